import LayoutEngine
import StackDSL

extension Rule {
  static let baselineMultiline = Rule(
    code: "baseline-multiline", severity: .information,
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.stacks.compactMap { stack, properties in
      guard properties.axis == .horizontal, !layout.isOutOfSight(stack),
        properties.alignment == .lastBaseline || properties.alignment == .center
      else { return nil }
      let views = layout.visibleArranged(in: stack)
      guard let text = views.first(where: { layout.outcome.lineCount(of: $0) > 1 }),
        let other = views.first(where: { $0 != text && follows($0, properties, layout) })
      else { return nil }
      return Report(
        span: layout.place(of: text),
        message: message(layout, text, other, properties.alignment),
        views: [layout.index(text), layout.index(stack)],
        remedies: [
          .aligning(
            stack, "firstBaseline", layout, shows: [layout.index(other)], axis: .vertical),
          .aligning(stack, "top", layout, shows: [layout.index(other)], axis: .vertical),
          Remedy(
            "Keep \(layout.name(text)) on one line",
            [.set(layout.index(text), .numberOfLines, "1")],
            shows: [layout.index(text)], axis: .vertical),
        ])
    }
  }

  /// Beside a centred block only a small mark without text of its own looks misplaced.
  private static func follows(
    _ view: ViewID, _ properties: StackProperties, _ layout: LayoutReading
  ) -> Bool {
    guard layout.outcome.lineCount(of: view) <= 1, layout.declared(view).kind != .spacer else {
      return false
    }
    if properties.alignment == .lastBaseline { return true }
    return [.view, .imageView].contains(layout.declared(view).kind)
      && layout.size(view, .vertical) <= 16
  }

  private static func message(
    _ layout: LayoutReading, _ text: ViewID, _ other: ViewID,
    _ alignment: StackProperties.Alignment
  ) -> String {
    let lines = layout.outcome.lineCount(of: text)
    let effect =
      alignment == .lastBaseline
      ? "`lastBaseline` moves \(layout.name(other)) down to line \(lines)"
      : "`center` puts \(layout.name(other)) beside the middle of the block"
    return "\(layout.name(text)) wraps to \(lines) lines: \(effect)."
  }
}
