import LayoutEngine
import StackDSL

extension Rule {
  static let imageAspectMissing = Rule(
    code: "image-aspect-missing", severity: .information,
    traits: Traits(gravest: .warning, isPlainToSee: true),
    checks: [.layout(reports), .layout(leftovers), .layout(stretched), .layout(reshaped)])

  /// Finds a picture that a stack draws out of its proportions: nobody wrote that size.
  private static func stretched(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.views.compactMap { view in
      guard let axis = reading.stretchedAxis(ofPicture: view), !reading.isOutOfSight(view),
        let stack = reading.stack(arranging: view),
        let properties = reading.stackProperties(stack),
        let picture = reading.pictureSize(of: view),
        reading.size(view, axis) > picture[axis] + Visible.least,
        properties.stretches(axis), reading.requiredSize(of: view, axis) == nil,
        !reading.isSizeOpen(view, axis)
      else { return nil }
      return report(reading, view, axis, in: stack, properties, picture: picture)
    }
  }

  private static func report(
    _ reading: LayoutReading, _ view: ViewID, _ axis: Axis, in stack: ViewID,
    _ properties: StackProperties, picture: Size
  ) -> Report {
    let index = reading.index(view)
    let isAcross = properties.axis != axis
    let tie = PlainConstraint.proportions(
      of: index, axis, picture[axis] / picture[axis.other])
    return Report(
      span: reading.place(of: view),
      message: stretched(view, picture, reading) + ", because "
        + (isAcross
          ? "`alignment: fill` of \(reading.name(stack)) makes it as \(axis.extentWord) as the stack."
          : "\(reading.name(stack)) gives it the room that is left."),
      severity: .warning, views: [index], aspect: "stretched \(axis.word)",
      remedies: endingStretch(of: view, by: stack, axis, reading) + [
        Remedy(
          "Keep its proportions: `\(reading.text(tie))`", [.addConstraint(index, tie)],
          shows: [index]),
        .fittingPicture(of: view, reading),
      ])
  }

  /// "The picture of `icon` is stretched: it is 24 × 24 pt large and drawn 21 × 23 pt"
  private static func stretched(
    _ view: ViewID, _ picture: Size, _ reading: LayoutReading
  ) -> String {
    let shown = Axis.allCases.map { reading.shownSize(view, $0) }
    return "The picture of \(reading.name(view)) is stretched: it is "
      + "\(size(picture.width, picture.height)) large and drawn \(size(shown[0], shown[1]))"
  }

  /// Finds a picture that numbers or edges draw out of its proportions. What fills its superview is a backdrop, and what
  /// Interface Builder shows has been seen.
  private static func reshaped(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved, !reading.screen.isOfInterfaceBuilder else { return [] }
    return reading.views.compactMap { view in
      guard let axis = reading.stretchedAxis(ofPicture: view), !reading.isOutOfSight(view),
        reading.stack(arranging: view) == nil, let picture = reading.pictureSize(of: view),
        !Axis.allCases.contains(where: { reading.isSizeOpen(view, $0) }),
        !reading.fillsSuperview(view)
      else { return nil }
      let written = Axis.allCases.map { reading.requiredSize(of: view, $0)?.constraint }
      let isWritten = written.allSatisfy { $0 != nil }
      let edges = reading.edges(deciding: view, axis)
      let keepsOther =
        (reading.size(view, axis.other) - picture[axis.other]).magnitude < Threshold.wholePoint
      guard
        isWritten
          || edges != nil && keepsOther
            && reading.size(view, axis) > picture[axis] + Visible.least
      else { return nil }
      return Report(
        span: reading.place(of: view),
        message: stretched(view, picture, reading)
          + ", as its \(isWritten ? "sizes" : "edges") are written.",
        severity: .warning, views: [reading.index(view)], aspect: "reshaped \(axis.word)",
        remedies: (edges.map { [Remedy.endingEarlier($0, of: view, axis, reading)] } ?? [])
          + [.fittingPicture(of: view, reading)])
    }
  }

