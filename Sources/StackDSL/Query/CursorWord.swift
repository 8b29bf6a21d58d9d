/// A word at the cursor that has no frame, in the terms of the language; what has one is known by the
/// layout.
public enum CursorWord: Sendable {
  /// The name of a view, screen, component, let, parameter or state, declared or used.
  case name(Reference)
  case importPath(Import)
  case allowance(Allowance)
  case keyword(Keyword)
  /// As written: `iPhone16.landscape`.
  case device(String)
}

extension Model {
  /// The word at `offset` of this model's file, with its range; nil on blanks, comments, broken text
  /// and all other words.
  public func word(at offset: Int, in tree: SyntaxTree) -> (word: CursorWord, span: SourceSpan)? {
    guard let cursor = SyntaxCursor(tree, at: offset), !cursor.token.kind.isTrivia else {
      return nil
    }
    if let reference = reference(at: offset), reference.span == cursor.tokenSpan {
      return (.name(reference), reference.span)
    }
    if let item = importPath(at: offset) {
      return (.importPath(item), item.pathSpan)
    }
    if let keyword = cursor.keyword { return (.keyword(keyword), cursor.tokenSpan) }
    if let node = cursor.device { return (.device(node.text), cursor.span(node)) }
    guard let node = cursor.ancestor(.allow) else { return nil }
    let span = cursor.span(node)
    let allowance = item(around: span)?.allowances.first { $0.span == span }
    return allowance.map { (.allowance($0), span) }
  }
}

extension Model {
  /// The import whose path holds an offset.
  public func importPath(at offset: Int) -> Import? {
    position(at: offset).flatMap { cursor in imports.first { $0.pathSpan.contains(cursor) } }
  }
}

extension SyntaxCursor {
  fileprivate var keyword: Keyword? {
    guard token.kind == .identifier, let keyword = Keyword(rawValue: token.text),
      node.ownTokens.first?.index == token.index
    else { return nil }
    switch node.kind {
    case .path, .value, .name: return nil
    default: return keyword
    }
  }

  /// The name of a device: in a list of them, behind `on`, or compared with `device`.
  fileprivate var device: SyntaxNode? {
    guard token.kind.isName || token.kind == .dot, let parent = node.parent else { return nil }
    switch (node.kind, parent.kind) {
    case (.path, .devices): return node
    case (.value, .property), (.value, .comparison):
      let key = parent.first(.path)?.text
      return key == PropertyName.devices.rawValue
        || key == Condition.Subject.device.rawValue ? node : nil
    default: return nil
    }
  }
}
