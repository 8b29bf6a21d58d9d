import StackDSL
import Testing

@testable import StackLSP

@Suite struct ArgumentsTests {
  private let options = [
    Option(name: "--format", choices: ["text", "json"], help: ""),
    Option(name: "--screen", placeholder: "NAME", help: ""), Option(name: "--strict", help: ""),
  ]

  @Test func optionsAndTheRestAreToldApart() throws {
    let arguments = try Arguments(
      ["a", "--format=json", "-", "--strict", "--screen", "x", "--", "--b"], options: options)
    #expect(arguments.positionals == ["a", "-", "--b"])
    #expect(arguments.value("--format") == "json")
    #expect(arguments.value("--screen") == "x")
    #expect(arguments.has("--strict"))
  }

  @Test(arguments: [
    ["--nonsense"], ["-x"], ["--format"], ["--format=xml"], ["--format", "xml"], ["--strict=yes"],
    ["--screen"],
  ])
  func refuses(words: [String]) {
    #expect(throws: UsageError.self) { try Arguments(words, options: options) }
  }

  @Test(arguments: [
    ["nonsense"], ["--nonsense"], ["--stdio", "file"], ["--clientProcessId=x"],
    ["--clientProcessId=0"], ["check", "/no/such/file"], ["frames"],
    ["frames", "a", "b"], ["explain"], ["explain", "no-such-code"], ["solve"],
    ["solve", "/no/such/file"], ["check", "--format", "xml", "."],
  ])
  func whatCannotBeUsedEndsWithTwo(words: [String]) {
    let capture = Capture()
    #expect(capture.run(words) == 2)
    #expect(capture.output.isEmpty)
    #expect(capture.error.hasPrefix("stack-lsp: "))
  }

  /// The intended word, or the available ones, and where to read more.
  @Test(arguments: [
    (["chek", "a"], "command \"chek\": did you mean check?"),
    (["check", "--strikt", "a"], "option \"--strikt\": did you mean --strict?"),
    (["frames", "--screen", "Sing", "-"], "screen \"Sing\": did you mean Sign?"),
    (
      ["frames", "--device", "Nokia", "-"],
      "device \"Nokia\": there is iPhone8 and iPhone8.landscape."
    ),
    (["explain", "-", "bx.width"], "view \"bx\": did you mean box?"),
    (["explain", "ambigous-hugging"], "did you mean ambiguous-hugging?"),
    (["dump", "tokns", "-"], "stage \"tokns\": did you mean tokens?"),
  ])
  func aWrongNameIsAnsweredByTheRightOne(words: [String], message: String) {
    let capture = Capture()
    let screen = "screen Sign {\n  devices: iPhone8, iPhone8.landscape\n  view box\n}\n"
    #expect(capture.run(words, input: screen) == 2)
    #expect(capture.error.contains(message), "\(capture.error)")
    let isCommand = Subcommand.all.contains { $0.name == words[0] }
    #expect(capture.error.hasSuffix("Try stack-lsp\(isCommand ? " \(words[0])" : "") --help.\n"))
  }

  /// Either name selects the view that frames prints as `first` below `row`: the one in the file, or its
  /// path.
  @Test(arguments: ["second.field.width", "row.second.field.width"])
  func theInsideOfAnInstanceIsExplained(name: String) {
    let capture = Capture()
    let screen = """
      component Field { hstack { view field { width == 20; height == 10 } } }
      screen Sign {
        devices: iPhone8
        vstack row { Field first {}; Field second {} }
      }
      """
    #expect(capture.run(["explain", "-", name], input: screen) == 0, "\(capture.error)")
    #expect(capture.output.contains("width 20"))
  }

