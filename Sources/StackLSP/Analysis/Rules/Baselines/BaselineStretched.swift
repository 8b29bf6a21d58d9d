import LayoutEngine
import StackDSL

extension Rule {
  static let baselineStretched = Rule(
    code: "baseline-stretched", severity: .warning,
    checks: [.layout(reports), .layout(ties)])

  /// A label that a baseline ties to another and something else makes higher: its text is in the middle of it.
  private static func ties(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.problem.constraints.indices.compactMap { number in
      let constraint = layout.problem.constraints[number]
      let anchors = [constraint.first, constraint.second].compactMap(\.self)
      guard anchors.count == 2, constraint.relation == .equal,
        anchors.allSatisfy({ [.firstBaseline, .lastBaseline].contains($0.attribute) }),
        let place = layout.constraintIndex(ConstraintID(number)),
        let view = anchors.map(\.view).first(where: { layout.isStretchedText($0) }),
        let needed = layout.neededHeight(of: view)
      else { return nil }
      let written = layout.screen.constraints[place]
      let height = layout.shownSize(view, .vertical)
      return Report(
        span: layout.place(of: written),
        message:
          "\(layout.name(view)) is \(pt(height)) high, its text needs \(pt(needed)): its line is "
          + "drawn \(pt((height - needed) / 2)) below the baseline that `\(written.text)` counts with.",
        views: [layout.index(view)], aspect: "tie",
        remedies: unique([layout.requiredSize(of: view, .vertical)?.constraint, place]).compactMap(
          \.self
        )
        .map {
          Remedy(
            "Remove `\(layout.screen.constraints[$0].text)`", [.removeConstraint($0)],
            shows: [layout.index(view)], axis: .vertical)
        })
    }
  }

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.baselineRows.flatMap { row in
      row.views.compactMap { view -> Report? in
        guard layout.problem.views[view.index].firstBaseline != nil,
          let needed = layout.outcome.contentHeight(of: view)
            ?? layout.content(view, .vertical).intrinsic,
          (layout.size(view, .vertical) - needed).magnitude > 0.5
        else { return nil }
        return report(layout, view, row, needed: needed)
      }
    }
  }

  private static func report(
    _ layout: LayoutReading, _ view: ViewID, _ row: BaselineRow, needed: Double
  ) -> Report {
    let stack = layout.index(row.stack)
    var remedies: [Remedy] = []
    if let (index, _) = layout.requiredSize(of: view, .vertical) {
      remedies.append(
        Remedy(
          "Remove `\(layout.screen.constraints[index].text)`", [.removeConstraint(index)],
          shows: [layout.index(view)], axis: .vertical))
    }
    if !layout.isHuge,
      let higher = FreePriority.above(
        layout.content(view, .vertical).hugging.value,
        inUse: layout.siblings(of: view).map { layout.content($0, .vertical).hugging.value })
    {
      remedies.append(
        Remedy(
          "Raise vertical hugging of \(layout.name(view)) to \(figure(higher))",
          [.set(layout.index(view), .verticalHugging, figure(higher))],
          shows: [layout.index(view)], axis: .vertical))
    }
    remedies.append(
      .aligning(row.stack, "center", layout, shows: [layout.index(view)], axis: .vertical))
    return Report(
      span: layout.place(of: view), message: message(layout, view, row, needed: needed),
      views: [layout.index(view), stack], remedies: remedies)
  }

  private static func message(
    _ layout: LayoutReading, _ view: ViewID, _ row: BaselineRow, needed: Double
  ) -> String {
    let height = layout.shownSize(view, .vertical)
    let slip = pt((height - needed).magnitude / 2)
    return "\(layout.name(view)) is \(pt(height)) high, its text needs \(pt(needed)): its "
      + "line is drawn \(slip) \(height > needed ? "below" : "above") the baseline by which "
      + "\(layout.name(row.stack)) aligns it."
  }
}

extension LayoutReading {
  /// A label that is higher than its text by more than anybody overlooks.
  fileprivate func isStretchedText(_ view: ViewID) -> Bool {
    guard declared(view).kind == .label, !isOutOfSight(view), !isSizeOpen(view, .vertical),
      let needed = outcome.contentHeight(of: view)
    else { return false }
    return size(view, .vertical) > needed + 4
  }
}
