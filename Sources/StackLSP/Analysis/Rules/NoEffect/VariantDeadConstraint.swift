import LayoutEngine
import StackDSL

extension Rule {
  static let variantDeadConstraint = Rule(
    code: "variant-dead-constraint", severity: .warning,
    traits: Traits(scope: .variants),
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    // Interface Builder removes the constraints of a view together with the view.
    if readings.screen.isOfInterfaceBuilder { return [] }
    return idleConditions(readings) + deadConstraints(readings)
  }

  /// Finds each `when` that holds nowhere.
  private static func idleConditions(_ readings: ScreenReadings) -> [Report] {
    readings.screen.conditions.indices.compactMap { index in
      let condition = readings.screen.conditions[index]
      let holdsSomewhere = readings.all.contains {
        $0.holds(ConditionIndex(index))
      }
      guard !holdsSomewhere, !condition.expression.parts.contains(.invalid),
        condition.span.file == readings.screen.span.file
      else { return nil }
      return Report(
        span: condition.span,
        message:
          "This `when` holds in none of the environments of \(quoted(readings.screen.name)): "
          + "what stands in it is never checked.",
        severity: .information, views: [.screen], aspect: "condition \(index)")
    }
  }

  /// Finds constraints that are active somewhere, but only where one of their views is missing.
  private static func deadConstraints(_ readings: ScreenReadings) -> [Report] {
    let isMissing = readings.screen.views.indices.map { index in
      readings.all.contains { $0.layout.id(of: ViewIndex(index)) == nil }
    }
    guard isMissing.contains(true) else { return [] }
    return readings.screen.constraints.indices.compactMap { index in
      let constraint = readings.screen.constraints[index]
      let inForce = readings.all.filter { reading in
        guard let condition = constraint.condition else { return true }
        return reading.holds(condition)
      }
      let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
      guard !inForce.isEmpty,
        let missing = views.first(where: { view in
          inForce.allSatisfy { $0.layout.id(of: view) == nil }
        }),
        views.contains(where: { view in inForce.contains { $0.layout.id(of: view) != nil } })
      else { return nil }
      let name = readings.screen.called(missing)
      return Report(
        span: readings.screen.here(constraint),
        message: "`\(constraint.text)` refers to \(name), which is not there in the environments "
          + "where it holds.",
        views: [constraint.owner], aspect: "constraint \(index)",
        remedies: [Remedy("Remove `\(constraint.text)`", [.removeConstraint(index)])]
          + moving(index, to: missing, readings))
    }
  }

  /// Moves the constraint to the condition under which its view is present.
  private static func moving(
    _ index: Int, to missing: ViewIndex, _ readings: ScreenReadings
  ) -> [Remedy] {
    let constraint = readings.screen.constraints[index]
    guard constraint.composite == nil, constraint.condition != nil,
      let condition = readings.screen.views[missing.index].condition,
      readings.all.contains(where: { $0.holds(condition) })
    else { return [] }
    let name = readings.screen.called(missing)
    return [
      Remedy(
        "Move `\(constraint.text)` to where \(name) is",
        [.moveConstraint(index, toWhen: condition)])
    ]
  }
}
