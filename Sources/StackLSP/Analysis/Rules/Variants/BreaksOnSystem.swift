import LayoutEngine
import StackDSL

extension Rule {
  static let breaksOnSystem = Rule(
    code: "breaks-on-os", severity: .information,
    traits: Traits(scope: .variants),
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    readings.oldestSystem.flatMap { index, reading in
      reading.textWidthChanges(solve: readings.solve).map { change in
        let now = pt(reading.shownSize(change.label, .horizontal))
        return Report(
          span: reading.place(of: change.label),
          message: "\(reading.name(change.label)) is \(now) wide before iOS 15 and "
            + "\(pt(change.later)) from iOS 15 on.",
          views: [reading.index(change.label)], environments: [index])
      }
    }
  }
}

extension ScreenReadings {
  /// The first layout under the rules of an older iOS, if the file asks for one.
  var oldestSystem: [(index: Int, reading: LayoutReading)] {
    let old = all.indices.first { all[$0].problem.rules.disambiguatesTextWidth }
    return old.map { [($0, all[$0])] } ?? []
  }
}

extension LayoutReading {
  /// Labels whose width differs by more than a point under an iOS whose stacks no longer divide text widths.
  func textWidthChanges(
    solve: (LayoutProblem) -> LayoutOutcome
  ) -> [(label: ViewID, stack: ViewID, later: Double)] {
    guard problem.rules.disambiguatesTextWidth else { return [] }
    var modern = problem
    modern.rules.disambiguatesTextWidth = false
    let outcome = solve(modern)
    return views.compactMap { view in
      guard problem.views[view.index].wrapping != nil, let stack = stack(arranging: view),
        stackProperties(stack)?.axis == .horizontal,
        outcome.alignmentRects.indices.contains(view.index)
      else { return nil }
      let later = outcome.alignmentRects[view.index].width
      return abs(later - size(view, .horizontal)) > Threshold.wholePoint
        ? (view, stack, later) : nil
    }
  }
}
