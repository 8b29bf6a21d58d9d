import LayoutEngine
import StackDSL

extension HoverPage {
  /// A screen: its environments, failing ones first.
  mutating func describeScreen(_ analysis: ScreenAnalysis) {
    guard !analysis.isComponent else {
      describeComponent(analysis)
      return
    }
    heading("screen \(analysis.screen.name)")
    documentation(analysis.screen.documentation)
    line(
      "\(count(analysis.screen.views.count - 1, "view")), "
        + count(analysis.environments.count, "environment"))
    let rows = EnvironmentRows(analysis) { layout in
      let size = layout.environment.size
      return [figure(size.width), figure(size.height), layout.stateWord]
    }
    table(rows.table(["", "width", "height", ""]))
    line(rows.remainder())
  }

  /// A component: what it comes to alone, which is its fitting size.
  private mutating func describeComponent(_ analysis: ScreenAnalysis) {
    heading("component \(analysis.screen.name)")
    documentation(analysis.screen.documentation)
    guard let layout = analysis.primary,
      let root = analysis.screen.views.firstIndex(where: { $0.parent == .screen }),
      let frame = layout.frame(of: ViewIndex(root))
    else { return }
    line(
      "Alone, with the default parameters, \(figure(frame.width)) × \(figure(frame.height)) pt on "
        + "\(layout.environment.name).")
  }

  /// A `when`: where it holds.
  mutating func describeCondition(_ index: ConditionIndex, on analysis: ScreenAnalysis) {
    heading("when")
    var holding: [Environment] = []
    var others: [Environment] = []
    for environment in analysis.environments {
      let evaluation = ConditionEvaluation(analysis.screen.conditions, in: environment)
      if evaluation.holds(index) {
        holding.append(environment)
      } else {
        others.append(environment)
      }
    }
    if holding.isEmpty {
      line("Holds on none of the environments")
    } else {
      line("Holds on " + words(for: holding, among: analysis.environments))
      if !others.isEmpty { line("Not on " + words(for: others, among: analysis.environments)) }
    }
  }
}

extension ScreenLayout {
  /// "fits", or what is wrong.
  var stateWord: String {
    if outcome.status == .unsatisfiable { return "✗ conflict" }
    if !outcome.ambiguities.isEmpty { return "✗ ambiguous" }
    return expectations.allSatisfy(\.holds) ? "fits" : "✗ an expectation fails"
  }
}
