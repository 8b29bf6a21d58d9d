/// The part of a file that is parsed on its own: one top-level item (or several that are not set
/// apart), with the comments and blank lines before it.
///
/// A section begins where a line begins with `screen`, `component`, `import` or `let`, whatever is
/// open before it. So an edit parses one section, a missing brace costs one section, and what is
/// derived from a section stays good as long as the section itself. All offsets are relative to
/// its start, which is why it need not change when text before it does.
public final class Section: Sendable {
  public let bytes: [UInt8]
  public let tokens: TokenTable
  let nodes: [NodeRecord]
  let faults: [SyntaxFault]
  /// The paths of the imports in it, as written.
  let importPaths: [String]
  let mark: SectionMark

  init(bytes: [UInt8], tokens: TokenTable, nodes: [NodeRecord], faults: [SyntaxFault]) {
    self.bytes = bytes
    self.tokens = tokens
    self.nodes = nodes
    self.faults = faults
    let items = Self.items(of: nodes)
    var traits: SectionMark.Traits = []
    if items.contains(where: { nodes[$0].kind != .screen && nodes[$0].kind != .unexpected }) {
      traits.insert(.declaresNames)
    }
    if items.contains(where: { nodes[$0].kind == .importItem }) { traits.insert(.imports) }
    if !faults.isEmpty { traits.insert(.isFaulty) }
    mark = SectionMark(traits)
    importPaths = items.filter { nodes[$0].kind == .importItem }.compactMap { item in
      Self.string(of: item, nodes, tokens).map { range in
        stringContent(String(decoding: bytes[range], as: UTF8.self))
      }
    }
  }

  /// The children of the root.
  private static func items(of nodes: [NodeRecord]) -> [Int] {
    var result: [Int] = []
    var index = 1
    while index < nodes.count {
      result.append(index)
      index = max(index + 1, Int(nodes[index].endNode))
    }
    return result
  }

  /// The first string that is the item's own, and not among what was passed over.
  private static func string(of item: Int, _ nodes: [NodeRecord], _ tokens: TokenTable)
    -> Range<Int>?
  {
    let node = nodes[item]
    let inner = nodes[min(item + 1, Int(node.endNode))..<Int(node.endNode)]
    let own = (node.firstToken..<max(node.firstToken, node.endToken)).first { token in
      tokens.kind(Int(token)) == .string
        && !inner.contains { $0.firstToken <= token && token < $0.endToken }
    }
    return own.map { tokens.range(Int($0)) }
  }
}

/// One node of a section, in preorder: its descendants follow it up to `endNode`.
struct NodeRecord: Sendable, Hashable {
  var kind: NodeKind
  /// The tokens it spans, without trivia at either end; empty for a missing node.
  var firstToken: UInt32
  var endToken: UInt32
  /// The index of the first node that is not a descendant.
  var endNode: UInt32
  var parent: UInt32
}

/// A fault that the parser found, by offsets in the section.
struct SyntaxFault: Sendable, Hashable {
  var code: ProblemCode
  var range: Range<Int>
  var message: String
  /// The bytes that would mend it: where, and what to put there.
  var cure: Cure?

  struct Cure: Sendable, Hashable {
    var title: String
    var range: Range<Int>
    var newText: String
  }
}
