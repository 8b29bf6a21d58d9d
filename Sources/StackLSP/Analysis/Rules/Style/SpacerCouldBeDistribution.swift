import LayoutEngine
import StackDSL

extension Rule {
  static let spacerCouldBeDistribution = Rule(
    code: "spacer-could-be-distribution", severity: .hint,
    page: Page(
      summary: "Equal spacers between all views do what a distribution does.",
      explanation: """
        Views with a spacer of the same size between each two are what `distribution: equalSpacing`
        lays out, without any spacer.
        """,
      example: """
        screen Bar {
            size: 375 x 667
            hstack bar {
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                button a { intrinsicContentSize: 40 x 30 }
                spacer first
                button b { intrinsicContentSize: 40 x 30 }
                spacer second { width == first.width }
                button c { intrinsicContentSize: 40 x 30 }
            }
        }
        """,
      mended: """
        screen Bar {
            size: 375 x 667
            hstack bar {
                distribution: equalSpacing
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                button a { intrinsicContentSize: 40 x 30 }
                button b { intrinsicContentSize: 40 x 30 }
                button c { intrinsicContentSize: 40 x 30 }
            }
        }
        """,
      source: "Style; the frames are the same."),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first, layout.outcome.ambiguities.isEmpty else { return [] }
    return layout.stacks.compactMap { stack, properties in
      let views = layout.visibleArranged(in: stack)
      let spacers = views.filter { layout.declared($0).kind == .spacer }
      guard properties.distribution == .fill, spacers.count > 1,
        alternates(views, layout), areEqual(spacers, properties.axis, layout)
      else { return nil }
      return Report(
        span: layout.place(of: stack),
        message: "The equal spacers of \(layout.name(stack)) do what `distribution: equalSpacing` "
          + "does without them.",
        views: [layout.index(stack)])
    }
  }

  private static func alternates(_ views: [ViewID], _ layout: LayoutReading) -> Bool {
    let isSpacer = views.map { layout.declared($0).kind == .spacer }
    return zip(isSpacer, isSpacer.dropFirst()).allSatisfy { $0 != $1 }
  }

  private static func areEqual(
    _ spacers: [ViewID], _ axis: LayoutEngine.Axis, _ layout: LayoutReading
  ) -> Bool {
    let sizes = spacers.map { layout.size($0, axis) }
    guard let least = sizes.min(), let most = sizes.max() else { return false }
    return most - least < 0.5
  }
}
