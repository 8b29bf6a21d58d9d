import LayoutEngine
import StackDSL

extension Rule {
  static let priorityNearStackInternal = Rule(
    code: "priority-near-stack-internal", severity: .information,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, reading.outcome.status == .solved else { return [] }
    var reports: [Report] = []
    for view in reading.views where view != reading.container && !reading.isOutOfSight(view) {
      for axis in Axis.allCases where reading.content(view, axis).intrinsic != nil {
        reports += [axis.compressionResistance, axis.hugging].compactMap {
          report(reading, view, axis, $0, readings)
        }
      }
    }
    return reports
  }

  private static func report(
    _ reading: LayoutReading, _ view: ViewID, _ axis: Axis, _ property: PropertyName,
    _ readings: ScreenReadings
  ) -> Report? {
    let isResistance = property == axis.compressionResistance
    let content = reading.content(view, axis)
    let value = (isResistance ? content.compressionResistance : content.hugging).value
    guard [25, 49, 51, 149, 150].contains(value) else { return nil }
    let safe = value < 100 ? 48.0 : 148.0
    let above = value < 100 ? 52.0 : 151.0
    var moved = reading.problem
    let path: WritableKeyPath<LayoutView, ContentSize> =
      axis == .horizontal ? \.horizontal : \.vertical
    if isResistance {
      moved.views[view.index][keyPath: path].compressionResistance = Priority(safe)
    } else {
      moved.views[view.index][keyPath: path].hugging = Priority(safe)
    }
    let outcome = readings.solve(moved)
    guard outcome.alignmentRects.indices.contains(view.index) else { return nil }
    let then = outcome.alignmentRects[view.index][.size(axis)]
    let now = reading.size(view, axis)
    guard (then - now).magnitude > Visible.least else { return nil }
    let word = isResistance ? "compression resistance" : "hugging"
    return Report(
      span: reading.written(property, isResistance, view),
      message:
        "\(reading.name(view)) has \(axis.word) \(word) \(figure(value)), a priority that UIStackView "
        + "uses itself: it is \(pt(now)) \(axis.extentWord), and would be \(pt(then)) with "
        + "\(figure(safe)).",
      views: [reading.index(view)], aspect: property.rawValue,
      remedies: [
        Remedy(
          "Lower \(axis.word) \(word) of \(reading.name(view)) to \(figure(safe))",
          [.set(reading.index(view), property, figure(safe))], shows: [reading.index(view)],
          axis: axis),
        Remedy(
          "Raise \(axis.word) \(word) of \(reading.name(view)) to \(figure(above))",
          [.set(reading.index(view), property, figure(above))], shows: [reading.index(view)],
          axis: axis),
      ])
  }
}

extension LayoutReading {
  /// The place where a priority is written: for its axis, or for both axes at once.
  func written(_ property: PropertyName, _ isResistance: Bool, _ view: ViewID) -> SourceSpan {
    let both: PropertyName = isResistance ? .compressionResistance : .hugging
    return (assignment(of: property, in: view) ?? assignment(of: both, in: view))
      .map { screen.here($0, of: index(view)) } ?? place(of: view)
  }
}
