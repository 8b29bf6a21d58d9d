import LayoutEngine
import StackDSL

extension Rule {
  static let stretchedBeyondIntrinsic = Rule(
    code: "stretched-beyond-intrinsic", severity: .information,
    traits: Traits(gravest: .warning, isPlainToSee: true),
    checks: [.layout(reports), .layout(overstretched), .layout(sideways)])

  /// A control that UIKit draws at one width, in a frame many times as wide.
  private static func sideways(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.views.compactMap { view in
      guard reading.isOverstretchedSideways(view),
        let needed = reading.content(view, .horizontal).intrinsic
      else { return nil }
      let stack = reading.stack(arranging: view)
      let isAcross = stack.flatMap(reading.stackProperties)?.axis == .vertical
      return Report(
        span: reading.place(of: view),
        message:
          "\(reading.name(view)) is \(pt(reading.shownSize(view, .horizontal))) wide, but it is always drawn "
          + "\(pt(needed)) wide, at the start of that.",
        severity: reading.screen.isOfInterfaceBuilder ? nil : .warning,
        views: [reading.index(view)],
        aspect: "sideways",
        remedies: (stack.map { endingStretch(of: view, by: $0, .horizontal, reading) } ?? []).map {
          remedy in
          var remedy = remedy
          remedy.isCorrection = isAcross
          return remedy
        },
        shortage: .surplus(view, .horizontal))
    }
  }

  /// A text field or a button many times as high as its content, although nobody lowered its hugging: no
  /// design asks for that.
  private static func overstretched(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.views.compactMap { view -> Report? in
      guard isTooHigh(view, reading), let needed = reading.neededHeight(of: view)
      else { return nil }
      let stack = reading.stack(arranging: view)
      let ending = reading.pathToRoot(from: view).filter { reading.stackProperties($0) != nil }
        .flatMap { Remedy.endingEarlier($0, .vertical, reading, shows: [reading.index(view)]) }
      let links = ending.isEmpty ? Remedy.looseningChain(around: view, reading) : []
      let columns = [stack].compactMap { $0 }.filter {
        reading.stackProperties($0)?.axis == .vertical
      }
      return Report(
        span: reading.place(of: view),
        message:
          "\(reading.name(view)) is \(pt(reading.shownSize(view, .vertical))) high, its content "
          + "\(tenths(needed)): it gets all the room that is left"
          + (stack.map { " in \(reading.name($0))." } ?? "."),
        severity: reading.screen.isOfInterfaceBuilder || isMessageInTheMiddle(view, reading)
          ? nil : .warning,
        views: [reading.index(view)], aspect: "overstretched",
        remedies: columns.flatMap { growing(insteadOf: view, in: $0, reading) } + ending + links,
        shortage: .surplus(view, .vertical))
    }
  }

  /// Of a control and a picture or list in one column, the picture or list takes the room that is left.
  private static func growing(
    insteadOf view: ViewID, in column: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    let arranged = reading.visibleArranged(in: column)
    guard reading.stackProperties(column)?.distribution == .fill,
      let least = arranged.map({ reading.content($0, .vertical).hugging.value }).min(), least > 1
    else { return [] }
    return arranged.filter { other in
      let kind = reading.declared(other).kind
      return other != view && (kind == .imageView || kind.has(.grows))
        && reading.requiredSize(of: other, .vertical) == nil
    }.map { other in
      let index = reading.index(other)
      // A picture that is drawn in its proportions stays so in any room.
      let isDistorted =
        reading.scaling(ofPicture: other) == .stretched
        && reading.pictureSize(of: other) != nil
      return Remedy(
        "Let \(reading.name(other)) take the room: vertical hugging \(figure(least - 1))"
          + (isDistorted ? ", contentMode scaleAspectFit" : ""),
        [.set(index, .verticalHugging, figure(least - 1))]
          + (isDistorted ? [.set(index, .contentMode, "scaleAspectFit")] : []),
        shows: [index, reading.index(view)], axis: .vertical, isCorrection: true)
    }
  }

  private static func isTooHigh(_ view: ViewID, _ reading: LayoutReading) -> Bool {
    reading.isOverstretched(view)
      && (reading.declared(view).kind != .label || reading.stack(arranging: view) == nil)
      && reading.content(view, .vertical).hugging >= .defaultLow
      && !reading.saysItsHeight(view)
  }

