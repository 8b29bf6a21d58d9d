/// The meaning of a text, however it is laid out: its words in order, the members that they form, and the
/// faults that the parser found.
struct TextStructure: Equatable {
  /// The words, one behind the other.
  private var text: [UInt8] = []
  /// Where each word ends in `text`.
  private var words: [Int] = []
  private var nodes: [Node] = []
  private var faults: [ProblemCode] = []

  private struct Node: Equatable {
    var kind: NodeKind
    /// By number.
    var words: Range<Int>
  }

  init(_ tree: SyntaxTree) {
    for section in tree.sections { append(section) }
  }

  /// Sections themselves do not count: `let a = 1; let b = 2` is one, on two lines it is two.
  private mutating func append(_ section: Section) {
    var wordsBefore: [Int] = []
    wordsBefore.reserveCapacity(section.tokens.count + 1)
    for token in 0..<section.tokens.count {
      wordsBefore.append(words.count)
      let kind = section.tokens.kind(token)
      if kind.isTrivia || kind == .semicolon { continue }
      text += section.bytes[section.tokens.range(token)]
      words.append(text.count)
    }
    wordsBefore.append(words.count)
    for record in section.nodes.dropFirst() {
      let first = wordsBefore[min(Int(record.firstToken), section.tokens.count)]
      let end = wordsBefore[min(Int(record.endToken), section.tokens.count)]
      nodes.append(Node(kind: record.kind, words: first..<max(first, end)))
    }
    faults += section.faults.map(\.code)
  }
}
