import LayoutEngine
import StackDSL

extension Rule {
  static let viewCollapsed = Rule(
    code: "view-collapsed", severity: .warning,
    traits: Traits(isOfPlace: true, isPlainToSee: true, doubt: .size),
    checks: [.ambiguity(report), .layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    let open = reading.openSizes
    return reading.views.compactMap { view in
      guard view != reading.container, !reading.isOutOfSight(view),
        hasSomethingToShow(view, reading),
        let axis = Axis.allCases.first(where: { reading.size(view, $0) < Threshold.wholePoint }),
        !open.contains(OpenSize(view: view, axis: axis)), !isMeant(view, axis, reading),
        // A missing picture is reported once.
        !(reading.lacksPicture(view) && open.contains(OpenSize(view: view, axis: axis.other)))
      else { return nil }
      return Report(
        span: reading.place(of: view), message: message(reading, view, axis),
        severity: isBlank(view, reading) ? .hint : nil, views: [reading.index(view)],
        aspect: axis.word, remedies: remedies(reading, view, axis),
        shortage: .content(view, axis))
    }
  }

  /// A custom class without an intrinsic size or constraints, to which UIKit gives the size 0.
  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    let reading = ambiguity.reading
    guard case .missing = ambiguity.ambiguity.cause, ambiguity.group.count == 1,
      let quantity = ambiguity.group.first, quantity.attribute.isSize,
      quantity.predicted < Threshold.wholePoint,
      reading.declared(quantity.view).kind == .view,
      reading.property(.class, of: quantity.view) != nil
    else { return nil }
    let view = reading.index(quantity.view)
    return ambiguity.report(
      "\(reading.name(quantity.view)) has no intrinsic \(quantity.attribute) and nothing gives it "
        + "one: UIKit is expected to make it 0 pt.",
      views: [quantity.view],
      remedies: [
        Remedy(
          "Say the intrinsicContentSize of \(reading.name(quantity.view))",
          [.set(view, .intrinsicContentSize, "\(figure(touchTarget)) x \(figure(touchTarget))")],
          shows: [view])
      ])
  }

  private static func hasSomethingToShow(_ view: ViewID, _ reading: LayoutReading) -> Bool {
    let kind = reading.declared(view).kind
    if kind == .spacer || reading.stackProperties(view) != nil { return false }
    if kind == .textView || kind == .imageView || kind == .scrollView { return true }
    if kind == .view {
      return reading.declared(view).name != nil
        && (reading.property(.class, of: view) != nil || isDrawn(view, reading)
          || contentOutside(view, reading) != nil || isBlank(view, reading))
    }
    return reading.content(view, .horizontal).intrinsic ?? 1 > 0
  }

  /// Whether it is a plain view of a written height or width and no more: code may give it a colour, or it only
  /// keeps others apart.
  private static func isBlank(_ view: ViewID, _ reading: LayoutReading) -> Bool {
    let declared = reading.declared(view)
    return declared.kind == .view && !reading.screen.isOfInterfaceBuilder
      && reading.children(of: view).isEmpty && reading.property(.class, of: view) == nil
      && !declared.properties.contains { $0.name.drawsView }
      && Axis.allCases.contains {
        reading.size(view, $0) >= Threshold.wholePoint && reading.requiredSize(of: view, $0) != nil
      }
  }

  /// Whether it is a bar, a dot or a panel: it has a color or a border, and a written size on one axis or a place in a
  /// stack.
  private static func isDrawn(_ view: ViewID, _ reading: LayoutReading) -> Bool {
    reading.declared(view).properties.contains { $0.name.drawsView }
      && (reading.stack(arranging: view) != nil
        || Axis.allCases.contains { reading.requiredSize(of: view, $0) != nil })
  }

  /// A text, a control or a picture that stands directly in the view of 0 pt and extends beyond it. Interface
  /// Builder shows those of a document.
  private static func contentOutside(_ view: ViewID, _ reading: LayoutReading) -> ViewID? {
    guard !reading.screen.isOfInterfaceBuilder, reading.declared(view).kind == .view else {
      return nil
    }
    return reading.children(of: view).first {
      !reading.isOutOfSight($0) && reading.frameInContainer($0).width > Threshold.wholePoint
        && reading.frameInContainer($0).height > Threshold.wholePoint
        && (reading.hasContentToSee($0) || reading.declared($0).kind == .imageView)
    }
  }