  /// UIKit draws a label's text in the middle of its height, so one that is centred in its width stands in the middle of
  /// the room, as the message of an empty screen does. Of two reported layouts with such a label, it is the fault in one.
  private static func isMessageInTheMiddle(_ view: ViewID, _ reading: LayoutReading) -> Bool {
    reading.declared(view).kind == .label
      && reading.property(.textAlignment, of: view)?.value.names.first == "center"
  }

  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.stacks.flatMap { stack, properties in
      var said: Set<ViewID> = []
      return Axis.allCases.compactMap { axis -> Report? in
        let arranged = reading.visibleArranged(in: stack)
        guard properties.stretches(axis) || properties.axis == axis && arranged.count == 1 else {
          return nil
        }
        let stretched = arranged.filter {
          !said.contains($0) && isStretched($0, axis, reading)
            && !isFullWidth($0, axis, in: properties, reading)
            && (!sharesEqually(axis, properties) || isWritten($0, axis, reading))
            && !(axis == .vertical && isTooHigh($0, reading))
        }
        said.formUnion(stretched)
        return stretched.isEmpty ? nil : report(reading, stretched, stack, axis)
      }
    }
  }

  private static func isWritten(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Bool {
    reading.layout.view(view)?.content(axis).source == .written
  }

  /// Buttons as wide as their column are common in apps, and the main use of `alignment: fill`.
  private static func isFullWidth(
    _ view: ViewID, _ axis: Axis, in properties: StackProperties,
    _ reading: LayoutReading
  ) -> Bool {
    axis == .horizontal && properties.axis != axis && reading.declared(view).kind == .button
  }

  /// Equal shares override the content's sizes on purpose, but not a size that is written.
  private static func sharesEqually(_ axis: Axis, _ properties: StackProperties)
    -> Bool
  {
    properties.axis == axis && properties.distribution == .fillEqually
  }

  private static func isStretched(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Bool {
    guard !reading.isOutOfSight(view), let wanted = wanted(view, axis, reading), wanted > 0,
      !reading.content(view, axis).hugging.isRequired, !reading.isSizeOpen(view, axis),
      reading.requiredSize(of: view, axis) == nil
    else { return false }
    return reading.size(view, axis) > wanted * Threshold.stretched
  }

  /// The length in points that the view asks for; nil for a view of any length. A stack that does not fill across
  /// is as long as its longest view, but holds that with a priority of only 51.
  private static func wanted(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Double? {
    guard let properties = reading.stackProperties(view) else {
      guard [.button, .view].contains(reading.declared(view).kind) else { return nil }
      // A title that wraps takes the lines of its width.
      return axis == .vertical
        ? reading.outcome.contentHeight(of: view) : reading.content(view, axis).intrinsic
    }
    guard properties.axis != axis, properties.alignment != .fill, axis == .vertical else {
      return nil
    }
    return reading.visibleArranged(in: view).map { reading.size($0, axis) }.max()
  }

  /// One finding for all the views that one stack stretches.
  private static func report(
    _ reading: LayoutReading, _ views: [ViewID], _ stack: ViewID, _ axis: Axis
  ) -> Report? {
    guard let first = views.first else { return nil }
    return Report(
      span: reading.place(of: first), message: message(reading, views, stack, axis),
      severity: reading.stackProperties(stack).map { sharesEqually(axis, $0) } ?? false
        ? .hint : nil,
      views: views.map(reading.index), aspect: axis.word,
      remedies: endingStretch(of: first, by: stack, axis, reading),
      shortage: reading.stackProperties(first) == nil ? .surplus(first, axis) : nil)
  }

  /// Lets a view that its stack stretches be as long as its content.
  static func endingStretch(
    of view: ViewID, by stack: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard let properties = reading.stackProperties(stack) else { return [] }
    if properties.axis != axis {
      return ["center", axis == .horizontal ? "leading" : "top"].map { alignment in
        var remedy = Remedy.aligning(
          stack, alignment, reading, shows: [reading.index(view)], axis: axis)
        // Views in a row are centred.
        remedy.isCorrection = axis == .vertical && alignment == "center"
        return remedy
      }
    }
    let endingEarlier = Remedy.endingEarlier(stack, axis, reading, shows: [reading.index(view)])
    // Hugging has no influence if all views have equal sizes.
    guard properties.distribution == .fill, reading.visibleArranged(in: stack).count > 1 else {
      return endingEarlier
    }
    if reading.stackProperties(view) != nil {
      return endingEarlier + [
        .aligning(view, "fill", reading, shows: [reading.index(view)], axis: axis)
      ]
    }
    return endingEarlier + [
      Remedy(
        "Raise \(axis.word) hugging of \(reading.name(view)) to 751",
        [.set(reading.index(view), axis.hugging, "751")], shows: [reading.index(view)], axis: axis,
        // Beside others that can grow, a picture is the last to do so.
        isCorrection: reading.declared(view).kind == .imageView)
    ]
  }

  private static func message(
    _ reading: LayoutReading, _ views: [ViewID], _ stack: ViewID, _ axis: Axis
  ) -> String {
    guard let first = views.first, let properties = reading.stackProperties(stack) else {
      return ""
    }
    let isAcross = properties.axis != axis
    let one = views.count == 1
    let reason =
      isAcross
      ? "`alignment: fill` of \(reading.name(stack)) stretches \(one ? "it" : "them")"
      : properties.distribution == .fill || reading.visibleArranged(in: stack).count == 1
        ? "\(reading.name(stack)) gives \(one ? "it" : "them") the room that is left"
        : "`fillEqually` of \(reading.name(stack)) shares all its room out"
    return "\(reading.names(views)) \(one ? "is" : "are") \(pt(reading.shownSize(first, axis))) "
      + "\(axis.extentWord), \(one ? "its" : "their") content "
      + "\(list(views.prefix(4).map { tenths(wanted($0, axis, reading) ?? 0) })): \(reason)."
  }
}

extension LayoutReading {
  /// Whether a line of its own sets its height, in points or relative to its width, so that it does not take
  /// the rest.
  fileprivate func saysItsHeight(_ view: ViewID) -> Bool {
    constraintsOfView[view.index].contains { id in
      let line = problem.constraints[id.index]
      let sides = [line.first, line.second].compactMap(\.self)
      return line.relation == .equal && sides.allSatisfy { $0.view == view }
        && sides.contains { $0.attribute == .height }
    }
  }
}
