import LayoutEngine
import StackDSL

extension Rule {
  static let marginsNotRelative = Rule(
    code: "margins-not-relative", severity: .warning,
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.stacks.compactMap { stack, _ in
      guard let property = layout.property(.layoutMargins, of: stack), property.condition == nil,
        !isUsed(layout.index(stack), in: solved)
      else { return nil }
      let index = layout.index(stack)
      var respected = Remedy(
        "Set isLayoutMarginsRelativeArrangement to true",
        [.set(index, .isLayoutMarginsRelativeArrangement, "true")],
        shows: layout.visibleArranged(in: stack).prefix(2).map(layout.index))
      // Who writes margins wants them.
      respected.isCorrection = true
      return Report(
        span: layout.screen.here(property.span, of: index),
        message: "The margins of \(layout.name(stack)) are ignored until "
          + "`isLayoutMarginsRelativeArrangement` is true.",
        views: [index],
        remedies: [
          respected,
          Remedy(
            "Remove layoutMargins of \(layout.name(stack))",
            [.removeProperty(index, .layoutMargins)]),
        ], isUnnecessary: true)
    }
  }

  private static func isUsed(_ index: ViewIndex, in solved: SolvedScreen) -> Bool {
    solved.layouts.contains { layout in
      guard let stack = layout.layout.id(of: index) else { return false }
      if layout.stackProperties(stack)?.isLayoutMarginsRelativeArrangement == true { return true }
      return layout.problem.constraints.contains { constraint in
        [constraint.first, constraint.second].compactMap { $0 }.contains {
          $0.view == stack && $0.item == .layoutMarginsGuide
        }
      }
    }
  }
}
