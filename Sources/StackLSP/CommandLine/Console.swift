#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import StackDSL

/// Where a command writes to: standard output and standard error, or a test.
struct Console: Sendable {
  /// Whether output goes to a terminal that shows colours; a pipe gets none.
  var isColoured: Bool
  /// Whether standard error is a terminal, so that progress can be shown and wiped away.
  var showsProgress: Bool
  var writeOutput: @Sendable (String) -> Void
  var writeError: @Sendable (String) -> Void
  var readInput: @Sendable () -> [UInt8]

  static func standard() -> Console {
    // NO_COLOR: https://no-color.org
    let colours = isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR") == nil
    return Console(
      isColoured: colours, showsProgress: isatty(STDERR_FILENO) == 1,
      writeOutput: { _ = DiskFile.write(Array($0.utf8), to: STDOUT_FILENO) },
      writeError: { _ = DiskFile.write(Array($0.utf8), to: STDERR_FILENO) },
      readInput: { DiskFile.readToEnd(STDIN_FILENO, limit: DiskFile.maximumSize) ?? [] })
  }

  /// A line that the next one replaces; nothing where nobody looks.
  func progress(_ line: String) {
    if showsProgress { writeError("\r\u{1B}[K\(line)") }
  }

  func paint(_ text: String, _ style: Style) -> String {
    isColoured ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
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
  /// Something of the failing severity was found.
  static let found: Int32 = 1
  /// The arguments or the files cannot be used.
  static let unusable: Int32 = 2
}

/// Why a command cannot do what it was asked for.
struct UsageError: Error, Hashable {
  var message: String
  init(_ message: String) { self.message = message }

  /// `There is no screen "Sing": did you mean Sign?`, or what there is.
  init(no kind: String, named word: String, among names: [String]) {
    let nearest = nearestName(to: word, in: names)
    let known = names.isEmpty ? "there is none" : "there is \(shortList(names, limit: 12))"
    let hint = nearest.map { "did you mean \($0)?" } ?? known + "."
    message = "There is no \(kind) \"\(word)\": \(hint)"
  }
}
