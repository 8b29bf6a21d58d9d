import LayoutEngine
import StackDSL

extension Rule {
  static let baselineStretched = Rule(
    code: "baseline-stretched", severity: .warning,
    checks: [.layout(reports)])

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
