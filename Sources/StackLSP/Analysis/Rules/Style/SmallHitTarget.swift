import LayoutEngine
import StackDSL

extension Rule {
  static let smallHitTarget = Rule(
    code: "small-hit-target", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, reading.outcome.status == .solved else { return [] }
    return reading.views.compactMap { view in
      guard view != reading.container, reading.declared(view).kind == .button,
        !reading.isOutOfSight(view)
      else { return nil }
      let small = Axis.allCases.compactMap { axis in
        reading.requiredSize(of: view, axis).map { (axis: axis, index: $0.constraint, $0.constant) }
      }.filter { $0.2 < touchTarget }
      guard let first = small.first else { return nil }
      let sizes = small.map { "\(pt($0.2)) \($0.axis.extentWord)" }
      return Report(
        span: reading.place(of: reading.screen.constraints[first.index]),
        message: "\(reading.name(view)) is \(list(sizes)): a finger needs \(tenths(touchTarget)).",
        views: [reading.index(view)],
        remedies: [
          Remedy(
            "Make \(reading.name(view)) \(list(small.map { "\(pt(touchTarget)) \($0.axis.extentWord)" }))",
            small.map { .setConstant(constraint: $0.index, touchTarget) },
            shows: [reading.index(view)],
            axis: small.count == 1 ? first.axis : nil)
        ])
    }
  }
}
