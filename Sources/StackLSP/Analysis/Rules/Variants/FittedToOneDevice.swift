import LayoutEngine
import StackDSL

extension Rule {
  /// Finds a view that fills its superview, or stands in its middle, on the first device by its numbers alone. On another
  /// one they are wrong. A document is drawn for one device, and Interface Builder shows the others.
  static func fittedToOneDevice(_ readings: ScreenReadings) -> [Report] {
    guard readings.isComplete, !readings.screen.isOfInterfaceBuilder,
      Set(readings.all.map(\.environment.size.width)).count > 1
    else { return [] }
    return readings.screen.views.indices.dropFirst().compactMap { number in
      Axis.allCases.lazy.compactMap { Fit(of: ViewIndex(number), $0, in: readings)?.report }.first
    }
  }
}

/// A view whose numbers fit the superview in some environments and not in others.
private struct Fit {
  let readings: ScreenReadings
  let axis: Axis
  /// The primary environment, in which it fits, and those in which it does not.
  let fitting: Margins
  let others: [Margins]

  /// The distances of a view from the edges of its superview, in points.
  struct Margins {
    var place: Int
    var view: ViewID
    var start: Double
    var end: Double
    var length: Double
    var room: Double

    init?(_ index: ViewIndex, _ axis: Axis, _ place: Int, _ reading: LayoutReading) {
      guard reading.outcome.status == .solved, let view = reading.layout.id(of: index),
        !reading.isOutOfSight(view), reading.stack(arranging: view) == nil,
        let parent = reading.problem.views[view.index].parent
      else { return nil }
      let (own, around) = (
        reading.alignmentRectInContainer(view), reading.frameInContainer(parent)
      )
      // In a smaller box the numbers of one device say nothing.
      guard around[.size(axis)] >= reading.size(reading.container, axis) - Threshold.wholePoint
      else { return nil }
      self.place = place
      self.view = view
      (start, end) = (own.start(axis) - around.start(axis), around.end(axis) - own.end(axis))
      (length, room) = (own[.size(axis)], around[.size(axis)])
    }

    var isEven: Bool { (start - end).magnitude / 2 <= Threshold.wholePoint }
    var isFilling: Bool { max(start.magnitude, end.magnitude) <= Threshold.wholePoint }
  }

  init?(of index: ViewIndex, _ axis: Axis, in readings: ScreenReadings) {
    self.readings = readings
    self.axis = axis
    let reading = readings.all[0]
    guard let fitting = Margins(index, axis, 0, reading),
      fitting.isFilling || axis == .horizontal && fitting.isEven && fitting.start > 0
    else { return nil }
    // Wide gaps are equal by chance, unless the view stands in the middle on the other axis as well.
    guard
      fitting.start <= Threshold.wideGap
        || Margins(index, axis.other, 0, reading)?.isEven ?? false
    else { return nil }
    let hasNumber =
      reading.requiredSize(of: fitting.view, axis) != nil
      || reading.drawnFrame(of: fitting.view) != nil
    others = readings.all.enumerated().dropFirst().compactMap { place, reading in
      Margins(index, axis, place, reading)
    }.filter { other in
      (other.room - fitting.room).magnitude > Threshold.wholePoint
        && (fitting.isFilling ? !other.isFilling : !other.isEven)
        // What reaches out is reported as such.
        && min(other.start, other.end) >= -Threshold.wholePoint
        // A limit that ends in the middle is meant: what it holds has another length on either device.
        && (hasNumber && (other.length - fitting.length).magnitude <= Threshold.wholePoint
          || fitting.isFilling
            && (reading.reachesOut(fitting.view, axis) || reading.isPictureBehindAll(fitting.view)))
    }
    guard !others.isEmpty else { return nil }
    self.fitting = fitting
  }

  var report: Report {
    let reading = readings.all[fitting.place]
    let view = fitting.view
    let worst = others.max { $0.unevenness < $1.unevenness } ?? fitting
    let fits = reading.environment.distinction(from: readings.all[worst.place].environment)
    let name = reading.name(view)
    let isOfSize = (worst.length - fitting.length).magnitude <= Threshold.wholePoint
    let reason =
      isOfSize
      ? "its numbers do not follow." : "it ends at the safe area or the margins, which differ."
    var report = Report(
      span: reading.place(of: view),
      message: fitting.isFilling
        ? "\(name) takes \(tenths(worst.length)) of the \(pt(worst.room)) of its superview, which it fills on \(fits): "
          + reason
        : "\(name) is \(pt(worst.start)) away from the left edge and \(tenths(worst.end)) from the right one, and as far "
          + "from both on \(fits): " + reason,
      severity: .warning, views: [reading.index(view)], aspect: "fitted \(axis.word)",
      remedies: Remedy.following(view, axis, inset: fitting.isFilling ? 0 : fitting.start, reading))
    report.environments = others.map(\.place)
    return report
  }
}

extension Fit.Margins {
  var unevenness: Double { max(start.magnitude, end.magnitude) }
}

extension LayoutReading {
  /// Whether a picture fills its superview on both axes: bands beside it are seen where the safe area is narrower.
  fileprivate func isPictureBehindAll(_ view: ViewID) -> Bool {
    declared(view).kind == .imageView && fillsSuperview(view)
  }

  /// Whether both edges are tied beyond a guide by as much as its inset happens to be.
  fileprivate func reachesOut(_ view: ViewID, _ axis: Axis) -> Bool {
    let pins = pins(of: view).filter { $0.edge.axis == axis && $0.target.item != .view }
    return pins.map(\.isOutward) == [true, true]
  }
}

extension Remedy {
  /// Ties the length of a view to its superview.
  fileprivate static func following(
    _ view: ViewID, _ axis: Axis, inset: Double, _ reading: LayoutReading
  ) -> [Remedy] {
    if reading.drawnFrame(of: view) != nil { return frameAsConstraints(view, reading) }
    let index = reading.index(view)
    let pins = reading.pins(of: view).filter { $0.edge.axis == axis }
    guard let written = reading.requiredSize(of: view, axis)?.constraint,
      reading.screen.constraints[written].composite == nil
    else { return [pinningToEdges(pins, of: view, reading)] }
    let start = pins.first { $0.edge.isStart == true }
    let end = pins.first { $0.edge.isStart == false }
    var line = PlainConstraint.size(of: index, axis, as: reading.superview(of: index))
    line.constant = -2 * inset
    if let pin = start ?? end, let opposite = pin.edge.opposite, start == nil || end == nil {
      line = .edge(
        opposite, of: index, to: pin.target.view, pin.target.item, constant: -pin.constant)
    }
    return [
      Remedy(
        "Let \(reading.name(view)) follow its superview: `\(reading.text(line))`",
        [reading.restating(written, line)], shows: [index], axis: axis, isCorrection: true)
    ]
  }
}
