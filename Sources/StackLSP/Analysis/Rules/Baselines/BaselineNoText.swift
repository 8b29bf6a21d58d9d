import LayoutEngine
import StackDSL

extension Rule {
  static let baselineNoText = Rule(
    code: "baseline-no-text", severity: .warning,
    checks: [.layout(reports), .layout(constrained)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.baselineRows.flatMap { row -> [Report] in
      guard row.views.contains(where: { hasBaseline($0, row, layout) }) else { return [] }
      return row.views.compactMap { view in
        guard !hasBaseline(view, row, layout), layout.declared(view).kind != .spacer,
          let slip = slip(of: view, in: row, layout), slip.magnitude > 2
        else { return nil }
        return report(view, row, layout)
      }
    }
  }

  /// A class of the app's own may name a view whose baseline counts (`forFirstBaselineLayout`).
  private static func unknownBaseline(
    of view: ViewID, _ className: String, _ edge: String, _ layout: LayoutReading
  ) -> String {
    "The baseline of \(layout.name(view)) is not known: `\(className)` may have one of its own. "
      + (layout.ascent(view) == nil ? "Its \(edge)" : "That of its kind")
      + " is used here; if it has one, give \(layout.name(view)) a `firstBaseline` or "
      + "`lastBaseline`."
  }

  /// A constraint that asks for the baseline of a view without one gets an edge.
  private static func constrained(_ layout: LayoutReading) -> [Report] {
    layout.problem.constraints.indices.compactMap { index in
      let constraint = layout.problem.constraints[index]
      let anchors = [constraint.first, constraint.second].compactMap { $0 }
      guard
        let anchor = anchors.first(where: { anchor in
          [.firstBaseline, .lastBaseline].contains(anchor.attribute)
            && layout.stackProperties(anchor.view) == nil
            && (layout.ascent(anchor.view) == nil || drawsItsTextItself(anchor, layout))
        }), let written = layout.written(ConstraintID(index))
      else { return nil }
      let edge = anchor.attribute == .firstBaseline ? "top" : "bottom"
      if let name = layout.property(.class, of: anchor.view)?.value.name {
        return Report(
          span: layout.place(of: written),
          message: unknownBaseline(of: anchor.view, name, edge, layout), severity: .information,
          views: [layout.index(anchor.view)], aspect: "constraint")
      }
      return Report(
        span: layout.place(of: written),
        message: "\(layout.name(anchor.view)) has no baseline: `\(written.text)` takes its \(edge) "
          + "instead.",
        views: [layout.index(anchor.view)], aspect: "constraint")
    }
  }

  /// A class of the app's own with a size of its own puts its text where it likes.
  private static func drawsItsTextItself(
    _ anchor: LayoutEngine.Anchor, _ layout: LayoutReading
  ) -> Bool {
    let known: PropertyName =
      anchor.attribute == .firstBaseline ? .firstBaseline : .lastBaseline
    return layout.property(.class, of: anchor.view) != nil
      && layout.layout.view(anchor.view)?.vertical.source == .written
      && layout.property(known, of: anchor.view) == nil
  }

  private static func hasBaseline(
    _ view: ViewID, _ row: BaselineRow, _ layout: LayoutReading
  ) -> Bool {
    let isFirst = row.alignment == .firstBaseline
    return (isFirst ? layout.ascent(view) : layout.descent(view)) != nil
  }

  /// Points by which the view stands off the middle of the row's text.
  private static func slip(
    of view: ViewID, in row: BaselineRow, _ layout: LayoutReading
  ) -> Double? {
    guard let text = row.views.first(where: { hasBaseline($0, row, layout) }) else { return nil }
    let frame = layout.alignmentRect(view)
    let other = layout.alignmentRect(text)
    return frame.y + frame.height / 2 - other.y - other.height / 2
  }

  private static func report(
    _ view: ViewID, _ row: BaselineRow, _ layout: LayoutReading
  ) -> Report {
    let stack = layout.index(row.stack)
    let first = row.views.first { $0 != view } ?? row.stack
    if let name = layout.property(.class, of: view)?.value.name {
      let edge = row.alignment == .firstBaseline ? "top" : "bottom"
      return Report(
        span: layout.place(of: view), message: unknownBaseline(of: view, name, edge, layout),
        severity: .information, views: [layout.index(view), stack])
    }
    let texts = row.views.filter { hasBaseline($0, row, layout) }
    let drops = texts.map { baselineBelowMiddle(of: $0, row, layout) }
    let centered = Remedy.aligning(
      row.stack, "center", layout, shows: unique([view, first] + texts).map(layout.index),
      axis: .vertical)
    let baseline = row.baseline(of: layout.size(view, .vertical), centeredOn: drops[0])
    var own = Remedy(
      "Say where the baseline of \(layout.name(view)) is",
      [.set(layout.index(view), row.property, figure(baseline))],
      shows: [layout.index(view)], axis: .vertical)
    // Centered, texts of several fonts no longer stand on one line.
    own.isCorrection = drops.contains { ($0 - drops[0]).magnitude > 0.5 }
    return Report(
      span: layout.place(of: view), message: message(layout, view, first, row),
      views: [layout.index(view), stack], remedies: [centered, own])
  }

  /// Points from the middle of a view down to the baseline that the row aligns.
  private static func baselineBelowMiddle(
    of view: ViewID, _ row: BaselineRow, _ layout: LayoutReading
  ) -> Double {
    let middle = layout.size(view, .vertical) / 2
    return row.alignment == .firstBaseline
      ? (layout.ascent(view) ?? middle) - middle : middle - (layout.descent(view) ?? middle)
  }

  private static func message(
    _ layout: LayoutReading, _ view: ViewID, _ first: ViewID, _ row: BaselineRow
  ) -> String {
    let edge = row.alignment == .firstBaseline ? "top" : "bottom"
    return
      "\(layout.name(view)) has no baseline: `\(row.word)` of \(layout.name(row.stack)) aligns "
      + "its \(edge) with the \(edge) of \(layout.name(first)) instead."
  }
}

extension BaselineRow {
  /// Of a view, the baseline that the row aligns.
  fileprivate var property: PropertyName {
    alignment == .firstBaseline ? .firstBaseline : .lastBaseline
  }

  /// Of a view of this height whose middle is that of a text: points below its top, or above its bottom.
  fileprivate func baseline(of height: Double, centeredOn baselineBelowMiddle: Double) -> Double {
    let drop = alignment == .firstBaseline ? baselineBelowMiddle : -baselineBelowMiddle
    return (height / 2 + drop).rounded()
  }
}
