/// A line of a file, or a block of such.
enum Member: Equatable {
  case line(String)
  case comment(String)
  /// `hstack row { … }`; without members, the head alone.
  case block(String, [Member])
  /// An empty line.
  case gap

  /// A block of lines alone stands on one line as long as that has at most this many columns.
  private static let lineWidth = 100

  func text(indentation: String = "") -> String {
    switch self {
    case .line(let line): return "\(indentation)\(line)\n"
    case .comment(let comment):
      return comment.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "\(indentation)\($0)\n" }.joined()
    case .gap: return "\n"
    case .block(let head, let members):
      guard !members.isEmpty else { return "\(indentation)\(head)\n" }
      if let line = Self.line(head, members), line.count + indentation.count <= Self.lineWidth {
        return "\(indentation)\(line)\n"
      }
      let inside = members.map { $0.text(indentation: indentation + "    ") }.joined()
      return "\(indentation)\(head) {\n\(inside)\(indentation)}\n"
    }
  }

  /// `label title "Hello" { hugging: 251 }`, where nothing in it is a block.
  private static func line(_ head: String, _ members: [Member]) -> String? {
    guard !head.hasPrefix("screen "), !head.hasPrefix("component "), members.count <= 3 else {
      return nil
    }
    var lines: [String] = []
    for member in members {
      guard case .line(let line) = member else { return nil }
      lines.append(line)
    }
    return "\(head) { \(lines.joined(separator: "; ")) }"
  }
}
