/// Every span of a model, and how it is moved.
extension Screen: Movable {
  public mutating func move(by relocation: Relocation) {
    relocation.move(&nameSpan)
    relocation.move(&span)
    properties.move(by: relocation)
    views.move(by: relocation)
    constraints.move(by: relocation)
    for index in expectations.indices { relocation.move(&expectations[index].span) }
    for index in allowances.indices {
      relocation.move(&allowances[index].span)
      relocation.move(&allowances[index].codeSpan)
    }
    for index in conditions.indices { relocation.move(&conditions[index].span) }
  }
}

extension Component: Movable {
  public mutating func move(by relocation: Relocation) {
    relocation.move(&nameSpan)
    relocation.move(&span)
    for index in parameters.indices { relocation.move(&parameters[index].nameSpan) }
    standalone.move(by: relocation)
  }
}

extension View: Movable {
  public mutating func move(by relocation: Relocation) {
    // An array that stays as it is need not be copied.
    if properties.contains(where: { relocation.moved($0.span) != $0.span }) {
      properties.move(by: relocation)
    }
    relocation.move(&span)
    relocation.move(&kindSpan)
    relocation.move(&nameSpan)
    relocation.move(&instanceSpan)
    relocation.move(&blockSpan)
  }
}

extension Property: Movable {
  public mutating func move(by relocation: Relocation) {
    relocation.move(&span)
    relocation.move(&keySpan)
    relocation.move(&valueSpan)
  }
}

extension Constraint: Movable {
  public mutating func move(by relocation: Relocation) {
    priorityInsertionOffset += relocation.distance(of: span)
    relocation.move(&span)
    relocation.move(&constantSpan)
    relocation.move(&prioritySpan)
  }
}

extension Problem: Movable {
  public mutating func move(by relocation: Relocation) {
    relocation.move(&span)
    for index in notes.indices { relocation.move(&notes[index].span) }
    for index in fixes.indices {
      for edit in fixes[index].edits.indices { relocation.move(&fixes[index].edits[edit].span) }
    }
  }
}

extension Reference: Movable {
  public mutating func move(by relocation: Relocation) {
    relocation.move(&span)
    relocation.move(&symbol.declaration)
  }
}

extension Import: Movable {
  public mutating func move(by relocation: Relocation) {
    relocation.move(&span)
    relocation.move(&pathSpan)
  }
}

extension Array: Movable where Element: Movable {
  public mutating func move(by relocation: Relocation) {
    for index in indices { self[index].move(by: relocation) }
  }
}
