/// The item under a cursor in the terms of the language. Every question about a place in the text begins here.
public struct CursorTarget: Sendable {
  public enum Word: Sendable {
    /// The name of a view, screen, component, let, parameter or state, declared or used.
    case name(Reference)
    case importPath(Import)
    /// A word in a constraint or an expectation that no file declares, and whether it begins its path.
    case place(PlaceWord, isFirst: Bool)
    case keyword(Keyword)
    /// As written: `iPhone16.landscape`.
    case device(String)
    case allowance(Allowance)
  }

  public var word: Word
  public var span: SourceSpan

  /// Nil if the word is not a name.
  public var reference: Reference? {
    if case .name(let reference) = word { reference } else { nil }
  }
}

extension Model {
  /// The word at `offset` of this model's file; nil on blanks, comments, broken text and words that
  /// only the layout can explain.
  ///
  /// - Parameter tree: of the text that the model was read from.
  public func target(at offset: Int, in tree: SyntaxTree) -> CursorTarget? {
    guard let cursor = SyntaxCursor(tree, at: offset), !cursor.token.kind.isTrivia else {
      return nil
    }
    if let reference = reference(at: offset) {
      return CursorTarget(word: .name(reference), span: reference.span)
    }
    if let item = imports.first(where: { $0.pathSpan.contains(cursor.tokenSpan) }) {
      return CursorTarget(word: .importPath(item), span: item.pathSpan)
    }
    if let (place, isFirst) = cursor.place {
      return CursorTarget(word: .place(place, isFirst: isFirst), span: cursor.tokenSpan)
    }
    if let keyword = cursor.keyword {
      return CursorTarget(word: .keyword(keyword), span: cursor.tokenSpan)
    }
    if let node = cursor.device {
      return CursorTarget(word: .device(node.text), span: cursor.span(node))
    }
    guard let node = cursor.ancestor(.allow) else { return nil }
    let span = cursor.span(node)
    let allowance = item(around: span)?.allowances.first { $0.span == span }
    return allowance.map { CursorTarget(word: .allowance($0), span: span) }
  }
}

extension SyntaxCursor {
  fileprivate var place: (PlaceWord, isFirst: Bool)? {
    guard token.kind.isName, let word = PlaceWord(rawValue: token.text),
      let path = ancestor(.path), ancestor(.constraint, .expect) != nil
    else { return nil }
    let names = path.significantTokens.filter(\.kind.isName)
    // The last word of an anchor is its attribute.
    guard names.last?.range != token.range else { return nil }
    return (word, names.first?.range == token.range)
  }

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
