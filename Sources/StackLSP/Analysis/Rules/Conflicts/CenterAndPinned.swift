import LayoutEngine
import StackDSL

extension Rule {
  static let centerAndPinned = Rule(
    code: "center-and-pinned", severity: .error,
    checks: [.conflict(report), .layout(reports)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    for member in conflict.written {
      let view = member.constraint.first.view
      guard let second = member.constraint.second,
        let (child, stack) = pair(view, second.view, reading),
        let properties = reading.stackProperties(stack),
        [.center, .firstBaseline, .lastBaseline].contains(properties.alignment),
        !member.constraint.first.attribute.isSize,
        member.constraint.first.attribute.axis != properties.axis, conflict.stacks.contains(stack)
      else { continue }
      let pins = conflict.written.filter {
        [$0.constraint.first.view, $0.constraint.second?.view].contains(child)
          && $0.constraint.second != nil
      }
      let removal = pins.map { Change.removeConstraint($0.index) }
      return conflict.report(
        message(reading, child, stack, properties, pins), views: [child, stack],
        remedies: [
          Remedy(
            "Remove \(list(pins.map { quoted($0.source.text) }))", removal,
            shows: [reading.index(child)], axis: properties.axis.other),
          .aligning(
            stack, "fill", reading, shows: [reading.index(child)], axis: properties.axis.other),
        ])
    }
    return nil
  }

  /// If both edges are pinned without a conflict, the alignment has no effect.
  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.stacks.flatMap { stack, properties -> [Report] in
      guard properties.alignment == .center else { return [] }
      return reading.visibleArranged(in: stack).compactMap { child in
        let pins = reading.crossPins(of: child, in: stack)
        guard Set(pins.map { reading.problem.constraints[$0.index].first.attribute }).count == 2,
          let first = pins.first.flatMap(reading.written)
        else { return nil }
        let written = pins.compactMap(reading.written)
        return Report(
          span: reading.place(of: first),
          message: "\(reading.name(stack)) centres \(reading.name(child)); "
            + "\(list(written.map { quoted($0.text) })) as well leaves no freedom.",
          severity: .information, views: [reading.index(child), reading.index(stack)],
          remedies: [
            Remedy(
              "Remove \(list(written.map { quoted($0.text) }))",
              pins.compactMap(reading.constraintIndex).map { .removeConstraint($0) },
              shows: [reading.index(child)], axis: properties.axis.other)
          ])
      }
    }
  }

  /// The arranged view and its stack, in either order of the constraint's sides.
  private static func pair(
    _ first: ViewID, _ second: ViewID, _ reading: LayoutReading
  ) -> (ViewID, ViewID)? {
    if reading.stack(arranging: first) == second { return (first, second) }
    if reading.stack(arranging: second) == first { return (second, first) }
    return nil
  }

  private static func message(
    _ reading: LayoutReading, _ child: ViewID, _ stack: ViewID, _ properties: StackProperties,
    _ pins: [ConflictCase.Written]
  ) -> String {
    let way = properties.alignment == .center ? "centres" : "aligns the baseline of"
    return "\(reading.name(stack)) \(way) \(reading.name(child)); "
      + "\(list(pins.map { quoted($0.source.text) })) as well leaves no freedom."
  }
}

extension LayoutReading {
  /// The required equations between edges of an arranged view and of its stack, across the axis.
  func crossPins(of child: ViewID, in stack: ViewID) -> [ConstraintID] {
    guard let axis = stackProperties(stack)?.axis.other else { return [] }
    return constraintsOfView[child.index].filter { id in
      let constraint = problem.constraints[id.index]
      return constraint.first.view == child && constraint.second?.view == stack
        && constraint.relation == .equal && constraint.priority.isRequired
        && !constraint.first.attribute.isSize && constraint.first.attribute.axis == axis
    }
  }
}
