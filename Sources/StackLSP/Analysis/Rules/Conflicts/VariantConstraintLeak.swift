import LayoutEngine
import StackDSL

extension Rule {
  static let variantConstraintLeak = Rule(
    code: "variant-constraint-leak", severity: .error,
    traits: Traits(scope: .variants),
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    for stack in conflict.stacks {
      let axes = reading.declared(stack).properties.filter { $0.name == .axis }
      guard let condition = axes.compactMap(\.condition).last,
        let properties = reading.stackProperties(stack),
        let leak = leak(in: stack, of: properties.axis, conflict)
      else { continue }
      let confinement = Remedy(
        "Keep `\(leak.source.text)` for the other axis only",
        [.confine(constraint: leak.index, toWhen: condition, !reading.holds(condition))],
        shows: [reading.index(leak.constraint.first.view)])
      var report = conflict.report(
        message(leak, in: stack, properties, reading),
        views: [leak.constraint.first.view, stack],
        remedies: (axes.filter { $0.condition != nil }.count == 1 ? [confinement] : [])
          + centering(leak, in: stack, properties, reading))
      report.span = reading.place(of: leak.source)
      return report
    }
    return nil
  }

  private static func message(
    _ leak: ConflictCase.Written, in stack: ViewID, _ properties: StackProperties,
    _ reading: LayoutReading
  ) -> String {
    let axis = leak.constraint.first.attribute.axis
    let (view, name) = (reading.name(leak.constraint.first.view), reading.name(stack))
    if properties.distribution == .fillEqually, axis == properties.axis,
      leak.constraint.first.attribute.isSize
    {
      return "While \(name) is \(properties.axis.word), `fillEqually` makes its views equally "
        + "\(axis.extentWord); `\(leak.source.text)` of \(view) is meant for the other axis. Keep it "
        + "in a `when`."
    }
    guard isAgainstFill(leak, properties) else {
      return "`\(leak.source.text)` is meant for the other axis: while \(name) is "
        + "\(properties.axis.word) it contradicts the stack. Keep it in a `when`."
    }
    let margins = reading.problem.views[stack.index].layoutMargins
    let inset =
      !properties.isLayoutMarginsRelativeArrangement
      ? 0 : axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    return "`alignment: fill` makes \(view) \(pt(reading.shownSize(stack, axis) - inset)) "
      + "\(axis.extentWord) while \(name) is \(properties.axis.word); `\(leak.source.text)` says "
      + "\(tenths(leak.constraint.constant)). Keep it for the other axis, or give \(name) "
      + "`alignment: center`."
  }

  /// A fixed size across a stack that stretches its views.
  private static func isAgainstFill(
    _ leak: ConflictCase.Written, _ properties: StackProperties
  ) -> Bool {
    let first = leak.constraint.first.attribute
    return leak.constraint.second == nil && leak.constraint.relation == .equal && first.isSize
      && first.axis != properties.axis && properties.alignment == .fill
  }

  private static func centering(
    _ leak: ConflictCase.Written, in stack: ViewID, _ properties: StackProperties,
    _ reading: LayoutReading
  ) -> [Remedy] {
    guard isAgainstFill(leak, properties) else { return [] }
    return [
      .aligning(
        stack, "center", reading, shows: [reading.index(leak.constraint.first.view)])
    ]
  }

  /// The constraint on one of the stack's views along the axis that the stack no longer has.
  private static func leak(
    in stack: ViewID, of axis: Axis, _ conflict: ConflictCase
  ) -> ConflictCase.Written? {
    let candidates = conflict.written.filter { isLeak($0, in: stack, conflict) }
    return candidates.first { $0.constraint.first.attribute.axis != axis } ?? candidates.first
  }

  private static func isLeak(
    _ member: ConflictCase.Written, in stack: ViewID, _ conflict: ConflictCase
  ) -> Bool {
    let views = [member.constraint.first.view, member.constraint.second?.view].compactMap { $0 }
    return member.source.condition == nil
      && views.contains { conflict.reading.stack(arranging: $0) == stack }
  }
}
