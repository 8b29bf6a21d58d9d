import LayoutEngine
import StackDSL

extension Rule {
  static let stretchedBeyondIntrinsic = Rule(
    code: "stretched-beyond-intrinsic", severity: .information, traits: Traits(gravest: .warning),
    checks: [.layout(reports), .layout(overstretched), .layout(sideways)])

  /// A control that UIKit draws at one width, in a frame many times as wide.
  private static func sideways(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.views.compactMap { view in
      guard layout.isOverstretchedSideways(view),
        let needed = layout.content(view, .horizontal).intrinsic
      else { return nil }
      let stack = layout.stack(arranging: view)
      let isAcross = stack.flatMap(layout.stackProperties)?.axis == .vertical
      return Report(
        span: layout.place(of: view),
        message:
          "\(layout.name(view)) is \(pt(layout.shownSize(view, .horizontal))) wide, but it is always drawn "
          + "\(pt(needed)) wide, at the start of that.",
        severity: layout.screen.isOfInterfaceBuilder ? nil : .warning, views: [layout.index(view)],
        aspect: "sideways",
        remedies: (stack.map { remedies(layout, view, $0, .horizontal) } ?? []).map { remedy in
          var remedy = remedy
          remedy.isCorrection = isAcross
          return remedy
        })
    }
  }

  /// What no design asks for: a text field or a button many times as high as its content, where
  /// nobody lowered its hugging.
  private static func overstretched(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.views.compactMap { view -> Report? in
      guard isTooHigh(view, layout), let needed = layout.neededHeight(of: view)
      else { return nil }
      let stack = layout.stack(arranging: view)
      let ending = layout.pathToRoot(from: view).filter { layout.stackProperties($0) != nil }
        .flatMap { Remedy.endingEarlier($0, .vertical, layout, shows: [layout.index(view)]) }
      let links = ending.isEmpty ? Remedy.looseningChain(around: view, layout) : []
      let columns = [stack].compactMap { $0 }.filter {
        layout.stackProperties($0)?.axis == .vertical
      }
      // The end that was tied is what stretches it; a spacer keeps it tied.
      let spacers = columns.map { column in
        var spacer = Remedy(
          "Add a spacer at the end of \(layout.name(column))",
          [.addMember(layout.index(column), "spacer")], shows: [layout.index(view)],
          axis: .vertical)
        spacer.isGeneral = !ending.isEmpty
        return spacer
      }
      return Report(
        span: layout.place(of: view),
        message:
          "\(layout.name(view)) is \(pt(layout.shownSize(view, .vertical))) high, its content "
          + "\(tenths(needed)): it gets all the room that is left"
          + (stack.map { " in \(layout.name($0))." } ?? "."),
        severity: .warning, views: [layout.index(view)], aspect: "overstretched",
        remedies: ending + links + spacers)
    }
  }

