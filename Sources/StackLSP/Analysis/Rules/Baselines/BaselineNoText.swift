import LayoutEngine
import StackDSL

extension Rule {
  static let baselineNoText = Rule(
    code: "baseline-no-text", severity: .warning,
    traits: Traits(severityInScenes: .information, isPlainToSee: true),
    checks: [.layout(reports), .layout(constrained)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.baselineRows.flatMap { row -> [Report] in
      guard row.views.contains(where: { hasBaseline($0, row, reading) }) else { return [] }
      return row.views.compactMap { view in
        guard !hasBaseline(view, row, reading), reading.declared(view).kind != .spacer,
          let slip = slip(of: view, in: row, reading), slip.magnitude > Threshold.slip
        else { return nil }
        return report(view, row, reading)
      }
    }
  }

  /// A class of the app may name a view whose baseline counts (`forFirstBaselineLayout`).
  private static func unknownBaseline(
    of view: ViewID, _ className: String, _ edge: String, _ reading: LayoutReading
  ) -> String {
    "The baseline of \(reading.name(view)) is not known: `\(className)` may have one of its own. "
      + (reading.ascent(view) == nil ? "Its \(edge)" : "That of its kind")
      + " is used here; if it has one, give \(reading.name(view)) a `firstBaseline` or "
      + "`lastBaseline`."
  }

  /// A constraint to the baseline of a view without one is rewritten to an edge.
  private static func constrained(_ reading: LayoutReading) -> [Report] {
    reading.problem.constraints.indices.compactMap { index in
      let constraint = reading.problem.constraints[index]
      let anchors = [constraint.first, constraint.second].compactMap { $0 }
      guard
        let anchor = anchors.first(where: { anchor in
          [.firstBaseline, .lastBaseline].contains(anchor.attribute)
            && reading.stackProperties(anchor.view) == nil
            && (reading.ascent(anchor.view) == nil || drawsItsTextItself(anchor, reading))
        }), let place = reading.constraintIndex(ConstraintID(index))
      else { return nil }
      let written = reading.screen.constraints[place]
      let edge = anchor.attribute == .firstBaseline ? "top" : "bottom"
      if let name = reading.property(.class, of: anchor.view)?.value.name {
        return Report(
          span: reading.place(of: written),
          message: unknownBaseline(of: anchor.view, name, edge, reading), severity: .information,
          views: [reading.index(anchor.view)], aspect: "constraint")
      }
      return Report(
        span: reading.place(of: written),
        message:
          "\(reading.name(anchor.view)) has no baseline: `\(written.text)` takes its \(edge) "
          + "instead.",
        views: [reading.index(anchor.view)], aspect: "constraint",
        remedies: aligningMiddles(place, reading))
    }
  }

  /// The middles of two views align whether they show text or not.
  private static func aligningMiddles(_ index: Int, _ reading: LayoutReading) -> [Remedy] {
    let written = reading.screen.constraints[index]
    guard let other = written.second, written.constant == 0, written.multiplier == 1 else {
      return []
    }
    var middles = PlainConstraint(written)
    middles.first.attribute = .centerY
    middles.second?.attribute = .centerY
    return [
      Remedy(
        "Align the middles: `\(reading.text(middles))`", [reading.restating(index, middles)],
        shows: [written.first.view, other.view], axis: .vertical)
    ]
  }

  /// A class of the app with its own size decides where it draws its text.
  private static func drawsItsTextItself(
    _ anchor: LayoutAnchor, _ reading: LayoutReading
  ) -> Bool {
    let known: PropertyName =
      anchor.attribute == .firstBaseline ? .firstBaseline : .lastBaseline
    return reading.property(.class, of: anchor.view) != nil
      && reading.layout.view(anchor.view)?.vertical.source == .written
      && reading.property(known, of: anchor.view) == nil
  }

  private static func hasBaseline(
    _ view: ViewID, _ row: BaselineRow, _ reading: LayoutReading
  ) -> Bool {
    let isFirst = row.alignment == .firstBaseline
    return (isFirst ? reading.ascent(view) : reading.descent(view)) != nil
  }

  /// The distance in points between the middle of the view and that of the row's text.
  private static func slip(
    of view: ViewID, in row: BaselineRow, _ reading: LayoutReading
  ) -> Double? {
    guard let text = row.views.first(where: { hasBaseline($0, row, reading) }) else { return nil }
    let frame = reading.alignmentRect(view)
    let other = reading.alignmentRect(text)
    return frame.y + frame.height / 2 - other.y - other.height / 2
  }

  private static func report(
    _ view: ViewID, _ row: BaselineRow, _ reading: LayoutReading
  ) -> Report {
    let stack = reading.index(row.stack)
    let first = row.views.first { $0 != view } ?? row.stack
    if let name = reading.property(.class, of: view)?.value.name {
      let edge = row.alignment == .firstBaseline ? "top" : "bottom"
      return Report(
        span: reading.place(of: view), message: unknownBaseline(of: view, name, edge, reading),
        severity: .information, views: [reading.index(view), stack],
        remedies: (reading.ascent(view) == nil ? ["center", "top"] : []).map {
          Remedy.aligning(
            row.stack, $0, reading, shows: [view, first].map(reading.index), axis: .vertical)
        })
    }
    let texts = row.views.filter { hasBaseline($0, row, reading) }
    let drops = texts.map { baselineBelowMiddle(of: $0, row, reading) }
    let centered = Remedy.aligning(
      row.stack, "center", reading, shows: unique([view, first] + texts).map(reading.index),
      axis: .vertical)
    let baseline = row.baseline(of: reading.size(view, .vertical), centeredOn: drops[0])
    // If they are centred, texts of several fonts no longer stand on one line.
    let own = Remedy(
      "Say where the baseline of \(reading.name(view)) is",
      [.set(reading.index(view), row.property, figure(baseline))],
      shows: [reading.index(view)], axis: .vertical,
      isCorrection: drops.contains { ($0 - drops[0]).magnitude > Visible.least })
    return Report(
      span: reading.place(of: view), message: message(reading, view, first, row),
      views: [reading.index(view), stack], remedies: [centered, own])
  }

  /// The distance in points from the middle of a view down to the baseline that the row aligns.
  private static func baselineBelowMiddle(
    of view: ViewID, _ row: BaselineRow, _ reading: LayoutReading
  ) -> Double {
    let middle = reading.size(view, .vertical) / 2
    return row.alignment == .firstBaseline
      ? (reading.ascent(view) ?? middle) - middle : middle - (reading.descent(view) ?? middle)
  }

  private static func message(
    _ reading: LayoutReading, _ view: ViewID, _ first: ViewID, _ row: BaselineRow
  ) -> String {
    let edge = row.alignment == .firstBaseline ? "top" : "bottom"
    return
      "\(reading.name(view)) has no baseline: `\(row.word)` of \(reading.name(row.stack)) aligns "
      + "its \(edge) with the \(edge) of \(reading.name(first)) instead."
  }
}

extension BaselineRow {
  /// The baseline of a view that the row aligns.
  fileprivate var property: PropertyName {
    alignment == .firstBaseline ? .firstBaseline : .lastBaseline
  }

  /// The baseline of a view of this height that is centred on a text: points below its top, or above its
  /// bottom.
  fileprivate func baseline(of height: Double, centeredOn baselineBelowMiddle: Double) -> Double {
    let drop = alignment == .firstBaseline ? baselineBelowMiddle : -baselineBelowMiddle
    return (height / 2 + drop).rounded()
  }
}
