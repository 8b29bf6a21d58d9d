import LayoutEngine
import StackDSL

extension Rule {
  static let textWidthDisambiguation = Rule(
    code: "text-width-disambiguation", severity: .warning,
    traits: Traits(scope: .variants, isPlainToSee: true),
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    readings.oldestSystem.flatMap { index, reading in
      reading.textWidthChanges(solve: readings.solve).map { change in
        var report = report(reading, change.label, change.stack, later: change.later)
        report.environments = [index]
        return report
      }
    }
  }

  private static func report(
    _ reading: LayoutReading, _ label: ViewID, _ stack: ViewID, later: Double
  ) -> Report {
    let content = reading.content(label, .horizontal)
    let level = max(content.hugging.value, content.compressionResistance.value) + 10
    let raised = min((level / 10).rounded(.down) * 10 + 20, 996)
    let remedies = reading.siblings(of: label).filter {
      reading.content($0, .horizontal).intrinsic != nil
    }.map { sibling in
      Remedy(
        "Raise horizontal hugging of \(reading.name(sibling)) to \(figure(raised))",
        [.set(reading.index(sibling), .horizontalHugging, figure(raised))],
        shows: [reading.index(label), reading.index(sibling)], axis: .horizontal)
    }
    return Report(
      span: reading.place(of: label),
      message: "Before iOS 15 UIKit pulls \(reading.name(label)) to an equal share of "
        + "\(reading.name(stack)) at \(figure(min(level, 999))): \(pt(reading.shownSize(label, .horizontal)))"
        + " instead of \(tenths(later)).",
      views: [reading.index(label)], remedies: remedies)
  }
}
