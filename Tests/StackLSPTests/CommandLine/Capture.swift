import Synchronization

@testable import StackLSP

/// A console that keeps what is written to it.
final class Capture: Sendable {
  private let written = Mutex((output: "", error: ""))

  var output: String { written.withLock { $0.output } }
  var error: String { written.withLock { $0.error } }

  /// Runs the program and returns its exit status; `input` is nil where it cannot be read.
  func run(_ words: [String], input: String? = "", isColoured: Bool = false) -> Int32 {
    let console = Console(
      isColoured: isColoured, showsProgress: false,
      writeOutput: { text in self.written.withLock { $0.output += text } },
      writeError: { text in self.written.withLock { $0.error += text } },
      readInput: { input.map { Array($0.utf8) } })
    return runProgram(words, console)
  }
}
