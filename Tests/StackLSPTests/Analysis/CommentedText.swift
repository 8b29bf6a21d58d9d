import TestSupport

@testable import StackDSL

/// Valid but unusual texts: the same tokens with comments and other separators between every two of them.
enum CommentedText {
  enum Style: CaseIterable, Sendable {
    /// A comment directly after every token.
    case behind
    /// A comment before every token, and every space doubled.
    case before
    /// Comments over two lines, and at the ends of lines.
    case lines
    /// Members on one line wherever `;` can replace the line's end, with comments on either side.
    case semicolons
    /// Any of these, varying from token to token.
    case mixed
  }

  static func text(of tree: SyntaxTree, _ style: Style) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(tree.text.count))
    var result: [UInt8] = []
    for section in tree.sections {
      let separators = section.memberSeparators
      var end = 0
      for token in 0..<section.tokens.count where !section.tokens.kind(token).isTrivia {
        let range = section.tokens.range(token)
        let gap = String(decoding: section.bytes[end..<range.lowerBound], as: UTF8.self)
        let isFirst = end == 0
        let chosen =
          style == .mixed ? Style.allCases.randomElement(using: &generator) ?? style : style
        let isSeparator = separators.contains(token)
        // The token that begins a section must begin its line.
        result += Array((isFirst ? gap : commented(gap, chosen, isSeparator)).utf8)
        result += section.bytes[range]
        end = range.upperBound
      }
      result += section.bytes[end...]
    }
    return result
  }

  private static func commented(
    _ gap: String, _ style: Style, _ isSeparator: Bool
  ) -> String {
    switch style {
    case .behind: return "/* c */" + gap
    case .before: return gap.replacing(" ", with: "  ") + "/**/"
    case .lines:
      guard gap.contains("\n") else { return " /* c\n c */" + gap }
      return "   // c" + (gap.contains("//") ? "\n" : "") + gap
    case .semicolons, .mixed:
      guard isSeparator, !gap.contains("//") else { return gap + " /* d */ " }
      let other = gap.replacing("\n", with: " ")
      return gap.utf8.count.isMultiple(of: 2)
        ? "; /* of the next */\(other)" : " /* of this */ ; \(other)"
    }
  }
}

extension Section {
  /// The tokens that begin a member after another one, where `;` can replace the line's end.
  fileprivate var memberSeparators: Set<Int> {
    var found: Set<Int> = []
    for record in nodes where record.kind.isMember || record.kind == .parameter {
      let first = Int(record.firstToken)
      let before = (0..<first).last { !tokens.kind($0).isTrivia }
      if let before, tokens.kind(before) != .leftBrace { found.insert(first) }
    }
    return found
  }
}
