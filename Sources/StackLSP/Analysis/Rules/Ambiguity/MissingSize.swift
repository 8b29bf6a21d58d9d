import LayoutEngine
import StackDSL

extension Rule {
  static let missingSize = Rule(
    code: "missing-size", severity: .warning,
    traits: Traits(doubt: .size),
    checks: [.ambiguity(report), .layout(widthsOfFields)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    guard case .missing = ambiguity.ambiguity.cause else { return nil }
    let reading = ambiguity.reading
    let sized = ambiguity.group.filter { quantity in
      quantity.attribute.isSize && quantity.item == .view
        && !reading.isPositionOpen(quantity.view, ambiguity.axis)
    }
    guard let first = sized.first else { return nil }
    let views = sized.map(\.view)
    if views.count == 1, reading.lacksPicture(first.view) {
      return ambiguity.report(
        "\(reading.name(first.view)) has no picture and no size: "
          + "\(range(first.lower, first.upper)) is allowed.", views: views,
        remedies: Remedy.pictureAlone(first.view, reading) + remedies(ambiguity, sized),
        aspect: "")
    }
    return ambiguity.report(
      message(ambiguity, sized, first), views: views, remedies: remedies(ambiguity, sized))
  }

  private static func remedies(
    _ ambiguity: AmbiguityCase, _ sized: [Ambiguity.Quantity]
  ) -> [Remedy] {
    let reading = ambiguity.reading
    let outerTies = outerTies(sized[0].view, ambiguity)
    let pages = Remedy.pages(sized.map(\.view), ambiguity)
    return Remedy.enclosing(sized.map(\.view), ambiguity)
      + pages
      + sized.flatMap { Remedy.asHighAsContent($0.view, ambiguity) } + outerTies
      + spacersThatShare(sized, ambiguity) + Remedy.hairlines(sized.map(\.view), ambiguity)
      + Remedy.equalShares(sized.map(\.view), ambiguity)
      + sized.flatMap { quantity -> [Remedy] in
        let view = quantity.view
        let peers = reading.lengthOfPeers(view, ambiguity.axis)
        let size = PlainConstraint.size(
          of: reading.index(view), ambiguity.axis,
          peers ?? lengthOfContent(view, ambiguity.axis, reading))
        let tying = Remedy.tyingContent(of: view, ambiguity.axis, reading)
        var fixed = Remedy(
          "Give \(reading.name(view)) `\(reading.text(size))`",
          [.addConstraint(reading.index(view), size)],
          shows: sized.map { reading.index($0.view) }, axis: ambiguity.axis)
        fixed.isGeneral = !tying.isEmpty
        // If both ends are tied, a link between them is missing.
        let inner = tying.isEmpty ? reading.children(of: view) : []
        let links = inner.filter { !reading.isOutOfSight($0) }
          .flatMap { Remedy.missingTies(of: $0, ambiguity.axis, reading) }
        fixed.isGeneral =
          fixed.isGeneral || !links.isEmpty || sized.count > 1
          || reading.isPictureOfUnknownSize(view)
        // The length of similar views is not a guess.
        fixed.isGeneral = fixed.isGeneral && peers == nil
        fixed.isCorrection = peers != nil
        let frame = pages.isEmpty ? sizeOfScrollView(view, ambiguity.axis, reading) : []
        // A scrolling view takes the available room.
        fixed.isGeneral =
          fixed.isGeneral || !frame.isEmpty
          || !outerTies.isEmpty && reading.declared(view).kind.scrollsItsContent
        // A card around a picture is open with it.
        let isAlone = sized.allSatisfy { $0.view == view || reading.isInside(view, $0.view) }
        let shape = isAlone ? Remedy.shapeOfPicture(of: view, reading) : []
        let bounds = Remedy.closingInequalities(of: view, ambiguity.axis, reading)
        fixed.isGeneral = fixed.isGeneral || !bounds.isEmpty
        // Beside views that share the room, a scrolling view is meant to take the rest.
        let isRest =
          reading.declared(view).kind.takesTheRest
          && sized.contains { !reading.declared($0.view).kind.takesTheRest }
        // A scrolling view reaches to the edge that nothing ties yet.
        let reach =
          sized.count > 1 || !reading.declared(view).kind.takesTheRest
            || reading.stack(arranging: view) != nil
          ? [] : Remedy.missingTies(of: view, ambiguity.axis, reading)
        fixed.isGeneral = fixed.isGeneral || !reach.isEmpty
        return frame + reach + Remedy.asHighAsText(view, ambiguity) + shape + bounds
          + picture(view, reading)
          + tying + links + (isRest ? [] : [fixed])
      }
  }

  /// The size that the content needs, in points: 1 for a line between rows, and the usual size for another view
  /// without content. The length that the solver happened to choose is arbitrary.
  private static func lengthOfContent(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Double {
    let needed = reading.outcome.fittingSize(of: view)[axis]
    let hasContent = !reading.children(of: view).isEmpty && needed >= Threshold.wholePoint
    if hasContent { return needed.rounded(.up) }
    return reading.isHairline(view) ? 1 : usualLength(of: reading.declared(view).kind, axis)
  }

  /// The content of a vertical scroll view is as wide as the scroll view.
  private static func sizeOfScrollView(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard axis == .horizontal, let scroll = reading.problem.views[view.index].parent,
      reading.problem.views[scroll.index].isScrollView
    else { return [] }
    return [
      Remedy(
        "Make \(reading.name(view)) as wide as the frame of \(reading.name(scroll))",
        [
          .addConstraint(reading.index(view), reading.sizeShown(by: scroll, of: view, .horizontal))
        ], shows: [reading.index(view)], axis: axis, isCorrection: true)
    ]
  }

  /// A picture gets the size that the file gives: the written lengths, and 44 pt for a missing one.
  private static func picture(_ view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    guard reading.isPictureOfUnknownSize(view) else { return [] }
    let size = [Axis.horizontal, .vertical].map { axis in
      let written = reading.requiredSize(of: view, axis)?.constant ?? 0
      return figure(written > 0 ? written : touchTarget)
    }.joined(separator: " x ")
    return [
      Remedy(
        "Say how large the picture of \(reading.name(view)) is: `intrinsicContentSize: \(size)`",
        [.set(reading.index(view), .intrinsicContentSize, size)], shows: [reading.index(view)])
    ]
  }

  /// Views in a stack get their size from the stack once both its ends are tied.
  private static func outerTies(_ view: ViewID, _ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard reading.stack(arranging: view) != nil else { return [] }
    return Remedy.missingTies(around: view, ambiguity.axis, reading).map { tie in
      var tie = tie
      tie.isCorrection = ambiguity.axis == .horizontal
      return tie
    }
  }

  /// A spacer takes the remaining room, so a stack with a spacer fills. If the gaps share the room, the
  /// spacer adds one gap too many.
  private static func spacersThatShare(
    _ sized: [Ambiguity.Quantity], _ ambiguity: AmbiguityCase
  ) -> [Remedy] {
    let reading = ambiguity.reading
    guard let first = sized.first(where: { reading.declared($0.view).kind == .spacer }),
      let stack = reading.stack(arranging: first.view),
      let properties = reading.stackProperties(stack), properties.axis == ambiguity.axis,
      properties.distribution == .equalSpacing || properties.distribution == .equalCentering
    else { return [] }
    let shows = reading.siblings(of: first.view).prefix(2).map(reading.index)
    var fill = Remedy(
      "Give \(reading.name(stack)) distribution fill",
      [.set(reading.index(stack), .distribution, "fill")],
      shows: shows, axis: ambiguity.axis)
    let removal = Remedy(
      "Remove \(reading.name(first.view))", [.remove(.view(reading.index(first.view)))],
      shows: shows,
      axis: ambiguity.axis)
    fill.isCorrection = true
    return [fill, removal]
  }

  private static func message(
    _ ambiguity: AmbiguityCase, _ sized: [Ambiguity.Quantity], _ first: Ambiguity.Quantity
  ) -> String {
    let reading = ambiguity.reading
    let names = reading.names(sized.map(\.view))
    if sized.count > 1 && ambiguity.room.isFinite {
      return "\(names) have no \(ambiguity.axis.sizeWord) of their own and may share "
        + "\(pt(ambiguity.room)) in any way (\(ambiguity.ranges))."
    }
    let size = ambiguity.axis.sizeWord
    if sized.count == 1, reading.isPictureOfUnknownSize(first.view) {
      return
        "The size of the picture in \(names) is not known, and nothing else gives it a \(size): "
        + "it may be \(range(first.lower, first.upper))."
    }
    if sized.count == 1, reading.children(of: first.view).isEmpty,
      let parent = reading.problem.views[first.view.index].parent,
      reading.problem.views[parent.index].isScrollView
    {
      return "Pinning to a scroll view's edges does not size \(names): give it a \(size)."
    }
    if sized.count == 1, reading.looseContent(of: first.view, ambiguity.axis) != nil {
      let inner = reading.children(of: first.view)
      return "\(names) has no \(ambiguity.axis.sizeWord): nothing ties "
        + "\(inner.count == 1 ? reading.name(inner[0]) : "its subviews") to its "
        + "\(ambiguity.axis == .horizontal ? "trailing edge" : "bottom"), so it may be "
        + "\(range(first.lower, first.upper))."
    }
    if sized.count == 1,
      let bound = reading.bounds(of: first.view, ambiguity.axis).first
    {
      return "\(reading.words(reading.screen.constraints[bound])) only bounds the \(size) of "
        + "\(names): it may be \(range(first.lower, first.upper))."
    }
    if sized.count == 1, !reading.children(of: first.view).isEmpty,
      reading.stackProperties(first.view) == nil
    {
      return
        "\(names) has no \(ambiguity.axis.sizeWord): its subviews do not connect its edges, so it may "
        + "be \(range(first.lower, first.upper))."
    }
    return "\(names) \(sized.count == 1 ? "has" : "have") no content and no \(size): "
      + "\(sized.count == 1 ? "it" : "each") may be \(range(first.lower, first.upper))."
  }
}

extension ViewKind {
  /// Scrolling views of many items; a text view mostly shows one text.
  fileprivate var takesTheRest: Bool { scrollsItsContent && self != .textView }

  fileprivate var scrollsItsContent: Bool {
    switch self {
    case .tableView, .collectionView, .scrollView, .textView, .webView, .mapView: true
    default: false
    }
  }
}

extension LayoutReading {
  /// An image view without `intrinsicContentSize`, whose picture is not in the file.
  func isPictureOfUnknownSize(_ view: ViewID) -> Bool {
    declared(view).kind == .imageView && property(.intrinsicContentSize, of: view) == nil
  }

  /// The length in points of every view of this kind in the neighbouring rows or columns; nil if none is
  /// written, or where they differ.
  fileprivate func lengthOfPeers(_ view: ViewID, _ axis: Axis) -> Double? {
    guard !isHuge, let row = problem.views[view.index].parent,
      let column = problem.views[row.index].parent, stackProperties(column) != nil
    else { return nil }
    let lengths = children(of: column).filter { $0 != row }.flatMap { children(of: $0) }.compactMap
    {
      declared($0).kind == declared(view).kind ? requiredSize(of: $0, axis)?.constant : nil
    }
    return Set(lengths).count == 1 ? lengths.first : nil
  }
}
