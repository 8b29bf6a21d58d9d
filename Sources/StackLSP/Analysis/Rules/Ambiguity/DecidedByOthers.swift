import LayoutEngine
import StackDSL

extension Rule {
  /// Texts and controls that resist compression alike, of which only the hugging of other views decides which is cut.
  /// Nobody wrote that hugging, so another text may cut the other one: three of three reports with such a row complain
  /// of it.
  static func decidedByOthers(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, reading.outcome.status == .solved, !reading.isHuge,
      !reading.screen.isOfInterfaceBuilder
    else { return [] }
    let open = reading.openSizes
    let cut = reading.views.filter { view in
      !reading.says(.horizontalCompressionResistance, or: .compressionResistance, of: view)
        && !open.contains(OpenSize(view: view, axis: .horizontal)) && reading.cutsText(view)
        && reading.shortage(of: view)?.0 == .horizontal
    }
    guard !cut.isEmpty else { return [] }
    var loose = reading.problem
    for view in reading.views
    where !reading.says(.horizontalHugging, or: .hugging, of: view) {
      loose.views[view.index].horizontal.hugging = Priority(0)
    }
    return readings.solve(loose).ambiguities.compactMap { ambiguity in
      let tie = AmbiguityCase(reading: reading, ambiguity: ambiguity)
      guard tie.axis == .horizontal, tie.trade == .compression, let priority = tie.tie?.priority,
        tie.tiedViews.count > 1
      else { return nil }
      let losers = tie.tiedViews.filter(cut.contains)
      guard !losers.isEmpty else { return nil }
      return tie.report(
        "\(pt(tie.room)) too little: \(reading.names(tie.tiedViews)) \(tie.tiedViews.count == 2 ? "both" : "all") resist "
          + "compression at \(figure(priority)), and only the hugging of other views decides that "
          + "\(reading.names(losers)) \(losers.count == 1 ? "is" : "are") cut.",
        views: tie.tiedViews, remedies: Remedy.partingCompression(tie, at: priority),
        aspect: "by others")
    }
  }
}

extension LayoutReading {
  fileprivate func says(
    _ name: PropertyName, or both: PropertyName, of view: ViewID
  ) -> Bool {
    property(name, of: view) != nil || property(both, of: view) != nil
  }
}
