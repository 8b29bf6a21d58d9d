import LayoutEngine
import StackDSL

extension Rule {
  static let baselineStretched = Rule(
    code: "baseline-stretched", severity: .warning, traits: Traits(isPlainToSee: true),
    checks: [.layout(reports), .layout(ties)])

  /// A label that a baseline ties to another and that something else stretches draws its text in its middle. Two that
  /// are stretched alike draw their lines at one height.
  private static func ties(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.problem.constraints.indices.compactMap { number in
      let constraint = reading.problem.constraints[number]
      let anchors = [constraint.first, constraint.second].compactMap(\.self)
      guard anchors.count == 2, constraint.relation == .equal,
        anchors.allSatisfy({ [.firstBaseline, .lastBaseline].contains($0.attribute) }),
        let place = reading.constraintIndex(ConstraintID(number)),
        (reading.slip(anchors[0]) - reading.slip(anchors[1])).magnitude > Threshold.slip,
        let view = anchors.map(\.view).first(where: { reading.isStretchedText($0) }),
        let needed = reading.neededHeight(of: view)
      else { return nil }
      let written = reading.screen.constraints[place]
      let height = reading.shownSize(view, .vertical)
      return Report(
        span: reading.place(of: written),
        message:
          "\(reading.name(view)) is \(pt(height)) high, its text needs \(pt(needed)): its line is "
          + "drawn \(pt((height - needed) / 2)) below the baseline that `\(written.text)` counts with.",
        views: [reading.index(view)], aspect: "tie", shortage: .surplus(view, .vertical))
    }
  }

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.baselineRows.flatMap { row in
      row.views.compactMap { view -> Report? in
        guard reading.problem.views[view.index].firstBaseline != nil,
          let needed = reading.outcome.contentHeight(of: view)
            ?? reading.content(view, .vertical).intrinsic,
          (reading.size(view, .vertical) - needed).magnitude > Visible.least
        else { return nil }
        return report(reading, view, row, needed: needed)
      }
    }
  }

  private static func report(
    _ reading: LayoutReading, _ view: ViewID, _ row: BaselineRow, needed: Double
  ) -> Report {
    Report(
      span: reading.place(of: view), message: message(reading, view, row, needed: needed),
      views: [view, row.stack].map(reading.index),
      remedies: [
        .aligning(row.stack, "center", reading, shows: [reading.index(view)], axis: .vertical)
      ],
      shortage: reading.size(view, .vertical) > needed ? .surplus(view, .vertical) : nil)
  }

  private static func message(
    _ reading: LayoutReading, _ view: ViewID, _ row: BaselineRow, needed: Double
  ) -> String {
    let height = reading.shownSize(view, .vertical)
    let slip = pt((height - needed).magnitude / 2)
    return "\(reading.name(view)) is \(pt(height)) high, its text needs \(pt(needed)): its "
      + "line is drawn \(slip) \(height > needed ? "below" : "above") the baseline by which "
      + "\(reading.name(row.stack)) aligns it."
  }
}

extension LayoutReading {
  /// How far below the baseline of an anchor a label draws its line, in points.
  fileprivate func slip(_ anchor: LayoutAnchor) -> Double {
    guard isStretchedText(anchor.view), let needed = neededHeight(of: anchor.view) else { return 0 }
    let below = (shownSize(anchor.view, .vertical) - needed) / 2
    return anchor.attribute == .firstBaseline ? below : -below
  }

  /// Whether a label is visibly higher than its text.
  fileprivate func isStretchedText(_ view: ViewID) -> Bool {
    guard declared(view).kind == .label, !isOutOfSight(view), !isSizeOpen(view, .vertical),
      let needed = outcome.contentHeight(of: view)
    else { return false }
    return size(view, .vertical) > needed + 2 * Threshold.slip
  }
}
