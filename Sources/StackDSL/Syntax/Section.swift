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

  init(bytes: [UInt8], tokens: TokenTable, nodes: [NodeRecord], faults: [SyntaxFault]) {
    self.bytes = bytes
    self.tokens = tokens
    self.nodes = nodes
    self.faults = faults
  }
}

/// One node of a section, in preorder: its descendants follow it up to `endNode`.
struct NodeRecord: Sendable, Hashable {
  var kind: NodeKind
  /// The tokens it spans, without trivia at either end; empty for a missing node.
  var firstToken: UInt32
  var endToken: UInt32
  /// The index of the first node that is no descendant.
  var endNode: UInt32
  var parent: UInt32
}

/// What the parser found wrong, by offsets in the section.
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
