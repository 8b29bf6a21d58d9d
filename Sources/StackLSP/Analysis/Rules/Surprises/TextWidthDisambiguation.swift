import LayoutEngine
import StackDSL

extension Rule {
  static let textWidthDisambiguation = Rule(
    code: "text-width-disambiguation", severity: .warning,
    traits: Traits(scope: .variants),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    solved.oldestSystem.flatMap { index, layout in
      layout.textWidthChanges(solve: solved.solve).map { change in
        var report = report(layout, change.label, change.stack, later: change.later)
        report.environments = [index]
        return report
      }
    }
  }

  private static func report(
    _ layout: LayoutReading, _ label: ViewID, _ stack: ViewID, later: Double
  ) -> Report {
    let content = layout.content(label, .horizontal)
    let level = max(content.hugging.value, content.compressionResistance.value) + 10
    let raised = min((level / 10).rounded(.down) * 10 + 20, 996)
    let remedies = layout.siblings(of: label).filter {
      layout.content($0, .horizontal).intrinsic != nil
    }.map { sibling in
      Remedy(
        "Raise horizontal hugging of \(layout.name(sibling)) to \(figure(raised))",
        [.set(layout.index(sibling), .horizontalHugging, figure(raised))],
        shows: [layout.index(label), layout.index(sibling)], axis: .horizontal)
    }
    return Report(
      span: layout.place(of: label),
      message: "Before iOS 15 UIKit pulls \(layout.name(label)) to an equal share of "
        + "\(layout.name(stack)) at \(figure(min(level, 999))): \(pt(layout.shownSize(label, .horizontal)))"
        + " instead of \(tenths(later)).",
      views: [layout.index(label)], remedies: remedies)
  }
}
