import LayoutEngine
import StackDSL

extension HoverPage {
  /// A screen: its environments, failing ones first.
  mutating func describeScreen(_ layouts: ScreenLayouts) {
    guard !layouts.isComponent else {
      describeComponent(layouts)
      return
    }
    heading("screen \(layouts.screen.name)")
    documentation(layouts.screen.documentation)
    line(
      "\(count(layouts.screen.views.count - 1, "view")), "
        + count(layouts.environments.count, "environment"))
    let rows = EnvironmentRows(layouts) { layout in
      let size = layout.environment.size
      return [figure(size.width), figure(size.height), layout.stateWord]
    }
    table(rows.table(["", "width", "height", ""]))
    line(rows.remainder())
  }

  /// A component: its size by itself, which is its fitting size.
  private mutating func describeComponent(_ layouts: ScreenLayouts) {
    heading("component \(layouts.screen.name)")
    documentation(layouts.screen.documentation)
    guard let layout = layouts.primary,
      let root = layouts.screen.views.firstIndex(where: { $0.parent == .screen }),
      let frame = layout.frame(of: ViewIndex(root))
    else { return }
    line(
      "Alone, with the default parameters, \(figure(frame.width)) × \(figure(frame.height)) pt on "
        + "\(layout.environment.name).")
  }

  /// A `when`: the environments in which it holds.
  mutating func describeCondition(_ index: ConditionIndex, on layouts: ScreenLayouts) {
    heading("when")
    let all = layouts.environments
    func holds(_ environment: Environment) -> Bool {
      ConditionEvaluation(layouts.screen.conditions, in: environment).holds(index)
    }
    let holding = all.filter(holds)
    guard !holding.isEmpty else { return line("Holds on none of the environments") }
    line("Holds on " + words(for: holding, among: all))
    let others = all.filter { !holds($0) }
    if !others.isEmpty { line("Not on " + words(for: others, among: all)) }
  }
}

extension ScreenLayout {
  /// "fits", or the problem.
  var stateWord: String {
    if outcome.status == .unsatisfiable { return "✗ conflict" }
    if !outcome.ambiguities.isEmpty { return "✗ ambiguous" }
    return expectations.allSatisfy(\.holds) ? "fits" : "✗ an expectation fails"
  }
}
