import JSONRPC
import StackDSL

/// The classes of a document's tokens in LSP's encoding of five numbers each: line and character relative to
/// the token before, length, type and modifiers.
struct SemanticTokens: Sendable, Hashable {
  private var numbers: [Int] = []

  /// LSP's own name for the type if there is one, so that every theme has a color for it.
  static let types = [
    "keyword", "class", "struct", "variable", "enumMember", "parameter", "property", "number",
    "string", "comment", "operator", "macro", "type",
  ]

  init(
    _ tokens: [ClassifiedToken], of source: SourceText, _ encoding: PositionEncoding,
    in range: Range<Int>? = nil
  ) {
    var writer = Writer(source: source, encoding: encoding)
    for token in tokens
    where range.map({ $0.overlaps(token.range) }) ?? true {
      writer.write(token)
    }
    numbers = writer.numbers
  }

  var json: JSON { .array(numbers.map(JSON.integer)) }

  /// One edit from the first to the last number that differs; none if all are equal.
  func edits(from old: SemanticTokens) -> JSON {
    let start = zip(old.numbers, numbers).prefix { $0 == $1 }.count
    let shared = min(old.numbers.count, numbers.count) - start
    let end = zip(old.numbers.reversed(), numbers.reversed()).prefix { $0 == $1 }.count
    let kept = min(end, shared)
    let deleted = old.numbers.count - start - kept
    let inserted = numbers[start..<(numbers.count - kept)]
    guard deleted > 0 || !inserted.isEmpty else { return [] }
    return [
      [
        "start": .integer(start), "deleteCount": .integer(deleted),
        "data": .array(inserted.map(JSON.integer)),
      ]
    ]
  }

  /// Writes the tokens in order and keeps count of lines and characters.
  private struct Writer {
    let source: SourceText
    let encoding: PositionEncoding
    var numbers: [Int] = []
    private var last = Position(line: 0, character: 0)

    init(source: SourceText, encoding: PositionEncoding) {
      self.source = source
      self.encoding = encoding
    }

    /// A token that spans several lines becomes one token on each, as clients expect.
    mutating func write(_ token: ClassifiedToken) {
      let first = source.lines.line(at: token.range.lowerBound)
      let last = source.lines.line(at: max(token.range.lowerBound, token.range.upperBound - 1))
      for line in first...max(first, last) {
        let content = source.lines.contentRange(ofLine: line, in: source.bytes)
        let part = content.clamped(to: token.range)
        let start = source.position(of: part.lowerBound, encoding)
        let end = source.position(of: part.upperBound, encoding)
        write(start, length: end.character - start.character, token)
      }
    }

    private mutating func write(_ start: Position, length: Int, _ token: ClassifiedToken) {
      guard length > 0 else { return }
      let isSameLine = start.line == last.line
      numbers += [
        start.line - last.line, start.character - (isSameLine ? last.character : 0), length,
        token.tokenClass.type, token.isDeclaration ? 1 : 0,
      ]
      last = start
    }
  }
}

extension ClassifiedToken.Class {
  /// An index into `SemanticTokens.types`.
  fileprivate var type: Int {
    switch self {
    case .keyword: 0
    case .viewKind: 1
    case .component: 2
    case .view, .constant: 3
    case .enumCase, .state, .device: 4
    case .parameter: 5
    case .property, .attribute, .guide, .condition: 6
    case .number, .priority: 7
    case .string: 8
    case .comment, .documentation: 9
    case .operation: 10
    case .code: 11
    case .screen: 12
    }
  }
}
