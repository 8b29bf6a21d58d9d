import LayoutEngine
import StackDSL

/// Remedies for sizes that only a scroll view leaves open: its pages, its rows, and views that could scroll
/// themselves.
extension Remedy {
  /// Views without content in the stack of a scroll view are its pages: the stack is as large as the frame
  /// across, and each page is along. The stack may stand in a view of its own.
  static func pages(_ views: [ViewID], _ ambiguity: AmbiguityCase) -> [Remedy] {
    let (reading, axis) = (ambiguity.reading, ambiguity.axis)
    guard let stack = views.lazy.compactMap(reading.stack).first,
      let properties = reading.stackProperties(stack),
      let scroll = reading.scrollView(around: stack)
    else { return [] }
    let around = reading.pathToRoot(from: stack).prefix { $0 != scroll }
    let pages = views.filter { reading.stack(arranging: $0) == stack }
    guard pages.count > 1 || around.count == 1, let outer = around.last,
      views.allSatisfy({ pages.contains($0) || around.contains($0) })
    else { return [] }
    let alike = properties.distribution == .fillEqually ? Array(pages.prefix(1)) : pages
    let sized = properties.axis == axis ? alike : [outer]
    var remedy = Remedy(
      "Make \(reading.names(sized)) as \(axis.extentWord) as the frame of \(reading.name(scroll))",
      sized.map(reading.index).map {
        .addConstraint($0, .size(of: $0, axis, as: reading.index(scroll), .frame))
      }, shows: pages.map(reading.index), axis: axis)
    // Vertical content rarely consists of pages.
    remedy.isCorrection = properties.axis != axis || axis == .horizontal
    return [remedy]
  }

  /// A scrolling text view has no height of its own, and inside another scroll view it need not scroll.
  static func asHighAsText(_ view: ViewID, _ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard ambiguity.axis == .vertical, reading.declared(view).kind == .textView else { return [] }
    let index = reading.index(view)
    var remedy = Remedy(
      "Let \(reading.name(view)) be as high as its text", [.set(index, .isScrollEnabled, "false")],
      shows: [index], axis: .vertical)
    remedy.isCorrection =
      reading.scrollView(around: view) != nil || reading.environment.host.isSelfSizing
      || ambiguity.views.count > 1
    // Its text gives it a width too, which would compete with a button beside it.
    var growing = remedy
    growing.changes.append(.set(index, .horizontalHugging, "249"))
    return [remedy, growing]
  }

  /// Content that scrolls up and down is as wide as its scroll view, less the margins, whatever the phone.
  static func narrower(
    _ view: ViewID, than scroll: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard axis == .horizontal, let width = reading.requiredSize(of: view, axis),
      reading.screen.constraints[width.constraint].composite == nil
    else { return [] }
    let index = reading.index(view)
    var meant = PlainConstraint.size(of: index, axis, as: reading.index(scroll), .frame)
    meant.constant = -2 * standardMargin
    return [
      Remedy(
        "Make \(reading.name(view)) \(pt(2 * standardMargin)) narrower than \(reading.name(scroll))",
        [reading.restating(width.constraint, meant)], shows: [index], axis: axis,
        isCorrection: true)
    ]
  }

  /// Makes a scroll view as high as the row that scrolls sideways in it.
  static func asHighAsContent(_ scroll: ViewID, _ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard ambiguity.axis == .vertical, reading.problem.views[scroll.index].isScrollView else {
      return []
    }
    let contents = reading.children(of: scroll).filter {
      !reading.isOutOfSight($0) && reading.outcome.fittingSize(of: $0).height >= 1
        && reading.shareOfSize(of: $0, .vertical) == nil
    }
    guard contents.count == 1, let row = contents.first else { return [] }
    let index = reading.index(row)
    var remedy = Remedy(
      "Make \(reading.name(scroll)) as high as \(reading.name(row))",
      [.addConstraint(index, reading.sizeShown(by: scroll, of: row, .vertical))],
      shows: [reading.index(scroll)], axis: .vertical)
    // A vertical scroll view is lower than its content.
    remedy.isCorrection = reading.stackProperties(row)?.axis == .horizontal
    remedy.isGeneral = !remedy.isCorrection
    return [remedy]
  }
}

extension LayoutReading {
  /// The size of the scroll view's visible part, less the insets of the content around the view.
  func sizeShown(
    by scroll: ViewID, of view: ViewID, _ axis: Axis
  ) -> PlainConstraint {
    var size = PlainConstraint.size(of: index(view), axis, as: index(scroll), .frame)
    let insets = outcome.contentBeyond(view, in: scroll, axis) ?? 0
    if insets > Visible.least { size.constant = -insets }
    return size
  }
}
