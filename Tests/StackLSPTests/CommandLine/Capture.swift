import Synchronization

@testable import StackLSP

/// A console that records its output.
final class Capture: Sendable {
  private let written = Mutex((output: [UInt8](), error: ""))

  var bytes: [UInt8] { written.withLock { $0.output } }
  var output: String { String(decoding: bytes, as: UTF8.self) }
  var error: String { written.withLock { $0.error } }

  /// Runs the program and returns its exit status; `input` is nil if standard input cannot be read.
  func run(_ words: [String], input: String? = "", isColoured: Bool = false) -> Int32 {
    run(words, bytes: input.map { Array($0.utf8) }, isColoured: isColoured)
  }

  /// - Parameter onError: called with each text written to standard error.
  func run(
    _ words: [String], bytes: [UInt8]?, isTerminal: Bool = false, isColoured: Bool = false,
    columns: Int? = nil,
    onError: @escaping @Sendable (String) -> Void = { _ in },
    pause: @escaping @Sendable (Int) -> Bool = { _ in false }
  ) -> Int32 {
    let console = Console(
      isTerminal: isTerminal, isColoured: isColoured, showsProgress: false, columns: columns,
      writeBytes: { bytes in self.written.withLock { $0.output += bytes } },
      writeError: { text in
        self.written.withLock { $0.error += text }
        onError(text)
      },
      pause: pause,
      readInput: { bytes })
    return runProgram(words, console)
  }
}
