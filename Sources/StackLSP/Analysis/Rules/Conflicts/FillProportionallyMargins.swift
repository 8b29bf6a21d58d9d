import LayoutEngine
import StackDSL

extension Rule {
  static let fillProportionallyMargins = Rule(
    code: "fill-proportionally-margins", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let layout = conflict.layout
    guard let made = conflict.made(.fillProportionally),
      let properties = layout.stackProperties(made.stack),
      properties.isLayoutMarginsRelativeArrangement,
      let view = layout.visibleArranged(in: made.stack).first
    else { return nil }
    let margins = layout.problem.views[made.stack.index].layoutMargins
    let taken =
      properties.axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard taken > 0 else { return nil }
    return conflict.report(
      "`fillProportionally` makes \(layout.name(view)) as \(properties.axis.extentWord) as "
        + "\(layout.name(made.stack)), but the margins take \(pt(taken)) of it.",
      views: [made.stack, view],
      remedies: [
        Remedy(
          "Give \(layout.name(made.stack)) distribution fill",
          [.set(layout.index(made.stack), .distribution, "fill")],
          shows: [layout.index(view)], axis: properties.axis)
      ])
  }
}
