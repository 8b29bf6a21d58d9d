import LayoutEngine
import StackDSL

extension Rule {
  static let linesTooLong = Rule(
    code: "lines-too-long", severity: .information,
    traits: Traits(severityInScenes: .hint, isPlainToSee: true),
    checks: [.layout(reports)])

  /// A text longer than the readable content guide of UIKit is wide, in a view half as wide again: the guide is a
  /// recommendation, and an iPad held upright exceeds it by a tenth.
  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved, reading.environment.host == .screen, !reading.isHuge,
      let insets = reading.problem.views.first?.readableContentInsets,
      // On a phone the margins alone keep the lines short.
      insets.left > reading.problem.views[0].layoutMargins.left
    else { return [] }
    let readable = reading.size(reading.container, .horizontal) - insets.left - insets.right
    return reading.views.compactMap { view in
      guard reading.problem.views[view.index].wrapping != nil, !reading.isOutOfSight(view),
        let text = reading.content(view, .horizontal).intrinsic,
        text > readable, reading.size(view, .horizontal) > readable * Threshold.stretched
      else { return nil }
      return Report(
        span: reading.place(of: view),
        message: "The lines of \(reading.name(view)) are "
          + "\(pt(reading.shownSize(view, .horizontal))) long; \(pt(readable)) are readable here.",
        views: [reading.index(view)], remedies: [narrowing(view, reading)].compactMap(\.self))
    }
  }

  /// Ties what holds the text at both sides of the screen to the readable content guide.
  private static func narrowing(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    for outer in reading.pathToRoot(from: view) {
      let pins = reading.pins(of: outer).filter {
        ![.top, .bottom].contains($0.edge) && $0.target.view == .screen
      }
      guard pins.count == 2, pins[0].edge.opposite == pins[1].edge else { continue }
      let index = reading.index(outer)
      let lines = pins.map {
        ($0.index, PlainConstraint.edge($0.edge, of: index, to: .screen, .readableContent))
      }
      return Remedy(
        "Keep \(reading.name(outer)) in the readable width: "
          + list(lines.map { quoted(reading.text($0.1)) }),
        lines.map { reading.restating($0.0, $0.1) }, shows: [index], axis: .horizontal)
    }
    return nil
  }
}
