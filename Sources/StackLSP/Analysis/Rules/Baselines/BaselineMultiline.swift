import LayoutEngine
import StackDSL

extension Rule {
  static let baselineMultiline = Rule(
    code: "baseline-multiline", severity: .information,
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.stacks.compactMap { stack, properties in
      guard properties.axis == .horizontal, !reading.isOutOfSight(stack),
        properties.alignment == .lastBaseline || properties.alignment == .center
      else { return nil }
      let views = reading.visibleArranged(in: stack)
      guard let text = views.first(where: { reading.outcome.lineCount(of: $0) > 1 }),
        let other = views.first(where: { $0 != text && follows($0, properties, reading) })
      else { return nil }
      return Report(
        span: reading.place(of: text),
        message: message(reading, text, other, properties.alignment),
        views: [reading.index(text), reading.index(stack)],
        remedies: [
          .aligning(
            stack, "firstBaseline", reading, shows: [reading.index(other)], axis: .vertical),
          .aligning(stack, "top", reading, shows: [reading.index(other)], axis: .vertical),
          Remedy(
            "Keep \(reading.name(text)) on one line",
            [.set(reading.index(text), .numberOfLines, "1")],
            shows: [reading.index(text)], axis: .vertical),
        ])
    }
  }

  /// Beside a centred block, only a small mark without text of its own looks misplaced.
  private static func follows(
    _ view: ViewID, _ properties: StackProperties, _ reading: LayoutReading
  ) -> Bool {
    guard reading.outcome.lineCount(of: view) <= 1, reading.declared(view).kind != .spacer else {
      return false
    }
    if properties.alignment == .lastBaseline { return true }
    return [.view, .imageView].contains(reading.declared(view).kind)
      && reading.size(view, .vertical) <= Threshold.smallMark
  }

  private static func message(
    _ reading: LayoutReading, _ text: ViewID, _ other: ViewID,
    _ alignment: StackProperties.Alignment
  ) -> String {
    let lines = reading.outcome.lineCount(of: text)
    let effect =
      alignment == .lastBaseline
      ? "`lastBaseline` moves \(reading.name(other)) down to line \(lines)"
      : "`center` puts \(reading.name(other)) beside the middle of the block"
    return "\(reading.name(text)) wraps to \(lines) lines: \(effect)."
  }
}
