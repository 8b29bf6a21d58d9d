import LayoutEngine
import StackDSL

extension Rule {
  /// A text that is cut, or wraps, although another text or control resists compression alike. Only the hugging of other
  /// views, or what a stack adds, decides that it is this one, so UIKit may just as well cut the other: seven of seven
  /// reports with such a row complain of it, three of them of a control beside a text that wraps.
  static func decidedByOthers(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, reading.outcome.status == .solved, !reading.isHuge,
      !reading.screen.isOfInterfaceBuilder
    else { return [] }
    let open = reading.openSizes
    let cut = reading.views.filter { view in
      !reading.saysResistance(of: view)
        && (reading.cutsText(view) && reading.shortage(of: view)?.0 == .horizontal
          || reading.wraps(view))
        && reading.hasRival(beside: view) && !open.contains(OpenSize(view: view, axis: .horizontal))
    }
    return cut.compactMap { view in
      let priority = reading.content(view, .horizontal).compressionResistance.value
      return readings.tie(decidedAgainst: view).map { tie in
        tie.report(
          "\(pt(tie.room)) too little: \(reading.names(tie.tiedViews)) "
            + "\(tie.tiedViews.count == 2 ? "both" : "all") resist compression at "
            + "\(figure(priority)), and nothing in the file decides that "
            + "\(reading.name(view)) \(reading.wraps(view) ? "wraps" : "is cut").",
          views: tie.tiedViews,
          remedies: Remedy.partingCompression(tie, at: priority),
          aspect: Finding.decidedByOthers)
      }
    }
  }
}

extension ScreenReadings {
  /// The tie that a view would win if it resisted more than the views that resist alike: it grows by what they lose.
  /// Nil if something else gives way.
  fileprivate func tie(decidedAgainst view: ViewID) -> AmbiguityCase? {
    guard let reading = all.first else { return nil }
    let priority = reading.content(view, .horizontal).compressionResistance
    guard priority < .required else { return nil }
    var raised = reading.problem
    raised.views[view.index].horizontal.compressionResistance = Priority(priority.value + 1)
    let outcome = solve(raised)
    guard outcome.status == .solved else { return nil }
    func gain(_ view: ViewID) -> Double {
      outcome.alignmentRects[view.index].width - reading.size(view, .horizontal)
    }
    let losers = reading.views.filter { other in
      let content = reading.content(other, .horizontal)
      guard other != view, content.compressionResistance == priority,
        let intrinsic = content.intrinsic, gain(other) < -Visible.least
      else { return false }
      return reading.size(other, .horizontal) + gain(other) < intrinsic - Visible.least
    }
    let (won, lost) = (gain(view), -losers.map(gain).reduce(0, +))
    guard won > Visible.least, (won - lost).magnitude < Threshold.wholePoint else { return nil }
    let views = ([view] + losers).sorted()
    let group = views.map { view in
      let (now, then) = (
        reading.size(view, .horizontal), reading.size(view, .horizontal) + gain(view)
      )
      return Ambiguity.Quantity(
        view: view, attribute: .width, predicted: now, lower: min(now, then), upper: max(now, then))
    }
    let lacking = views.map { view in
      (reading.content(view, .horizontal).intrinsic ?? 0) - reading.size(view, .horizontal)
    }
    let ambiguity = Ambiguity(
      axis: .horizontal,
      cause: .tie(
        priority: priority, members: views.map { .compressionResistance($0, .horizontal) }),
      group: group, room: -lacking.reduce(0, +))
    return AmbiguityCase(reading: reading, ambiguity: ambiguity)
  }
}

extension LayoutReading {
  fileprivate func wraps(_ view: ViewID) -> Bool {
    problem.views[view.index].wrapping != nil && !isOutOfSight(view)
      && outcome.lineCount(of: view) > 1
  }

  /// Whether a content of the same resistance stands beside the view, which saves most screens a further layout.
  fileprivate func hasRival(beside view: ViewID) -> Bool {
    let (own, frame) = (content(view, .horizontal), frameInContainer(view))
    return views.contains { other in
      let its = content(other, .horizontal)
      guard its.intrinsic != nil, its.compressionResistance == own.compressionResistance,
        !isOutOfSight(other)
      else { return false }
      let rect = frameInContainer(other)
      return rect.end(.horizontal) <= frame.x || frame.end(.horizontal) <= rect.x
    }
  }

  fileprivate func saysResistance(of view: ViewID) -> Bool {
    property(.horizontalCompressionResistance, of: view) != nil
      || property(.compressionResistance, of: view) != nil
  }
}