  /// A size that the user asked for, or an image or text without any size.
  private static func isMeant(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Bool {
    let asksForZero = reading.pathToRoot(from: view).contains {
      reading.isWrittenAsNothing($0, axis)
    }
    // The content itself may be next to nothing.
    return asksForZero
      || reading.content(view, axis).intrinsic.map { $0 < Threshold.wholePoint } ?? false
  }

  private static func remedies(
    _ reading: LayoutReading, _ view: ViewID, _ axis: Axis
  ) -> [Remedy] {
    let index = reading.index(view)
    let lowered = reading.picturesBeside(view, axis).map { image in
      Remedy.lettingGive(image, reading, shows: [index, reading.index(image)], axis: axis)
    }
    let picture =
      reading.lacksPicture(view)
      ? Remedy.pictureAlone(view, reading) : Remedy.shapeOfPicture(of: view, reading)
    let lengths = Axis.allCases.filter { reading.size(view, $0) < Threshold.wholePoint }
      .map { (axis: $0, usual: usualLength(of: reading.declared(view).kind, $0)) }
    var least = Remedy(
      "Give \(reading.name(view)) "
        + list(lengths.map { "\($0.axis.sizeWord) >= \(figure($0.usual))" }),
      lengths.map {
        .addConstraint(index, .size(of: index, $0.axis, .greaterThanOrEqual, $0.usual))
      },
      shows: [index], axis: axis)
    let across = Remedy.fillingAcross(view, axis, reading)
    least.isGeneral = !across.isEmpty
    let scrolling = axis == .vertical ? Remedy.scrolling(around: view, reading) : []
    // A box is as large as its content once both edges of the content are tied to it.
    let tied =
      contentOutside(view, reading).map {
        Remedy.tyingContent(of: view, axis, reading) + Remedy.missingTies(of: $0, axis, reading)
      } ?? []
    least.isGeneral = least.isGeneral || !tied.isEmpty
    // A text has a size already and lacks the room for it.
    let own = reading.declared(view).kind == .label ? [] : [least]
    return lowered + picture + tied + across + own + scrolling
  }

  private static func message(
    _ reading: LayoutReading, _ view: ViewID, _ axis: Axis
  ) -> String {
    if reading.lacksPicture(view) {
      return "\(reading.name(view)) has no picture and no size: it is 0 pt \(axis.extentWord)."
    }
    // Across a stack no sibling takes any room away, so the picture lacks a size to take.
    if reading.declared(view).kind == .imageView, reading.content(view, axis).intrinsic == nil,
      reading.stack(arranging: view).flatMap(reading.stackProperties).map({ $0.axis != axis })
        ?? true
    {
      return "\(reading.name(view)) has no picture and no \(axis.sizeWord): it is 0 pt "
        + "\(axis.extentWord)."
    }
    if let content = contentOutside(view, reading) {
      return "\(reading.name(view)) is 0 pt \(axis.extentWord), so no touch reaches "
        + "\(reading.name(content)) in it."
    }
    guard !reading.isHuge else { return "\(reading.name(view)) is 0 pt \(axis.extentWord)." }
    let isAlong =
      reading.stack(arranging: view).flatMap(reading.stackProperties).map { $0.axis == axis }
    // Across a stack no sibling takes any room away.
    let siblings = (isAlong ?? false ? reading.siblings(of: view) : [])
      .filter { reading.size($0, axis) >= Threshold.wholePoint }
      .map { "\(reading.name($0)) (\(pt(reading.shownSize($0, axis))))" }
    let needed = reading.content(view, axis).intrinsic
    let cause =
      siblings.isEmpty
      ? needed.map { "it needs \(pt($0)), and other views take the room" }
        ?? "nothing gives it a size"
      : "\(shortList(siblings)) \(siblings.count == 1 ? "takes" : "take") it all"
    return "\(reading.name(view)) is 0 pt \(axis.extentWord): \(cause)."
  }
}
