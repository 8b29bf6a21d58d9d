import LayoutEngine
import StackDSL

extension Rule {
  static let priorityTieWithConstraint = Rule(
    code: "priority-tie-with-constraint", severity: .warning, traits: Traits(isPlainToSee: true),
    checks: [.ambiguity(report)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    guard let tie = ambiguity.tie, ambiguity.trade == .mixed, !ambiguity.group.isEmpty,
      let constraint = tie.members.lazy.compactMap({ ambiguity.reading.constraintIndex($0) }).first
    else { return nil }
    let written = ambiguity.reading.screen.constraints[constraint]
    var report = ambiguity.report(
      message(ambiguity, at: tie.priority), views: ambiguity.views,
      remedies: Remedy.partingConstraints(ambiguity, at: tie.priority))
    report.span = ambiguity.reading.place(of: written)
    return report
  }

  private static func message(_ ambiguity: AmbiguityCase, at priority: Double) -> String {
    let words = (ambiguity.tie?.members ?? []).map(ambiguity.reading.words)
    let all = words.count == 2 ? "both" : "all"
    return
      "\(capitalized(list(words))) \(all) stand at \(figure(priority)) and cannot \(all) hold: which "
      + "gives way is undefined (\(ambiguity.ranges))."
  }
}
