import LayoutEngine
import StackDSL

extension Rule {
  static let spacerCouldBeDistribution = Rule(
    code: "spacer-could-be-distribution", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, reading.outcome.ambiguities.isEmpty else { return [] }
    return reading.stacks.compactMap { stack, properties in
      let views = reading.visibleArranged(in: stack)
      let spacers = views.filter { reading.declared($0).kind == .spacer }
      guard properties.distribution == .fill, spacers.count > 1,
        views.count - spacers.count > 1, alternates(views, reading),
        areEqual(spacers, properties.axis, reading)
      else { return nil }
      let hasEnds =
        views.first.map(spacers.contains) ?? false || views.last.map(spacers.contains) ?? false
      return Report(
        span: reading.place(of: stack),
        message: "The equal spacers of \(reading.name(stack)) do what `distribution: equalSpacing` "
          + "does without them\(hasEnds ? ", but for those at the ends" : "").",
        views: [reading.index(stack)],
        remedies: [remedy(stack, views, spacers, keepsFrames: !hasEnds, reading)])
    }
  }

  private static func remedy(
    _ stack: ViewID, _ views: [ViewID], _ spacers: [ViewID], keepsFrames: Bool,
    _ reading: LayoutReading
  ) -> Remedy {
    let axis = reading.stackProperties(stack)?.axis
    var remedy = Remedy(
      "Give \(reading.name(stack)) distribution equalSpacing without spacers",
      [.set(reading.index(stack), .distribution, "equalSpacing")]
        + spacers.map { .remove(.view(reading.index($0))) },
      shows: keepsFrames ? [] : views.filter { !spacers.contains($0) }.map(reading.index),
      axis: axis
    )
    remedy.kind = .rewrite
    remedy.keepsFrames = keepsFrames
    return remedy
  }

  private static func alternates(_ views: [ViewID], _ reading: LayoutReading) -> Bool {
    let isSpacer = views.map { reading.declared($0).kind == .spacer }
    return zip(isSpacer, isSpacer.dropFirst()).allSatisfy { $0 != $1 }
  }

  private static func areEqual(
    _ spacers: [ViewID], _ axis: Axis, _ reading: LayoutReading
  ) -> Bool {
    let sizes = spacers.map { reading.size($0, axis) }
    guard let least = sizes.min(), let most = sizes.max() else { return false }
    return most - least < Visible.least
  }
}
