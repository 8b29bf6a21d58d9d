import Foundation
import Testing

@testable import StackLSP

/// The completions and the manual page name everything that `--help` names.
@Suite struct ShellTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsNameEveryCommandAndOption(shell: String) {
    let capture = Capture()
    #expect(capture.run(["completions", shell]) == 0)
    for command in Subcommand.all {
      #expect(capture.output.contains(command.name))
      for option in command.options {
        let name = shell == "fish" ? "-l \(option.name.dropFirst(2))" : option.name
        #expect(capture.output.contains(name), "\(shell): \(option.name)")
      }
    }
  }

  /// bash itself runs the script and answers as a user would see it.
  @Test(arguments: [
    ("stack-lsp che", 1, "check"), ("stack-lsp check --show", 2, "--show-settings"),
    ("stack-lsp check --format js", 3, "json"), ("stack-lsp rules sty", 2, "style"),
  ])
  func bashCompletes(line: String, word: Int, completed: String) throws {
    let bash = URL(filePath: "/bin/bash")
    guard FileManager.default.isExecutableFile(atPath: bash.path) else { return }
    let capture = Capture()
    #expect(capture.run(["completions", "bash"]) == 0)
    let process = Process()
    process.executableURL = bash
    process.arguments = [
      "--norc", "-c",
      capture.output
        + "COMP_WORDS=(\(line)); COMP_CWORD=\(word); _stack_lsp; echo \"${COMPREPLY[*]}\"",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: bytes, as: UTF8.self) == completed + "\n")
  }

  @Test func theManualNamesEveryCommandAndOption() {
    let capture = Capture()
    #expect(capture.run(["man"]) == 0)
    #expect(capture.output.hasPrefix(".TH STACK-LSP 1"))
    for command in Subcommand.all {
      #expect(capture.output.contains(".SS \"\(command.name)"))
      for option in command.options {
        #expect(capture.output.contains(option.name.replacing("-", with: "\\-")))
      }
    }
  }

  @Test func rulesAreListedOnceEach() {
    let capture = Capture()
    #expect(capture.run(["rules"]) == 0)
    let codes = capture.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(codes.count == Rule.all.count)
    #expect(Set(codes) == Set(Rule.all.map(\.code)))
    #expect(Capture().run(["rules", "stile"]) == 2)
  }
}
