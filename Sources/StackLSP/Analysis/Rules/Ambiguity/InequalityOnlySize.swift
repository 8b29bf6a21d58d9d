import LayoutEngine
import StackDSL

extension Rule {
  static let inequalityOnlySize = Rule(
    code: "inequality-only-size", severity: .warning,
    traits: Traits(doubt: .size),
    checks: [.ambiguity(report)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    guard case .missing = ambiguity.ambiguity.cause else { return nil }
    let reading = ambiguity.reading
    for quantity in ambiguity.group where quantity.attribute.isSize {
      guard let bound = inequality(on: quantity, in: reading) else { continue }
      var report = ambiguity.report(
        message(ambiguity, quantity, bound.words), views: [quantity.view],
        remedies: remedies(ambiguity, quantity, bound))
      report.span = bound.place
      return report
    }
    return nil
  }

  private struct Bound {
    var index: Int
    var words: String
    var place: SourceSpan
    var constant: Double
  }

  private static func inequality(
    on quantity: Ambiguity.Quantity, in reading: LayoutReading
  ) -> Bound? {
    for id in reading.constraintsOfView[quantity.view.index] {
      let constraint = reading.problem.constraints[id.index]
      guard constraint.first.view == quantity.view, constraint.second == nil,
        constraint.first.attribute == quantity.attribute.axis.sizeAttribute,
        constraint.relation != .equal, let index = reading.constraintIndex(id)
      else { continue }
      let written = reading.screen.constraints[index]
      return Bound(
        index: index, words: quoted(written.text),
        place: reading.place(of: written), constant: constraint.constant)
    }
    return nil
  }

  private static func remedies(
    _ ambiguity: AmbiguityCase, _ quantity: Ambiguity.Quantity, _ bound: Bound
  ) -> [Remedy] {
    let reading = ambiguity.reading
    let view = reading.index(quantity.view)
    let axis = quantity.attribute.axis
    let wish = PlainConstraint.size(of: view, axis, bound.constant, priority: 1)
    let size = PlainConstraint.size(of: view, axis, bound.constant)
    return Remedy.asHighAsText(quantity.view, ambiguity) + [
      Remedy(
        "Add `\(reading.text(wish))` to \(reading.name(quantity.view))",
        [.addConstraint(view, wish)], shows: [view],
        axis: quantity.attribute.axis),
      Remedy(
        "Change \(bound.words) to `\(reading.text(size))`",
        [.setRelation(constraint: bound.index, .equal)],
        shows: [view],
        axis: quantity.attribute.axis),
    ]
  }

  private static func message(
    _ ambiguity: AmbiguityCase, _ quantity: Ambiguity.Quantity, _ words: String
  ) -> String {
    "\(words) alone does not size \(ambiguity.reading.name(quantity.view)): its "
      + "\(quantity.attribute.axis.sizeWord) may be \(range(quantity.lower, quantity.upper)), and "
      + "nothing prefers one value."
  }
}
