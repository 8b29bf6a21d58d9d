/// A line of a document's outline: an item of the file or a view, with what is inside.
public struct OutlineEntry: Sendable {
  public enum Kind: Sendable {
    case screen, component, constant, parameter, view(ViewKind?), instance
  }
  public var name: String
  public var kind: Kind
  /// The class of UIKit, the component, or the value.
  public var detail: String
  public var range: Range<Int>
  /// The name, or the word that stands for it; inside of `range`.
  public var selection: Range<Int>
  public var children: [OutlineEntry]
}

extension SyntaxTree {
  /// Screens, components and lets with their views, as written, whatever else is wrong with them.
  public var outline: [OutlineEntry] {
    zip(sections, starts).flatMap { section, start in
      section.root.children.flatMap { Outline(start: start).entries(of: $0) }
    }
  }
}

/// Reads the outline of one section.
private struct Outline {
  let start: Int

  func entries(of node: SyntaxNode) -> [OutlineEntry] {
    switch node.kind {
    case .screen: [entry(node, .screen, detail: "screen")]
    case .component: [entry(node, .component, detail: "component")]
    case .letItem: [entry(node, .constant, detail: node.first(.value)?.text ?? "")]
    case .parameter: [entry(node, .parameter, detail: node.first(.value)?.text ?? "")]
    case .view: [view(node)]
    case .when: node.first(.block).map { $0.children.flatMap(entries) } ?? []
    default: []
    }
  }

  private func entry(_ node: SyntaxNode, _ kind: OutlineEntry.Kind, detail: String) -> OutlineEntry
  {
    let name = node.first(.name)
    return OutlineEntry(
      name: name.map { $0.significantTokens.first?.name ?? "" } ?? "unnamed", kind: kind,
      detail: detail, range: shifted(node.range),
      selection: shifted(name?.range ?? node.range.prefixRange), children: children(of: node))
  }

  private func view(_ node: SyntaxNode) -> OutlineEntry {
    let word = node.first(.viewKind)?.text ?? "view"
    let kind = ViewKind(rawValue: word)
    let name = node.first(.name)
    return OutlineEntry(
      name: name?.significantTokens.first?.name ?? word,
      kind: kind == nil ? .instance : .view(kind), detail: kind?.className ?? word,
      range: shifted(node.range),
      selection: shifted((name ?? node.first(.viewKind))?.range ?? node.range.prefixRange),
      children: children(of: node))
  }

  private func children(of node: SyntaxNode) -> [OutlineEntry] {
    node.first(.block).map { $0.children.flatMap(entries) } ?? []
  }

  private func shifted(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound + start..<range.upperBound + start
  }
}

extension Range<Int> {
  /// The empty range at its start.
  fileprivate var prefixRange: Range<Int> { lowerBound..<lowerBound }
}
