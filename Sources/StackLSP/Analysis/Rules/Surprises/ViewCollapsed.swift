import LayoutEngine
import StackDSL

extension Rule {
  static let viewCollapsed = Rule(
    code: "view-collapsed", severity: .warning,
    traits: Traits(isOfPlace: true, doubt: .size),
    checks: [.ambiguity(report), .layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    let open = layout.openSizes
    return layout.views.compactMap { view in
      guard view != layout.container, !layout.isOutOfSight(view), hasSomethingToShow(view, layout),
        let axis = Axis.allCases.first(where: { layout.size(view, $0) < 1 }),
        !open.contains(OpenSize(view: view, axis: axis)), !isMeant(view, axis, layout),
        // That a picture is missing is said once.
        !(layout.lacksPicture(view) && open.contains(OpenSize(view: view, axis: axis.other)))
      else { return nil }
      return Report(
        span: layout.place(of: view), message: message(layout, view, axis),
        views: [layout.index(view)], aspect: axis.word, remedies: remedies(layout, view, axis),
        shortage: .content(view, axis))
    }
  }

  /// A custom class without an intrinsic size and without a constraint: UIKit lays it out as 0.
  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    let layout = ambiguity.layout
    guard case .missing = ambiguity.ambiguity.cause, ambiguity.group.count == 1,
      let quantity = ambiguity.group.first, quantity.attribute.isSize, quantity.predicted < 1,
      layout.declared(quantity.view).kind == .view,
      layout.property(.class, of: quantity.view) != nil
    else { return nil }
    let view = layout.index(quantity.view)
    return ambiguity.report(
      "\(layout.name(quantity.view)) has no intrinsic \(quantity.attribute) and nothing gives it "
        + "one: UIKit is expected to make it 0 pt.",
      views: [quantity.view],
      remedies: [
        Remedy(
          "Say the intrinsicContentSize of \(layout.name(quantity.view))",
          [.set(view, .intrinsicContentSize, "44 x 44")], shows: [view])
      ])
  }

  private static func hasSomethingToShow(_ view: ViewID, _ layout: LayoutReading) -> Bool {
    let kind = layout.declared(view).kind
    if kind == .spacer || layout.stackProperties(view) != nil { return false }
    if kind == .textView || kind == .imageView || kind == .scrollView { return true }
    if kind == .view {
      return layout.declared(view).name != nil
        && (layout.property(.class, of: view) != nil || isDrawn(view, layout))
    }
    return layout.content(view, .horizontal).intrinsic ?? 1 > 0
  }

  /// A bar or a dot: it has a color or a border, and a size on one axis that somebody wrote.
  private static func isDrawn(_ view: ViewID, _ layout: LayoutReading) -> Bool {
    layout.declared(view).properties.contains { $0.name.drawsView }
      && Axis.allCases.contains { layout.requiredSize(of: view, $0) != nil }
  }

  /// A size of 0 that the user asked for, or an image or a text of no size at all.
  private static func isMeant(
    _ view: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> Bool {
    let asksForZero = layout.pathToRoot(from: view).contains { outer in
      layout.constraintsOfView[outer.index].contains { id in
        let constraint = layout.problem.constraints[id.index]
        return constraint.second == nil && constraint.first.view == outer
          && constraint.constant == 0 && constraint.relation == .equal
          && constraint.first.attribute == axis.sizeAttribute
      }
    }
    // What there is to show may be next to nothing itself.
    return asksForZero || layout.content(view, axis).intrinsic.map { $0 < 1 } ?? false
  }

  private static func remedies(
    _ layout: LayoutReading, _ view: ViewID, _ axis: Axis
  ) -> [Remedy] {
    let index = layout.index(view)
    let lowered = layout.picturesBeside(view, axis).map { image in
      Remedy.lettingGive(image, layout, shows: [index, layout.index(image)], axis: axis)
    }
    let picture =
      layout.lacksPicture(view)
      ? Remedy.pictureAlone(view, layout) : Remedy.shapeOfPicture(of: view, layout)
    var least = Remedy(
      "Give \(layout.name(view)) \(axis.sizeWord) >= 44",
      [.addConstraint(index, .size(of: index, axis, .greaterThanOrEqual, 44))], shows: [index],
      axis: axis)
    let across = filling(layout, view, axis)
    least.isGeneral = !across.isEmpty
    let scrolling = axis == .vertical ? Remedy.scrolling(around: view, layout) : []
    return lowered + picture + asLargeAsText(layout, view, axis) + across + [least] + scrolling
  }

  /// A text view that scrolls has no height of its own; one that does not is as high as its text.
  private static func asLargeAsText(
    _ layout: LayoutReading, _ view: ViewID, _ axis: Axis
  ) -> [Remedy] {
    guard layout.declared(view).kind == .textView, axis == .vertical else { return [] }
    let index = layout.index(view)
    var remedy = Remedy(
      "Let \(layout.name(view)) be as high as its text", [.set(index, .isScrollEnabled, "false")],
      shows: [index], axis: axis)
    // A cell that takes its height from what stands in it shows all of it.
    remedy.isCorrection = layout.environment.host.isSelfSizing
    return [remedy]
  }

  /// Across the axis of its stack a view without content is as large as the stack, if one of both says so.
  private static func filling(
    _ layout: LayoutReading, _ view: ViewID, _ axis: Axis
  ) -> [Remedy] {
    guard let stack = layout.stack(arranging: view), let properties = layout.stackProperties(stack),
      properties.axis != axis, properties.alignment != .fill
    else { return [] }
    return [
      Remedy(
        "Make \(layout.name(view)) as \(axis.extentWord) as \(layout.name(stack))",
        [
          .addConstraint(
            layout.index(view), .size(of: layout.index(view), axis, as: layout.index(stack)))
        ], shows: [layout.index(view)], axis: axis),
      .aligning(stack, "fill", layout, shows: [layout.index(view)], axis: axis),
    ]
  }

  private static func message(
    _ layout: LayoutReading, _ view: ViewID, _ axis: Axis
  ) -> String {
    if layout.lacksPicture(view) {
      return "\(layout.name(view)) has no picture and no size: it is 0 pt \(axis.extentWord)."
    }
    // Across a stack nobody takes anything away: the picture has nothing to be as large as.
    if layout.declared(view).kind == .imageView, layout.content(view, axis).intrinsic == nil,
      layout.stack(arranging: view).flatMap(layout.stackProperties).map({ $0.axis != axis }) ?? true
    {
      return "\(layout.name(view)) has no picture and no \(axis.sizeWord): it is 0 pt "
        + "\(axis.extentWord)."
    }
    guard !layout.isHuge else { return "\(layout.name(view)) is 0 pt \(axis.extentWord)." }
    let siblings = layout.siblings(of: view).filter { layout.size($0, axis) >= 1 }
      .map { "\(layout.name($0)) (\(pt(layout.shownSize($0, axis))))" }
    let cause =
      siblings.isEmpty
      ? "nothing gives it a size"
      : "\(shortList(siblings)) \(siblings.count == 1 ? "takes" : "take") it all"
    return "\(layout.name(view)) is 0 pt \(axis.extentWord): \(cause)."
  }
}