  /// A compact date picker is recorded as 162 to 216 pt wide, depending on its date; a number that follows
  /// from it says so.
  @Test func aNumberSaysWhatItDependsOn() {
    let capture = Capture()
    let screen = """
      screen S {
        size: 320 x 480
        hstack row {
          top == superview.top; leading == superview.leading
          label caption { intrinsicContentSize: 60 x 20 }
          datePicker due { preferredDatePickerStyle: compact }
        }
      }
      """
    #expect(capture.run(["explain", "-", "row.width"], input: screen) == 0, "\(capture.error)")
    #expect(
      capture.output.contains("depends on the width of `due`, which code decides"),
      "\(capture.output)")
    let known = Capture()
    #expect(known.run(["explain", "-", "caption.width"], input: screen) == 0)
    #expect(!known.output.contains("depends on"), "\(known.output)")
    let frames = Capture()
    #expect(frames.run(["frames", "--format", "json", "-"], input: screen) == 0)
    #expect(frames.output.split(separator: "\"evidence\"").count == 2, "\(frames.output)")
  }

  /// The lines of `small` begin 16 pt below its top, those of `large` 26, so it sticks out by 10.
  @Test func aPositionByBaselinesNamesThem() {
    let capture = Capture()
    let screen = """
      screen S {
        size: 320 x 480
        hstack row {
          alignment: firstBaseline
          top == superview.top; leading == superview.leading
          label small { intrinsicContentSize: 60 x 20; firstBaseline: 16; lastBaseline: 4 }
          label large { intrinsicContentSize: 60 x 30; firstBaseline: 26; lastBaseline: 4 }
        }
      }
      """
    #expect(capture.run(["explain", "-", "large.y"], input: screen) == 0, "\(capture.error)")
    let line =
      "y −10: `row`; first baseline of `large` 26 pt below its top; "
      + "first baseline of `small` 16 pt below its top"
    #expect(capture.output.contains(line), "\(capture.output)")
  }

  /// If the arguments are right and the file is not, only the reason is printed.
  @Test(arguments: [
    (["check", "/no/such/file"], "stack-lsp: /no/such/file does not exist.\n"),
    (["check", "/dev/null"], "stack-lsp: /dev/null is no regular file.\n"),
    (["solve", "/"], "stack-lsp: / is a folder.\n"),
  ])
  func anUnusableFileIsAnsweredByItsReason(words: [String], message: String) {
    let capture = Capture()
    #expect(capture.run(words) == 2)
    #expect(capture.error == message)
  }

  @Test(arguments: ["check", "format", "solve", "frames"])
  func inputThatCannotBeReadIsNoEmptyFile(command: String) {
    let capture = Capture()
    #expect(capture.run([command, "-"], input: nil) == 2)
    #expect(capture.error.hasPrefix("stack-lsp: Standard input cannot be read"))
  }

  @Test func aFileOfComponentsSaysHowToSeeThem() {
    let text = "component Badge { view dot { width == 8; height == 8 } }\n"
    let capture = Capture()
    #expect(capture.run(["frames", "-"], input: text) == 2)
    #expect(capture.error.contains("There is no screen in -: --screen Badge shows"))
    #expect(Capture().run(["frames", "--screen", "Badge", "-"], input: text) == 0)
    #expect(Capture().run(["frames", "--format", "json", "-"], input: text) == 0)
  }

  @Test func aFolderIsShownAsAPageOnly() {
    let capture = Capture()
    #expect(capture.run(["frames", "/"]) == 2)
    #expect(capture.error.contains("as a page only: --format html."))
  }

  @Test func aPictureOfNothingIsRefused() {
    let capture = Capture()
    #expect(capture.run(["frames", "--format", "svg", "-"], input: "let a = 1\n") == 2)
    #expect(capture.error.contains("no screen"))
  }

  @Test func everyCommandHasHelp() {
    for command in Subcommand.all {
      let capture = Capture()
      #expect(capture.run([command.name, "--help"]) == 0)
      #expect(capture.output.hasPrefix("stack-lsp \(command.name): "))
      for option in command.options { #expect(capture.output.contains(option.usage)) }
    }
    #expect(Set(Subcommand.all.map(\.name)).count == Subcommand.all.count)
  }

  /// The words that the page offers are those that the program knows.
  @Test(arguments: [
    ("check", "--format", CheckJob.Format.allCases.map(\.rawValue)),
    ("check", "--fail-on", Problem.Severity.all.map(\.word)),
    ("check", "--level", Problem.Severity.all.map(\.word)),
    ("frames", "--direction", DirectionWord.words),
    ("frames", "--appearance", Appearance.allCases.map(\.rawValue)),
    ("swift", "--as", SwiftForm.allCases.map(\.rawValue)),
  ])
  func choicesAreThoseOfTheProgram(name: String, option: String, words: [String]) throws {
    let command = try #require(Subcommand.all.first { $0.name == name })
    #expect(command.options.first { $0.name == option }?.choices == words)
  }

  @Test func versionAndHelpAreOneQuestionAway() {
    let version = Capture()
    #expect(version.run(["--version"]) == 0)
    #expect(version.output == "stack-lsp \(StackLSP.version)\n")
    let help = Capture()
    #expect(help.run(["--help"]) == 0)
    for command in Subcommand.all {
      #expect(help.output.contains(command.page.summary))
      let versions = Capture()
      #expect(versions.run([command.name, "--version"]) == 0)
      #expect(versions.output == version.output)
      let (long, short, asked) = (Capture(), Capture(), Capture())
      #expect(long.run([command.name, "--help"]) == 0)
      #expect(short.run([command.name, "-h"]) == 0)
      #expect(asked.run(["help", command.name]) == 0)
      #expect(short.output == long.output && asked.output == long.output)
    }
  }
}
