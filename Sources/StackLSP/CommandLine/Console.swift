import JSONRPC
import StackDSL

/// The output of a command: standard output and standard error, or a test.
struct Console: Sendable {
  /// Whether the output is a terminal. Unprintable characters are then replaced; a program gets every byte.
  var isTerminal = false
  /// Whether standard input is a terminal at which a person types; with an editor it never is.
  var readsTerminal = false
  /// Whether output goes to a terminal that shows colors; a pipe gets none.
  var isColoured: Bool
  /// Whether standard error is a terminal, so that progress can be shown and erased.
  var showsProgress: Bool
  /// The width of the output's terminal in columns; nil if lines are never wrapped.
  var columns: Int?
  var writeBytes: @Sendable ([UInt8]) -> Void
  var writeError: @Sendable (String) -> Void
  /// Waits this many milliseconds; false to end the command, which only a test does.
  var pause: @Sendable (Int) -> Bool = { milliseconds in
    OwnProcess.pause(milliseconds: milliseconds)
    return true
  }
  /// All of standard input; nil if it cannot be read or is larger than any file may be.
  var readInput: @Sendable () -> [UInt8]?

  static func standard() -> Console {
    let showsOutput = Terminal.isBehind(StandardStream.output)
    let understandsControls = OwnProcess.variable("TERM") != "dumb"
    // https://no-color.org and https://force-color.org: "when present and not an empty string"
    let wantsColours = (OwnProcess.variable("NO_COLOR") ?? "").isEmpty
    let forcesColours = !["", "0"].contains(OwnProcess.variable("FORCE_COLOR") ?? "")
    return Console(
      isTerminal: showsOutput,
      readsTerminal: Terminal.isBehind(StandardStream.input),
      isColoured: forcesColours || showsOutput && understandsControls && wantsColours,
      showsProgress: Terminal.isBehind(StandardStream.error) && understandsControls,
      columns: Terminal.columns(StandardStream.output).flatMap { $0 >= 40 ? $0 : nil },
      writeBytes: { bytes in
        guard !DiskFile.write(bytes, to: StandardStream.output) else { return }
        // A write error, such as on a full disk, must not look like success.
        _ = DiskFile.write(
          Array("stack-lsp: the output cannot be written.\n".utf8), to: StandardStream.error)
        OwnProcess.end(ExitStatus.unusable)
      },
      writeError: { _ = DiskFile.write(Array($0.utf8), to: StandardStream.error) },
      readInput: { DiskFile.readToEnd(StandardStream.input, limit: DiskFile.maximumSize) })
  }

  func writeOutput(_ text: String) { writeBytes(Array(text.utf8)) }

  /// Text for people that quotes files, with several lines and without colors.
  func writePage(_ text: String) { writeOutput(text.printablePage) }

  /// Text for programs, such as code and pictures: unchanged except on a terminal.
  func writeExact(_ text: String) { isTerminal ? writePage(text) : writeOutput(text) }

  func writeJSON(_ json: JSON) { writeOutput(json.indented().printableJSON) }

  /// The reason why a command failed, for itself or for one of its files.
  func writeError(_ error: UsageError) { writeError("stack-lsp: \(error.message.printable)\n") }

  /// Lists the files that a writing command has left alone.
  func tellBehindLinks(_ names: [String]) {
    guard let first = names.first else { return }
    let rest = names.count == 1 ? " is" : " and \(names.count - 1) more are"
    writeError(
      "\(first.printable)\(rest) behind a link that leads out of the folder: not changed.\n")
  }

  func input() throws(UsageError) -> [UInt8] {
    guard let bytes = readInput() else {
      throw UsageError(
        "Standard input cannot be read, or is larger than \(DiskFile.maximumSize >> 20) MB.",
        isAboutWords: false)
    }
    return bytes
  }

  /// A line of progress that the next one replaces; nothing without a terminal.
  func progress(_ line: String) {
    if showsProgress { writeError("\r\u{1B}[K\(line)") }
  }

  /// Words separated by blanks, wrapped at the width of the terminal.
  func paragraph(_ parts: [(text: String, style: Style?)]) -> String {
    let indentation = "    "
    var text = ""
    var column = 0
    for (part, style) in parts where !part.isEmpty {
      var words: [String] = []
      func flush() {
        guard !words.isEmpty else { return }
        let joined = words.joined(separator: " ")
        text += style.map { paint(joined, $0) } ?? joined
        words = []
      }
      for word in part.split(separator: " ", omittingEmptySubsequences: false) {
        let isFirst = text.isEmpty && words.isEmpty
        if !isFirst, let columns, column + 1 + word.count > columns {
          flush()
          text += "\n" + indentation
          column = indentation.count
        } else if !isFirst {
          if words.isEmpty { text += " " }
          column += 1
        }
        words.append(String(word))
        column += word.count
      }
      flush()
    }
    return text + "\n"
  }

  func paint(_ text: String, _ style: Style) -> String {
    let (before, after) = marks(style)
    return before + text + after
  }

  /// The codes before and after text of this style; empty without colors.
  func marks(_ style: Style) -> (before: String, after: String) {
    isColoured ? ("\u{1B}[\(style.rawValue)m", "\u{1B}[0m") : ("", "")
  }

  /// ECMA-48, "Select Graphic Rendition".
  enum Style: String, Sendable {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case dim = "2"
    case green = "1;32"
  }
}

/// The exit statuses of every command.
enum ExitStatus {
  static let clean: Int32 = 0
  /// A finding of the failing severity exists.
  static let found: Int32 = 1
  /// The arguments or the files are not usable.
  static let unusable: Int32 = 2
}

/// The reason why a command cannot do its work.
struct UsageError: Error, Hashable {
  var message: String
  /// Whether the arguments are wrong, which the help explains; otherwise the files are.
  var isAboutWords = true

  init(_ message: String, isAboutWords: Bool = true) {
    self.message = message
    self.isAboutWords = isAboutWords
  }

  /// `a.stack does not exist.`
  init(unreadable name: String, at path: String) {
    self.init("\(name) \(DiskFile.obstacle(to: path)).", isAboutWords: false)
  }

  init(_ unknown: UnknownName) { self.init(unknown.message) }

  init(no kind: String, named word: String, among names: [String]) {
    self.init(UnknownName(kind: kind, name: word, known: names))
  }
}
