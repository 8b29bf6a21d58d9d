/// What stands at the cursor, in the terms of the language: where hover, definition and help start.
public enum CursorSubject: Sendable {
  /// The name of a view, screen, component, let, parameter or state, declared or used.
  case name(Reference)
  /// The kind of a view: `label`.
  case kind(ViewKind)
  /// The key of a property, and the view that it is a property of.
  case property(PropertyName, of: ViewIndex)
  /// A value of a property, or a part of it.
  case value(of: PropertyName, view: ViewIndex, text: String)
  /// An attribute of an anchor, by the index of the first constraint that its line makes.
  case constraint(Int, attribute: String?)
  case priority(constraint: Int)
  case expectation(Int)
  case condition(ConditionIndex)
  case importPath(Import)
  case allowance(Int)
  case keyword(Keyword)
}

/// A subject with the range that it has in the file, and the screen around it.
public struct SubjectAtCursor: Sendable {
  public var subject: CursorSubject
  public var span: SourceSpan
  public var screen: Screen?
}

extension Model {
  /// What stands at `offset` of this model's file; nil on blanks, comments and broken text.
  public func subject(at offset: Int, in tree: SyntaxTree) -> SubjectAtCursor? {
    guard let cursor = SyntaxCursor(tree, at: offset), !cursor.token.kind.isTrivia else {
      return nil
    }
    let around = view(at: offset)
    func result(_ subject: CursorSubject, _ span: SourceSpan) -> SubjectAtCursor {
      SubjectAtCursor(subject: subject, span: span, screen: around?.screen)
    }
    if let reference = reference(at: offset), reference.span == cursor.tokenSpan {
      return result(.name(reference), reference.span)
    }
    if let item = imports.first(where: { $0.pathSpan.range.contains(offset) }) {
      return result(.importPath(item), item.pathSpan)
    }
    if cursor.node.kind == .viewKind, let kind = ViewKind(rawValue: cursor.token.text) {
      return result(.kind(kind), cursor.tokenSpan)
    }
    if let subject = keyword(at: cursor) { return result(subject, cursor.tokenSpan) }
    guard let around else { return nil }
    return member(at: cursor, in: around.screen).map { result($0.subject, $0.span) }
  }

  private func keyword(at cursor: SyntaxCursor) -> CursorSubject? {
    guard cursor.token.kind == .identifier, let keyword = Keyword(rawValue: cursor.token.text),
      cursor.node.ownTokens.first?.index == cursor.token.index
    else { return nil }
    switch cursor.node.kind {
    case .path, .value, .name: return nil
    default: return .keyword(keyword)
    }
  }

  private func member(at cursor: SyntaxCursor, in screen: Screen)
    -> (subject: CursorSubject, span: SourceSpan)?
  {
    guard let node = cursor.ancestor(.property, .constraint, .expect, .when, .allow) else {
      return nil
    }
    let span = cursor.span(node.range)
    switch node.kind {
    case .property: return property(at: cursor, span, in: screen)
    case .constraint:
      guard let index = screen.constraints.firstIndex(where: { $0.span == span }) else {
        return nil
      }
      if let prioritySpan = screen.constraints[index].prioritySpan,
        prioritySpan.contains(cursor.tokenSpan)
      {
        return (.priority(constraint: index), prioritySpan)
      }
      let isAttribute = Vocabulary.attributeWords.contains(cursor.token.text)
      return (
        .constraint(index, attribute: isAttribute ? cursor.token.text : nil),
        isAttribute ? cursor.tokenSpan : span
      )
    case .expect:
      return screen.expectations.firstIndex { $0.span == span }.map { (.expectation($0), span) }
    case .when:
      guard let condition = node.first(.condition) else { return nil }
      let conditionSpan = cursor.span(condition.range)
      guard conditionSpan.contains(cursor.tokenSpan) else { return nil }
      return screen.conditions.firstIndex { $0.span == conditionSpan }.map {
        (.condition(ConditionIndex($0)), conditionSpan)
      }
    default:
      return screen.allowances.firstIndex { $0.span == span }.map { (.allowance($0), span) }
    }
  }

  private func property(at cursor: SyntaxCursor, _ span: SourceSpan, in screen: Screen)
    -> (subject: CursorSubject, span: SourceSpan)?
  {
    for (index, view) in screen.views.enumerated() {
      guard let property = view.properties.first(where: { $0.span == span }) else { continue }
      if property.keySpan.contains(cursor.tokenSpan) {
        return (.property(property.name, of: ViewIndex(index)), property.keySpan)
      }
      return (
        .value(of: property.name, view: ViewIndex(index), text: cursor.token.text),
        cursor.tokenSpan
      )
    }
    return nil
  }
}
