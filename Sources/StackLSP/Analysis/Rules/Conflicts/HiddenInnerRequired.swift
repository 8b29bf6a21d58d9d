import LayoutEngine
import StackDSL

extension Rule {
  static let hiddenInnerRequired = Rule(
    code: "hidden-inner-required", severity: .error,
    traits: Traits(scope: .variants, isLoggedBefore: 11),
    checks: [.conflict(report), .layout(reports)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    guard let view = conflict.hiddenView else { return nil }
    let inner = conflict.views.filter { $0 != view && reading.isInside($0, view) }
    guard !inner.isEmpty else { return nil }
    let name = reading.name(view)
    let extent = conflict.axis.extentWord
    let demand =
      conflict.made(.hiding) != nil
      ? "While \(name) is hidden UIKit wants it 0 pt \(extent)" : "\(name) must be 0 pt \(extent)"
    return conflict.report(
      "\(demand), but \(reading.names(inner)) inside it \(inner.count == 1 ? "needs" : "need") "
        + "\(pt(conflict.conflict.shortfall)). Give one of the constraints inside "
        + "the priority 999.",
      views: [view])
  }

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.hiddenWithSize.compactMap { view, axis in
      let isStack = reading.stackProperties(view) != nil
      guard !isStack, reading.requiredSize(of: view, axis) == nil,
        !reading.children(of: view).isEmpty
      else { return nil }
      let lengths = reading.requiredLengths(inside: view, axis)
      let size = pt(reading.shownSize(view, axis))
      let inside =
        lengths.isEmpty || lengths.count > 4
        ? "what is inside needs \(size)"
        : "\(lengths.map { tenths($0.points) }.joined(separator: " + ")) pt inside "
          + "\(lengths.count == 1 ? "is" : "are") required"
      let one = lengths.count == 1 ? "it" : "one of them"
      let advice = lengths.isEmpty ? "" : " Give \(one) the priority 999."
      return Report(
        span: reading.place(of: view),
        message:
          "While \(reading.name(view)) is hidden UIKit wants it 0 pt \(axis.extentWord), but "
          + "\(inside): it keeps \(size) out of sight, and before iOS 11 UIKit logs a conflict."
          + advice,
        severity: .information, views: [reading.index(view)], aspect: axis.word,
        remedies: lengths.reversed().prefix(2).map { length in
          Remedy(
            "Make `\(reading.screen.constraints[length.constraint].text)` @999",
            [.setPriority(constraint: length.constraint, 999)])
        })
    }
  }
}

extension LayoutReading {
  /// The required distances and sizes inside a view along an axis, in points.
  fileprivate func requiredLengths(
    inside view: ViewID, _ axis: Axis
  ) -> [(constraint: Int, points: Double)] {
    problem.constraints.indices.compactMap { id in
      let constraint = problem.constraints[id]
      guard constraint.priority.isRequired, constraint.first.attribute.axis == axis,
        constraint.relation != .lessThanOrEqual, constraint.constant != 0,
        constraint.first.view != view, isInside(constraint.first.view, view),
        constraint.second.map({ isInside($0.view, view) }) ?? true,
        let index = constraintIndex(ConstraintID(id))
      else { return nil }
      return (index, constraint.constant.magnitude)
    }
  }
}
