/// Moves everything that lies in one section to where the section has moved.
struct Relocation {
  let file: FileID
  /// Where the section was.
  let range: Range<Int>
  let delta: Int

  func move(_ span: inout SourceSpan) {
    guard contains(span) else { return }
    span.range = span.range.lowerBound + delta..<span.range.upperBound + delta
  }

  private func contains(_ span: SourceSpan) -> Bool {
    span.range.lowerBound >= range.lowerBound && span.range.upperBound <= range.upperBound
      && span.file == file
  }

  private func move(_ span: inout SourceSpan?) {
    guard var moved = span else { return }
    move(&moved)
    span = moved
  }

  func move(_ problem: inout Problem) {
    move(&problem.span)
    for index in problem.notes.indices { move(&problem.notes[index].span) }
    for index in problem.fixes.indices {
      for edit in problem.fixes[index].edits.indices {
        move(&problem.fixes[index].edits[edit].span)
      }
    }
  }

  func move(_ reference: inout Reference) {
    move(&reference.span)
    move(&reference.symbol.declaration)
  }

  func move(_ component: inout Component) {
    move(&component.nameSpan)
    move(&component.span)
    for index in component.parameters.indices { move(&component.parameters[index].nameSpan) }
    move(&component.standalone)
  }

  func move(_ screen: inout Screen) {
    move(&screen.nameSpan)
    move(&screen.span)
    for index in screen.properties.indices { move(&screen.properties[index]) }
    for index in screen.views.indices { move(&screen.views[index]) }
    for index in screen.constraints.indices { move(&screen.constraints[index]) }
    for index in screen.expectations.indices { move(&screen.expectations[index].span) }
    for index in screen.allowances.indices {
      move(&screen.allowances[index].span)
      move(&screen.allowances[index].codeSpan)
    }
    for index in screen.conditions.indices { move(&screen.conditions[index].span) }
  }

  private func move(_ property: inout Property) {
    move(&property.span)
    move(&property.keySpan)
    move(&property.valueSpan)
  }

  private func move(_ view: inout View) {
    for index in view.properties.indices { move(&view.properties[index]) }
    move(&view.span)
    move(&view.kindSpan)
    move(&view.nameSpan)
    move(&view.instanceSpan)
    move(&view.blockSpan)
  }

  private func move(_ constraint: inout Constraint) {
    if contains(constraint.span) { constraint.priorityInsertionOffset += delta }
    move(&constraint.span)
    move(&constraint.constantSpan)
    move(&constraint.prioritySpan)
  }
}