  private static func isTooHigh(_ view: ViewID, _ layout: LayoutReading) -> Bool {
    layout.isOverstretched(view)
      && (layout.declared(view).kind != .label || layout.stack(arranging: view) == nil)
      && layout.property(.verticalHugging, of: view) == nil
      && layout.property(.hugging, of: view) == nil
      && !layout.saysItsHeight(view)
  }

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.stacks.flatMap { stack, properties in
      var said: Set<ViewID> = []
      return Axis.allCases.compactMap { axis -> Report? in
        guard stretches(properties, axis) else { return nil }
        let stretched = layout.visibleArranged(in: stack).filter {
          !said.contains($0) && isStretched($0, axis, layout)
            && !isFullWidth($0, axis, in: properties, layout)
            && (!sharesEqually(axis, properties) || isWritten($0, axis, layout))
            && !(axis == .vertical && isTooHigh($0, layout))
        }
        said.formUnion(stretched)
        return stretched.isEmpty ? nil : report(layout, stretched, stack, axis)
      }
    }
  }

  private static func isWritten(
    _ view: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> Bool {
    layout.layout.view(view)?.content(axis).source == .written
  }

  /// Buttons as wide as their column are how apps look, and what `alignment: fill` is mostly used for.
  private static func isFullWidth(
    _ view: ViewID, _ axis: Axis, in properties: StackProperties,
    _ layout: LayoutReading
  ) -> Bool {
    axis == .horizontal && properties.axis != axis && layout.declared(view).kind == .button
  }

  /// Who asks for equal shares asks for other sizes than the content's, but for one that somebody wrote.
  private static func sharesEqually(_ axis: Axis, _ properties: StackProperties)
    -> Bool
  {
    properties.axis == axis && properties.distribution == .fillEqually
  }

  /// Whether the stack decides how long its views are on this axis.
  private static func stretches(_ properties: StackProperties, _ axis: Axis) -> Bool {
    properties.axis == axis
      ? [.fill, .fillEqually].contains(properties.distribution) : properties.alignment == .fill
  }

  private static func isStretched(
    _ view: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> Bool {
    let content = layout.content(view, axis)
    guard [.button, .imageView, .view].contains(layout.declared(view).kind),
      !layout.isOutOfSight(view), let wanted = content.intrinsic, wanted > 0,
      content.hugging.value < 750, !layout.isSizeOpen(view, axis), !mayFill(view, axis, layout),
      layout.requiredSize(of: view, axis) == nil
    else { return false }
    return layout.size(view, axis) > wanted * Threshold.stretched
  }

  /// One finding for the views that one stack stretches.
  private static func report(
    _ layout: LayoutReading, _ views: [ViewID], _ stack: ViewID, _ axis: Axis
  ) -> Report? {
    guard let first = views.first else { return nil }
    return Report(
      span: layout.place(of: first), message: message(layout, views, stack, axis),
      severity: layout.stackProperties(stack).map { sharesEqually(axis, $0) } ?? false
        ? .hint : nil,
      views: views.map(layout.index), aspect: axis.word,
      remedies: remedies(layout, first, stack, axis))
  }

  /// An image that scales its picture may have any size.
  private static func mayFill(
    _ view: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> Bool {
    guard layout.declared(view).kind == .imageView else { return false }
    return layout.property(.contentMode, of: view) != nil
  }

  private static func remedies(
    _ layout: LayoutReading, _ view: ViewID, _ stack: ViewID, _ axis: Axis
  ) -> [Remedy] {
    guard let properties = layout.stackProperties(stack) else { return [] }
    if properties.axis != axis {
      return ["center", axis == .horizontal ? "leading" : "top"].map { alignment in
        var remedy = Remedy.aligning(
          stack, alignment, layout, shows: [layout.index(view)], axis: axis)
        // What stands in a row stands in its middle.
        remedy.isCorrection = axis == .vertical && alignment == "center"
        return remedy
      }
    }
    let endingEarlier = Remedy.endingEarlier(stack, axis, layout, shows: [layout.index(view)])
    // Hugging has no say where all views are made equal.
    guard properties.distribution == .fill else { return endingEarlier }
    return endingEarlier + [
      Remedy(
        "Raise \(axis.word) hugging of \(layout.name(view)) to 751",
        [.set(layout.index(view), axis.hugging, "751")], shows: [layout.index(view)], axis: axis)
    ]
  }

  private static func message(
    _ layout: LayoutReading, _ views: [ViewID], _ stack: ViewID, _ axis: Axis
  ) -> String {
    guard let first = views.first, let properties = layout.stackProperties(stack) else { return "" }
    let isAcross = properties.axis != axis
    let one = views.count == 1
    let reason =
      isAcross
      ? "`alignment: fill` of \(layout.name(stack)) stretches \(one ? "it" : "them")"
      : properties.distribution == .fill
        ? "\(layout.name(stack)) gives \(one ? "it" : "them") the room that is left"
        : "`fillEqually` of \(layout.name(stack)) shares all its room out"
    return "\(layout.names(views)) \(one ? "is" : "are") \(pt(layout.shownSize(first, axis))) "
      + "\(axis.extentWord), \(one ? "its" : "their") content "
      + "\(list(views.prefix(4).map { tenths(layout.content($0, axis).intrinsic ?? 0) })): \(reason)."
  }
}

extension LayoutReading {
  /// A line of its own makes it so high, in points or by its width: it does not take what is left.
  fileprivate func saysItsHeight(_ view: ViewID) -> Bool {
    constraintsOfView[view.index].contains { id in
      let line = problem.constraints[id.index]
      let sides = [line.first, line.second].compactMap(\.self)
      return line.relation == .equal && sides.allSatisfy { $0.view == view }
        && sides.contains { $0.attribute == .height }
    }
  }
}
