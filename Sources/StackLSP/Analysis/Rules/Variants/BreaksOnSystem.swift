import LayoutEngine
import StackDSL

extension Rule {
  static let breaksOnSystem = Rule(
    code: "breaks-on-os", severity: .information,
    traits: Traits(scope: .variants),
    page: Page(
      summary: "An older version of iOS lays out the screen differently.",
      explanation: """
        Before iOS 15 a horizontal stack adds a constraint to the width of a multiline label
        (`UISV-text-width-disambiguation`). If `minimumOS` is below 15, the server solves the
        screen with and without it.
        """,
      source: "Radar 41192642 and constraint dumps of iOS 9 to 14.",
      versions: "It compares the oldest version that `minimumOS` allows with the newest one."),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    solved.oldestSystem.flatMap { index, layout in
      layout.textWidthChanges(solve: solved.solve).map { change in
        let now = pt(layout.shownSize(change.label, .horizontal))
        return Report(
          span: layout.place(of: change.label),
          message: "\(layout.name(change.label)) is \(now) wide before iOS 15 and "
            + "\(pt(change.later)) from iOS 15 on.",
          views: [layout.index(change.label)], environments: [index])
      }
    }
  }
}

extension SolvedScreen {
  /// The first layout under the rules of an older iOS, if the file asks for one.
  var oldestSystem: [(index: Int, layout: LayoutReading)] {
    let old = layouts.indices.first { layouts[$0].problem.rules.disambiguatesTextWidth }
    return old.map { [($0, layouts[$0])] } ?? []
  }
}

extension LayoutReading {
  /// Labels whose width differs by more than a point where stacks no longer divide text widths.
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
      return abs(later - size(view, .horizontal)) > 1 ? (view, stack, later) : nil
    }
  }
}
