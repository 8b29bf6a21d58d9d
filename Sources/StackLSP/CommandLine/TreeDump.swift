import JSONRPC
import StackDSL

/// One token on each line: its bytes, its kind, its text.
func tokenDump(_ tree: SyntaxTree) -> String {
  var text = ""
  for (section, start) in zip(tree.sections, tree.starts) {
    for index in 0..<section.tokens.count {
      let range = section.tokens.range(index)
      let place = "\(range.lowerBound + start)..<\(range.upperBound + start)"
      text += "\(place) \(section.tokens.kind(index)) \(jsonText(section.text(range)))\n"
    }
  }
  return text
}

/// The nested nodes, each with its bytes, and between them their own tokens. A node without children is one
/// line with its text.
func treeDump(_ tree: SyntaxTree) -> String {
  var text = ""
  for (section, start) in zip(tree.sections, tree.starts) {
    var pending: [(element: SyntaxNode.Element, depth: Int)] = [(.node(section.root), 0)]
    while let (element, depth) = pending.popLast() {
      text += String(repeating: "  ", count: depth)
      guard case .node(let node) = element else {
        if case .token(let token) = element { text += "\(jsonText(token.text))\n" }
        continue
      }
      let range = node.range
      let isLeaf = node.children.first { _ in true } == nil
      text += "\(node.kind) \(range.lowerBound + start)..<\(range.upperBound + start)"
      text += isLeaf && !range.isEmpty ? " \(jsonText(node.text))\n" : "\n"
      if !isLeaf { pending += node.elements.reversed().map { ($0, depth + 1) } }
    }
  }
  return text
}

private func jsonText(_ text: String) -> String {
  String(decoding: JSON.string(text).serialized(), as: UTF8.self)
}
