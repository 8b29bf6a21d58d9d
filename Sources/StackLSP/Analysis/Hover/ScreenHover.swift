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
    line(analysis.screen.documentation)
    let views = analysis.screen.views.count - 1
    line(
      "\(views) \(views == 1 ? "view" : "views"), "
        + "\(analysis.environments.count) "
        + "\(analysis.environments.count == 1 ? "environment" : "environments")")
    var rows = [["", "width", "height", ""]]
    let failing = analysis.layouts.filter { !$0.isSound }
    for layout in (failing + analysis.layouts.filter(\.isSound)).prefix(16) {
      rows.append([
        layout.environment.name, figure(layout.environment.size.width),
        figure(layout.environment.size.height), layout.stateWord,
      ])
    }
    table(rows)
  }

  /// A component: what it comes to alone, which is its fitting size.
  private mutating func describeComponent(_ analysis: ScreenAnalysis) {
    heading("component \(analysis.screen.name)")
    line(analysis.screen.documentation)
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
    var holding: [String] = []
    var others: [String] = []
    for environment in analysis.environments {
      let evaluation = ConditionEvaluation(analysis.screen.conditions, in: environment)
      if evaluation.holds(index) {
        holding.append(environment.name)
      } else {
        others.append(environment.name)
      }
    }
    line(
      "Holds on " + (holding.isEmpty ? "none of the environments" : shortList(holding, limit: 6)))
    if !others.isEmpty, !holding.isEmpty { line("Not on " + shortList(others, limit: 6)) }
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
