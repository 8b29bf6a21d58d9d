import StackDSL

/// Writes a change into the text: the smallest edits, in the style of the lines around.
///
/// Nil where the text gives no place for it, such as a number that comes from a `let`.
struct ChangeWriter: Sendable {
  let screen: Screen
  let text: @Sendable (FileID) -> [UInt8]?

  func edits(for change: Change) -> [TextEdit]? {
    switch change {
    case .set(let view, let property, let value):
      return set(property, of: view, to: value)
    case .removeProperty(let view, let property):
      let spans = ownProperties(of: view).filter { $0.name == property }.map(\.span)
      return spans.isEmpty ? nil : combined(spans.map(remove))
    case .addMember(let view, let member):
      return insert(member, into: view, after: nil)
    case .addConstraint(let view, let member):
      return insert(member, into: view, after: lastConstraint(of: view))
    case .setPriority(let index, let priority):
      return setPriority(of: screen.constraints[index], to: priority)
    case .setConstant(let index, let constant):
      return setConstant(of: screen.constraints[index], to: constant)
    case .setRelation(let index, let relation):
      return setRelation(of: screen.constraints[index], to: relation)
    case .removeConstraint(let index):
      return remove(screen.constraints[index].span)
    case .replace(let span, let newText):
      return [TextEdit(span, newText)]
    case .removeMember(let span):
      return remove(span)
    }
  }

  private func combined(_ edits: [[TextEdit]?]) -> [TextEdit]? {
    let known = edits.compactMap { $0 }
    return known.count == edits.count ? known.flatMap { $0 } : nil
  }
}

// MARK: Properties

extension ChangeWriter {
  /// Assignments that stand in the view's own braces; a component's own are left alone, because
  /// other instances share them.
  private func ownProperties(of view: ViewIndex) -> [Property] {
    guard screen.views.indices.contains(view.index) else { return [] }
    let declared = screen.views[view.index]
    return declared.properties.filter { $0.span.isInside(declared.span) && $0.condition == nil }
  }

  private func set(
    _ property: PropertyName, of view: ViewIndex, to value: String
  ) -> [TextEdit]? {
    let own = ownProperties(of: view)
    if let known = own.last(where: { $0.name == property }) {
      return [TextEdit(known.valueSpan, value)]
    }
    return insert("\(property.rawValue): \(value)", into: view, after: own.last?.span)
  }
}

// MARK: Constraints

extension ChangeWriter {
  private func lastConstraint(of view: ViewIndex) -> SourceSpan? {
    guard screen.views.indices.contains(view.index) else { return nil }
    let span = screen.views[view.index].span
    return screen.constraints.last {
      $0.owner == view && $0.span.isInside(span) && $0.condition == nil
    }?.span
  }

  private func setPriority(
    of constraint: StackDSL.Constraint, to priority: Double
  ) -> [TextEdit]? {
    let written = "@\(literal(priority))"
    if let span = constraint.prioritySpan { return [TextEdit(span, written)] }
    let offset = constraint.priorityInsertionOffset
    return [TextEdit(SourceSpan(file: constraint.span.file, range: offset..<offset), " " + written)]
  }

  /// The literal may stand for the constant or, behind `inset` and `-`, for its opposite.
  private func setConstant(
    of constraint: StackDSL.Constraint, to constant: Double
  ) -> [TextEdit]? {
    guard let span = constraint.constantSpan, let old = Double(slice(span)) else { return nil }
    let sign: Double =
      old == constraint.constant ? 1 : old == -constraint.constant ? -1 : 0
    let new = sign * constant
    guard sign != 0, new >= 0 || old < 0 else { return nil }
    return [TextEdit(span, literal(new))]
  }

  private func setRelation(
    of constraint: StackDSL.Constraint, to relation: String
  ) -> [TextEdit]? {
    let text = slice(constraint.span)
    for known in ["==", "<=", ">="] {
      guard let range = text.utf8.firstRange(of: known.utf8) else { continue }
      let start =
        constraint.span.range.lowerBound
        + text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return [TextEdit(SourceSpan(file: constraint.span.file, range: start..<start + 2), relation)]
    }
    return nil
  }

  /// As a file writes it: no exponent, no trailing zeros, at most a hundredth of a point.
  private func literal(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? String(Int(rounded)) : String(rounded)
  }
}

// MARK: Members

extension ChangeWriter {
  /// A new member in the braces of a view, which get written if there are none.
  private func insert(
    _ member: String, into view: ViewIndex, after neighbour: SourceSpan?
  ) -> [TextEdit]? {
    guard screen.views.indices.contains(view.index) else { return nil }
    let span = view == .screen ? screen.span : screen.views[view.index].span
    guard let text = text(span.file), span.range.upperBound <= text.count,
      let block = Block(of: span, in: text)
    else {
      return [
        TextEdit(
          SourceSpan(file: span.file, range: span.range.upperBound..<span.range.upperBound),
          " { \(member) }")
      ]
    }
    return [block.insertion(of: member, after: neighbour, in: text)]
  }

  /// A member goes with its line if it stands alone on it, else with its semicolon.
  private func remove(_ span: SourceSpan) -> [TextEdit]? {
    guard let text = text(span.file), span.range.upperBound <= text.count else { return nil }
    var start = span.range.lowerBound
    var end = span.range.upperBound
    while start > 0, text[start - 1].isBlank { start -= 1 }
    while end < text.count, text[end].isBlank { end += 1 }
    let beginsLine = start == 0 || text[start - 1].isNewline
    let endsLine = end == text.count || text[end].isNewline
    if beginsLine && endsLine {
      if end < text.count, text[end] == UInt8(ascii: "\r") { end += 1 }
      if end < text.count, text[end] == UInt8(ascii: "\n") { end += 1 }
    } else if end < text.count, text[end] == UInt8(ascii: ";") {
      start = span.range.lowerBound
      end += 1
      while end < text.count, text[end].isBlank { end += 1 }
    } else {
      end = span.range.upperBound
      start = span.range.lowerBound
      var before = start
      while before > 0, text[before - 1].isBlank { before -= 1 }
      if before > 0, text[before - 1] == UInt8(ascii: ";") { start = before - 1 }
    }
    return [TextEdit(SourceSpan(file: span.file, range: start..<end), "")]
  }

  private func slice(_ span: SourceSpan) -> String {
    guard let text = text(span.file), span.range.upperBound <= text.count else { return "" }
    return String(decoding: text[span.range], as: UTF8.self)
  }
}

extension SourceSpan {
  func isInside(_ other: SourceSpan) -> Bool {
    file == other.file && range.lowerBound >= other.range.lowerBound
      && range.upperBound <= other.range.upperBound
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