  /// Finds a picture that takes the length its neighbours leave, although its other side has a number.
  private static func leftovers(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.stacks.flatMap { stack, properties -> [Report] in
      let axis = properties.axis
      guard properties.distribution == .fill, !reading.isOutOfSight(stack) else { return [] }
      let views = reading.visibleArranged(in: stack)
      guard views.count > 1 else { return [] }
      return views.compactMap { view in
        guard reading.declared(view).kind == .imageView,
          reading.property(.contentMode, of: view) == nil,
          reading.content(view, axis).intrinsic == nil, !reading.isSizeOpen(view, axis),
          !reading.isNamed(axis.sizeAttribute, of: view),
          let (_, side) = reading.requiredSize(of: view, axis.other),
          (reading.size(view, axis) - side).magnitude > side * Threshold.distortion
        else { return nil }
        return leftover(view, axis, side: side, stack, reading)
      }
    }
  }

  private static func leftover(
    _ view: ViewID, _ axis: Axis, side: Double, _ stack: ViewID,
    _ reading: LayoutReading
  ) -> Report {
    let name = reading.name(view)
    let others = reading.names(reading.siblings(of: view))
    let square = Remedy(
      "Give \(name) \(axis.sizeWord) == \(figure(side))",
      [.addConstraint(reading.index(view), .size(of: reading.index(view), axis, side))],
      shows: [reading.index(view)], axis: axis, isCorrection: true)
    let ratio = Remedy(
      "Keep its proportions: \(axis.sizeWord) == \(axis.other.sizeWord)",
      [.addConstraint(reading.index(view), .proportions(of: reading.index(view), axis, 1))],
      shows: [reading.index(view)], axis: axis)
    return Report(
      span: reading.place(of: view),
      message: "\(name) is \(pt(side)) \(axis.other.extentWord), but nothing says how "
        + "\(axis.extentWord) it is: it gets the \(pt(reading.shownSize(view, axis))) that \(others) "
        + "\(reading.siblings(of: view).count == 1 ? "leaves" : "leave") in \(reading.name(stack)).",
      severity: .warning, views: [reading.index(view)], aspect: "left \(axis.word)",
      remedies: [square, ratio])
  }

  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.views.compactMap { view in
      guard view != reading.container, reading.declared(view).kind == .imageView,
        let drawing = reading.scaling(ofPicture: view), let picture = reading.pictureSize(of: view)
      else { return nil }
      let frame = reading.alignmentRect(view)
      for axis in Axis.allCases {
        let other = axis.other
        let ratio = picture[axis] / picture[other]
        let kept = picture[axis]
        let length = frame[.size(axis)]
        let wanted = frame[.size(other)] * ratio
        // A picture with a lowered resistance is allowed to shrink.
        let isSmaller =
          drawing == .stretched
          && frame[.size(other)] < picture[other] * Threshold.smallerPicture
          && reading.content(view, other).compressionResistance.value >= Priority.defaultHigh.value
        // One side is written or limited, or nothing on the screen limits the other.
        let isHalfSaid =
          drawing != .stretched
          && (reading.requiredSize(of: view, other) != nil
            || reading.environment.host.isSelfSizing
            || reading.leavesHole(view, axis, length - wanted))
        guard isHalfSaid || isSmaller,
          length < kept + Visible.least, length - wanted > length * Threshold.distortion,
          !reading.isOutOfSight(view), frame[.size(other)] > Visible.least,
          // What takes the room that is left is cut on purpose.
          length < kept - Visible.least
            ? drawing != .filling && reading.isCompressed(view, axis)
              || drawing == .stretched && reading.isBounded(view, axis)
            : reading.isByContent(view, axis)
        else { continue }
        return report(reading, view, axis, ratio: ratio, length: length, wanted: wanted, drawing)
      }
      return nil
    }
  }

  private static func report(
    _ reading: LayoutReading, _ view: ViewID, _ axis: Axis, ratio: Double,
    length: Double, wanted: Double, _ drawing: PictureScaling
  ) -> Report {
    let name = reading.name(view)
    let side = "\(pt(reading.shownSize(view, axis.other))) \(axis.other.extentWord)"
    let isFixed = reading.requiredSize(of: view, axis.other) != nil
    let result =
      switch drawing {
      case .fitting: "\(pt(length - wanted)) of it stay blank."
      case .filling:
        "only \(figure((100 * wanted / length).rounded())) % of the picture show; in its proportions it would be "
          + "\(pt(wanted)) \(axis.extentWord)."
      case .stretched:
        "the picture is squeezed; in its proportions it would be \(pt(wanted)) \(axis.extentWord)."
      }
    let tie = PlainConstraint.proportions(of: reading.index(view), axis, ratio)
    return Report(
      span: reading.place(of: view),
      message: reading.isBounded(view, axis)
        ? "\(name) is \(side) and \(pt(length)) \(axis.extentWord), as its bounds allow: \(result)"
        : "\(name) is \(isFixed ? "fixed to " : "")\(side) but still \(pt(length)) "
          + "\(axis.extentWord)\(isFixed ? "" : ", as its picture is"): \(result)",
      severity: drawing == .fitting && !reading.environment.host.isSelfSizing
        && !reading.leavesHole(view, axis, length - wanted) ? nil : .warning,
      views: [reading.index(view)],
      remedies: [
        Remedy(
          "Add `\(reading.text(tie))` to \(reading.name(view))",
          [.addConstraint(reading.index(view), tie)], shows: [reading.index(view)])
      ])
  }
}

