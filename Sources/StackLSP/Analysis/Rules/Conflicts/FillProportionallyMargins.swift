import LayoutEngine
import StackDSL

extension Rule {
  static let fillProportionallyMargins = Rule(
    code: "fill-proportionally-margins", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    guard let made = conflict.made(.fillProportionally),
      let properties = reading.stackProperties(made.stack),
      properties.isLayoutMarginsRelativeArrangement,
      let view = reading.visibleArranged(in: made.stack).first
    else { return nil }
    let margins = reading.problem.views[made.stack.index].layoutMargins
    let taken =
      properties.axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard taken > 0 else { return nil }
    return conflict.report(
      "`fillProportionally` makes \(reading.name(view)) as \(properties.axis.extentWord) as "
        + "\(reading.name(made.stack)), but the margins take \(pt(taken)) of it.",
      views: [made.stack, view],
      remedies: [
        Remedy(
          "Give \(reading.name(made.stack)) distribution fill",
          [.set(reading.index(made.stack), .distribution, "fill")],
          shows: [reading.index(view)], axis: properties.axis)
      ])
  }
}
