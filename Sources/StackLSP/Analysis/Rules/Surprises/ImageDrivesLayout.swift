import LayoutEngine
import StackDSL

extension Rule {
  static let imageDrivesLayout = Rule(
    code: "image-drives-layout", severity: .warning,
    traits: Traits(isPlainToSee: true, isOfLine: true),
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, reading.outcome.status == .solved else { return [] }
    return reading.views.compactMap { view in
      guard reading.declared(view).kind == .imageView, !reading.isOutOfSight(view),
        reading.stack(arranging: view) != nil,
        reading.content(view, .vertical).compressionResistance.value >= 49
          || reading.content(view, .horizontal).compressionResistance.value >= 49,
        reading.content(view, .vertical).intrinsic ?? 0 > Threshold.largePicture
      else { return nil }
      guard let driven = driven(by: view, reading, readings) else { return nil }
      let shows = [reading.index(view), reading.index(driven.view)]
      return Report(
        span: reading.place(of: view), message: message(reading, view, driven),
        views: [reading.index(view)],
        remedies: [.lettingGive(view, reading, shows: shows)])
    }
  }

  /// A neighbour that does not get the size it needs because the picture keeps its own.
  private struct Driven {
    var view: ViewID
    var axis: Axis
    /// In points; nil if the neighbour has no content of its own.
    var needed: Double?
  }

  /// The first neighbour that a picture of half the size would no longer compress or stretch.
  private static func driven(
    by view: ViewID, _ reading: LayoutReading, _ readings: ScreenReadings
  ) -> Driven? {
    guard !reading.isHuge else { return nil }
    var smaller = reading.problem
    smaller.views[view.index].horizontal.intrinsic = reading.content(view, .horizontal).intrinsic
      .map { $0 * 0.5 }
    smaller.views[view.index].vertical.intrinsic = reading.content(view, .vertical).intrinsic
      .map { $0 * 0.5 }
    let outcome = readings.solve(smaller)
    // Required hugging forbids another size, so the picture does not decide.
    guard outcome.status == .solved else { return nil }
    for axis in Axis.allCases {
      let pressed = reading.views.first { other in
        isNeighbour(other, of: view, reading) && squeezed(other, axis, reading)
          && outcome.alignmentRects.indices.contains(other.index)
          // The picture compresses the neighbour, and nothing else does.
          && outcome.alignmentRects[other.index][.size(axis)] > reading.size(other, axis)
            + Threshold.wholePoint
      }
      if let pressed {
        return Driven(view: pressed, axis: axis, needed: reading.content(pressed, axis).intrinsic)
      }
      if let driven = stretchedNeighbour(of: view, axis, reading, outcome) { return driven }
    }
    return nil
  }

  private static func isNeighbour(
    _ other: ViewID, of view: ViewID, _ reading: LayoutReading
  ) -> Bool {
    !reading.isInside(other, view) && !reading.isInside(view, other)
      && reading.declared(other).kind != .spacer && !reading.isOutOfSight(other)
  }

  private static func squeezed(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Bool {
    if reading.size(view, axis) < Threshold.wholePoint && reading.stackProperties(view) == nil {
      return true
    }
    guard let wanted = reading.content(view, axis).intrinsic else { return false }
    return reading.size(view, axis) < wanted - Visible.least
  }

  /// Across its stack, the image makes every sibling as high as itself, higher than they need.
  private static func stretchedNeighbour(
    of view: ViewID, _ axis: Axis, _ reading: LayoutReading, _ outcome: LayoutOutcome
  ) -> Driven? {
    guard let stack = reading.stack(arranging: view),
      let properties = reading.stackProperties(stack),
      properties.axis != axis, properties.alignment == .fill
    else { return nil }
    for other in reading.siblings(of: view) {
      let wanted = reading.outcome.fittingSize(of: other)[axis]
      if wanted > 0, reading.size(other, axis) > wanted * Threshold.stretched,
        outcome.alignmentRects[other.index][.size(axis)] < reading.size(other, axis) - 1
      {
        return Driven(view: other, axis: axis, needed: wanted)
      }
    }
    return nil
  }

  private static func message(
    _ reading: LayoutReading, _ view: ViewID, _ driven: Driven
  ) -> String {
    let picture = size(
      reading.content(view, .horizontal).intrinsic ?? 0,
      reading.content(view, .vertical).intrinsic ?? 0)
    let resistance = reading.content(view, driven.axis).compressionResistance.value
    let given = reading.shownSize(driven.view, driven.axis)
    let needed = driven.needed.map { "; it needs \(tenths($0))" } ?? ""
    return "The picture of \(reading.name(view)) (\(picture), compression resistance "
      + "\(figure(resistance))) makes \(reading.name(driven.view)) \(pt(given)) "
      + "\(driven.axis.extentWord)\(needed)."
  }
}
