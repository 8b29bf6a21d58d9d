import LayoutEngine
import StackDSL

extension Rule {
  static let spacerCouldBeDistribution = Rule(
    code: "spacer-could-be-distribution", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first, layout.outcome.ambiguities.isEmpty else { return [] }
    return layout.stacks.compactMap { stack, properties in
      let views = layout.visibleArranged(in: stack)
      let spacers = views.filter { layout.declared($0).kind == .spacer }
      guard properties.distribution == .fill, spacers.count > 1,
        views.count - spacers.count > 1, alternates(views, layout),
        areEqual(spacers, properties.axis, layout)
      else { return nil }
      let hasEnds =
        views.first.map(spacers.contains) ?? false || views.last.map(spacers.contains) ?? false
      return Report(
        span: layout.place(of: stack),
        message: "The equal spacers of \(layout.name(stack)) do what `distribution: equalSpacing` "
          + "does without them\(hasEnds ? ", but for those at the ends" : "").",
        views: [layout.index(stack)],
        remedies: [remedy(stack, views, spacers, keepsFrames: !hasEnds, layout)])
    }
  }

  private static func remedy(
    _ stack: ViewID, _ views: [ViewID], _ spacers: [ViewID], keepsFrames: Bool,
    _ layout: LayoutReading
  ) -> Remedy {
    let axis = layout.stackProperties(stack)?.axis
    var remedy = Remedy(
      "Give \(layout.name(stack)) distribution equalSpacing without spacers",
      [.set(layout.index(stack), .distribution, "equalSpacing")]
        + spacers.map { .remove(.view(layout.index($0))) },
      shows: keepsFrames ? [] : views.filter { !spacers.contains($0) }.map(layout.index), axis: axis
    )
    remedy.kind = .rewrite
    remedy.keepsFrames = keepsFrames
    return remedy
  }

  private static func alternates(_ views: [ViewID], _ layout: LayoutReading) -> Bool {
    let isSpacer = views.map { layout.declared($0).kind == .spacer }
    return zip(isSpacer, isSpacer.dropFirst()).allSatisfy { $0 != $1 }
  }

  private static func areEqual(
    _ spacers: [ViewID], _ axis: Axis, _ layout: LayoutReading
  ) -> Bool {
    let sizes = spacers.map { layout.size($0, axis) }
    guard let least = sizes.min(), let most = sizes.max() else { return false }
    return most - least < 0.5
  }
}
