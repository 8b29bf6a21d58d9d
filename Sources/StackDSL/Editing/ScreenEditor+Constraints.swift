/// Changes of constraints, by their index in `Screen.constraints`.
extension ScreenEditor {
  /// `@999` behind the constraint, in place of what stands there; 1000 takes it away.
  public func setPriority(ofConstraint index: Int, to priority: Double) -> [TextEdit]? {
    guard let constraint = editable(index), let text = files[constraint.span.file]?.text else {
      return nil
    }
    let file = constraint.span.file
    let offset = constraint.priorityInsertionOffset
    if priority == 1000 {
      guard let span = constraint.prioritySpan else { return [] }
      let range = offset..<span.range.upperBound
      return [TextEdit(SourceSpan(file: file, range: range), of: text, by: "")]
    }
    let written = "@\(shortNumber(priority))"
    if let span = constraint.prioritySpan { return [TextEdit(span, of: text, by: written)] }
    let end = SourceSpan(file: file, range: offset..<offset)
    return [TextEdit(end, of: text, by: " " + written)]
  }

  /// The one literal that makes the constant; behind `inset` and `-` it stands for its opposite.
  ///
  /// - Parameter constant: in UIKit's sense, as in `Constraint.constant`.
  public func setConstant(ofConstraint index: Int, to constant: Double) -> [TextEdit]? {
    guard let constraint = editable(index), let span = constraint.constantSpan,
      let text = files[span.file]?.text, span.range.upperBound <= text.count,
      let old = Double(String(decoding: text[span.range], as: UTF8.self))
    else { return nil }
    let sign: Double = old == constraint.constant ? 1 : old == -constraint.constant ? -1 : 0
    let new = sign * constant
    guard sign != 0, constant.isFinite else { return nil }
    guard new < 0 else { return [TextEdit(span, of: text, by: shortNumber(new))] }
    return negative(-new, at: span, in: text)
  }

  /// A literal becomes negative: the operator before it turns round, or it gets a sign.
  private func negative(_ magnitude: Double, at span: SourceSpan, in text: [UInt8]) -> [TextEdit]? {
    var before = span.range.lowerBound
    while before > 0, text[before - 1].isBlank { before -= 1 }
    let turned: String? =
      switch before > 0 ? text[before - 1] : 0 {
      case UInt8(ascii: "+"): "-"
      case UInt8(ascii: "-"): "+"
      default: nil
      }
    guard let turned else {
      return [TextEdit(span, of: text, by: "-" + shortNumber(magnitude))]
    }
    let sign = SourceSpan(file: span.file, range: before - 1..<before)
    if turned == "+", !hasOperand(before: before - 1, in: text) {
      let signed = SourceSpan(file: span.file, range: before - 1..<span.range.upperBound)
      return [TextEdit(signed, of: text, by: shortNumber(magnitude))]
    }
    return [
      TextEdit(sign, of: text, by: turned), TextEdit(span, of: text, by: shortNumber(magnitude)),
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
    guard let constraint = editable(index), let tree = files[constraint.span.file],
      let token = relationToken(of: constraint.span, in: tree)
    else { return nil }
    return [TextEdit(token, of: tree.text, by: relation.rawValue)]
  }

  private func relationToken(of span: SourceSpan, in tree: SyntaxTree) -> SourceSpan? {
    let section = tree.sectionIndex(at: span.range.lowerBound)
    guard tree.sections.indices.contains(section) else { return nil }
    let start = tree.starts[section]
    let tokens = tree.sections[section].tokens
    var token = tokens.index(at: span.range.lowerBound - start)
    while token < tokens.count, tokens.end(token) + start <= span.range.upperBound {
      if tokens.kind(token).isRelation {
        let range = tokens.range(token)
        return SourceSpan(
          file: span.file, range: range.lowerBound + start..<range.upperBound + start)
      }
      token += 1
    }
    return nil
  }

  public func removeConstraint(_ index: Int) -> [TextEdit]? {
    editable(index).flatMap { remove($0.span) }
  }

  /// A constraint of a component's body belongs to every instance and is not changed for one.
  private func editable(_ index: Int) -> Constraint? {
    guard screen.constraints.indices.contains(index) else { return nil }
    let constraint = screen.constraints[index]
    // What a frame and its mask make is no text of its own.
    guard !constraint.isOfAutoresizingMask else { return nil }
    return screen.span.contains(constraint.span) ? constraint : nil
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
