/// Changes of constraints, by their index in `Screen.constraints`.
extension ScreenEditor {
  /// `@999` behind the constraint, in place of what stands there; 1000 takes it away.
  public func setPriority(ofConstraint index: Int, to priority: Double) -> [TextEdit]? {
    guard let constraint = editable(index) else { return nil }
    let end = constraint.prioritySlot.span
    if priority == 1000 {
      guard let span = constraint.prioritySpan else { return [] }
      return replace(end.through(span), by: "")
    }
    let written = "@\(shortNumber(priority))"
    return constraint.prioritySpan.map { replace($0, by: written) }
      ?? replace(end, by: " " + written)
  }

  /// The one literal that makes the constant; behind `inset` and `-` it stands for its opposite.
  ///
  /// - Parameter constant: in UIKit's sense, as in `Constraint.constant`.
  public func setConstant(ofConstraint index: Int, to constant: Double) -> [TextEdit]? {
    guard let constraint = editable(index),
      let literal = constraint.constantSpan.flatMap(passage), let old = Double(literal.words)
    else { return nil }
    let present = constraint.written(constraint.constant)
    let sign: Double = old == present ? 1 : old == -present ? -1 : 0
    let new = sign * constraint.written(constant)
    guard sign != 0, constant.isFinite else { return nil }
    return new < 0 ? negative(-new, at: literal) : [literal.replaced(by: shortNumber(new))]
  }

  /// A literal becomes negative: the operator before it turns round, or it gets a sign.
  private func negative(_ magnitude: Double, at literal: Passage) -> [TextEdit] {
    var before = literal.range.lowerBound
    while before > 0, literal.text[before - 1].isBlank { before -= 1 }
    let turned: String? =
      switch before > 0 ? literal.text[before - 1] : 0 {
      case UInt8(ascii: "+"): "-"
      case UInt8(ascii: "-"): "+"
      default: nil
      }
    guard let turned else { return [literal.replaced(by: "-" + shortNumber(magnitude))] }
    if turned == "+", !hasOperand(before: before - 1, in: literal.text) {
      let signed = literal.other(before - 1..<literal.range.upperBound)
      return [signed.replaced(by: shortNumber(magnitude))]
    }
    return [
      literal.other(before - 1..<before).replaced(by: turned),
      literal.replaced(by: shortNumber(magnitude)),
    ]
  }

  /// Something stands before the sign that it adds to or takes from: `inset -16` has a sign of its own.
  private func hasOperand(before sign: Int, in text: [UInt8]) -> Bool {
    var end = sign
    while end > 0, text[end - 1].isBlank { end -= 1 }
    guard end > 0, text[end - 1] == UInt8(ascii: ")") || text[end - 1].isWordByte else {
      return false
    }
    var start = end
    while start > 0, text[start - 1].isWordByte { start -= 1 }
    return !text[start..<end].elementsEqual(Keyword.inset.rawValue.utf8)
  }

  public func setRelation(ofConstraint index: Int, to relation: Constraint.Relation)
    -> [TextEdit]?
  {
    guard let constraint = editable(index) else { return nil }
    return relationToken(of: constraint.span).flatMap {
      replace($0, by: constraint.written(relation).rawValue)
    }
  }

  private func relationToken(of span: SourceSpan) -> SourceSpan? {
    guard let tree = files[span.file], let section = tree.places.index(of: span.section) else {
      return nil
    }
    let tokens = tree.sections[section].tokens
    var token = tokens.index(at: span.offsets.lowerBound)
    while token < tokens.count, tokens.end(token) <= span.offsets.upperBound {
      if tokens.kind(token).isRelation { return span.section.span(tokens.range(token)) }
      token += 1
    }
    return nil
  }

  public func removeConstraint(_ index: Int) -> [TextEdit]? {
    editable(index).flatMap { remove($0.span) }
  }

  /// A constraint of a component's body is changed there, for every instance, unless another file declares the
  /// component.
  private func editable(_ index: Int) -> Constraint? {
    guard screen.constraints.indices.contains(index) else { return nil }
    let constraint = screen.constraints[index]
    // The constraints of a frame and its mask have no text of their own.
    guard !constraint.isOfAutoresizingMask, !constraint.isOfUIKit else { return nil }
    return constraint.span.file == screen.span.file ? constraint : nil
  }
}

extension UInt8 {
  /// A letter, a digit, `_`, or part of a letter beyond ASCII.
  fileprivate var isWordByte: Bool {
    self >= 0x80 || self == UInt8(ascii: "_")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
      || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
  }
}
