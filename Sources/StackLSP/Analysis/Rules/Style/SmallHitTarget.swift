import LayoutEngine
import StackDSL

extension Rule {
  static let smallHitTarget = Rule(
    code: "small-hit-target", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first, layout.outcome.status == .solved else { return [] }
    return layout.views.compactMap { view in
      guard view != layout.container, layout.declared(view).kind == .button,
        !layout.isOutOfSight(view)
      else { return nil }
      let small = Axis.allCases.compactMap { axis in
        layout.requiredSize(of: view, axis).map { (axis: axis, index: $0.constraint, $0.constant) }
      }.filter { $0.2 < least }
      guard let first = small.first else { return nil }
      let sizes = small.map { "\(pt($0.2)) \($0.axis.extentWord)" }
      return Report(
        span: layout.place(of: layout.screen.constraints[first.index]),
        message: "\(layout.name(view)) is \(list(sizes)): a finger needs \(tenths(least)).",
        views: [layout.index(view)],
        remedies: [
          Remedy(
            "Make \(layout.name(view)) \(list(small.map { "\(pt(least)) \($0.axis.extentWord)" }))",
            small.map { .setConstant(constraint: $0.index, least) }, shows: [layout.index(view)],
            axis: small.count == 1 ? first.axis : nil)
        ])
    }
  }

  /// Points: Apple, Human Interface Guidelines, "Buttons".
  private static let least = 44.0
}
