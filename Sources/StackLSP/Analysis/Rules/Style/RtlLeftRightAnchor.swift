import LayoutEngine
import StackDSL

extension Rule {
  static let rtlLeftRightAnchor = Rule(
    code: "rtl-left-right-anchor", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    // If the other direction is checked, `breaks-rtl` reports it with more weight.
    guard !readings.all.contains(where: { $0.environment.direction == .rightToLeft }) else {
      return []
    }
    var seen: Set<SourceSpan> = []
    return readings.screen.constraints.enumerated().compactMap { index, constraint in
      guard constraint.composite == nil, !constraint.isOfAutoresizingMask,
        constraint.span.file == readings.screen.span.file,
        constraint.first.attribute == .left || constraint.first.attribute == .right,
        seen.insert(constraint.span).inserted
      else { return nil }
      let word = constraint.first.attribute.rawValue
      let remedy = Remedy.readingDirection(index, on: readings.screen)
      return Report(
        span: constraint.span,
        message: "Use `\(word == "left" ? "leading" : "trailing")` instead of `\(word)`: it "
          + "mirrors in right-to-left languages.",
        views: [constraint.owner], aspect: "constraint \(index)",
        remedies: [remedy])
    }
  }
}