extension Remedy {
  fileprivate static func fittingPicture(of view: ViewID, _ reading: LayoutReading) -> Remedy {
    Remedy(
      "Show the whole picture of \(reading.name(view)) in its proportions",
      [.set(reading.index(view), .contentMode, "scaleAspectFit")], shows: [reading.index(view)])
  }

  /// A picture keeps its own length if the line at its end is only a limit.
  fileprivate static func endingEarlier(
    _ line: Int, of view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Remedy {
    var limit = PlainConstraint(reading.screen.constraints[line])
    limit.relation = .lessThanOrEqual
    return Remedy(
      "Keep the \(axis.sizeWord) of the picture of \(reading.name(view)): `\(reading.text(limit))`",
      [.setRelation(constraint: line, .lessThanOrEqual)], shows: [reading.index(view)], axis: axis,
      isCorrection: true)
  }
}

extension LayoutReading {
  /// The line at the end of a view that lines at both its edges stretch; nil if something else decides its length.
  fileprivate func edges(deciding view: ViewID, _ axis: Axis) -> Int? {
    let pins = pins(of: view)
    let end: Anchor.Attribute = axis == .horizontal ? .trailing : .bottom
    return pins.first { pin in pin.edge == end && pins.contains { $0.edge == end.opposite } }?.index
  }

  /// Whether a blank part of a picture stands between the views of a stack as a gap that no spacing explains. The blank
  /// margins of an icon are not seen.
  fileprivate func leavesHole(_ view: ViewID, _ axis: Axis, _ blank: Double) -> Bool {
    guard scaling(ofPicture: view) == .fitting, blank > Threshold.wideGap,
      let stack = stack(arranging: view)
    else { return false }
    return stackProperties(stack)?.axis == axis && visibleArranged(in: stack).count > 1
  }

  /// Only bounds limit the length of a picture that would be longer.
  fileprivate func isBounded(_ view: ViewID, _ axis: Axis) -> Bool {
    content(view, axis).intrinsic.map { $0 > size(view, axis) + Visible.least } ?? false
      && constraintsOfView[view.index].map { problem.constraints[$0.index] }.contains {
        $0.first.view == view && $0.first.attribute == axis.sizeAttribute
          && $0.relation == .lessThanOrEqual && $0.second == nil
      } && requiredSize(of: view, axis) == nil
  }

  /// The length follows from the picture, not from edges that happen to be as far apart. A cell that sizes itself has
  /// its height from its content.
  fileprivate func isByContent(_ view: ViewID, _ axis: Axis) -> Bool {
    if axis == .vertical, environment.host.isSelfSizing { return true }
    let links = outcome.explanation(of: view, .size(axis))?.links ?? []
    return links.contains {
      [.hugging(view, axis), .compressionResistance(view, axis)].contains($0.origin)
    }
  }

  /// Its row has too little room for the length of the picture, so the view takes what is left.
  fileprivate func isCompressed(_ view: ViewID, _ axis: Axis) -> Bool {
    guard let properties = stack(arranging: view).flatMap(stackProperties) else { return false }
    return properties.axis == axis && properties.distribution == .fill
      && !isNamed(axis.sizeAttribute, of: view)
  }
}
