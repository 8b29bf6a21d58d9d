import LayoutEngine
import StackDSL

extension Rule {
  static let fixedFont = Rule(
    code: "fixed-font", severity: .warning,
    traits: Traits(scope: .variants, isOfLine: true),
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let primary = readings.all.first, !readings.screen.isOfInterfaceBuilder else { return [] }
    let large = readings.all.indices.filter {
      readings.all[$0].environment.textSize >= .accessibilityMedium
    }
    guard let first = large.first, large.count < readings.all.count else { return [] }
    let reading = readings.all[first]
    let texts = primary.views.filter { isFixed($0, primary) }
    guard let text = texts.first, let font = primary.property(.font, of: text) else { return [] }
    let one = texts.count == 1
    var report = Report(
      span: font.span,
      message: "\(primary.names(texts)) \(one ? "does" : "do") not grow with the text size: "
        + "\(tenths(primary.layout.view(text)?.font?.size ?? 0)) pt stay so at "
        + "\(reading.environment.textSize). Use a text style.",
      views: texts.map(primary.index), remedies: [followingTextSize(texts, primary)])
    report.environments = large
    return [report]
  }

  private static func isFixed(_ view: ViewID, _ reading: LayoutReading) -> Bool {
    guard !reading.isOutOfSight(view),
      (reading.layout.view(view)?.text ?? "").contains(where: \.isLetter),
      case .font(.system)? = reading.property(.font, of: view)?.value
    else { return false }
    return true
  }

  /// Gives each text the style that has its size at the default text size, or the nearest one.
  private static func followingTextSize(_ texts: [ViewID], _ reading: LayoutReading) -> Remedy {
    let styles = texts.map { text in
      TextStyleTable.nearest(to: reading.layout.view(text)?.font?.size ?? 17)
    }
    return Remedy(
      "Give \(reading.names(texts)) \(texts.count == 1 ? "the text style" : "text styles") "
        + list(unique(styles).map(quoted)),
      zip(texts, styles).map { .set(reading.index($0), .font, $1) }, shows: texts.map(reading.index)
    )
  }
}
