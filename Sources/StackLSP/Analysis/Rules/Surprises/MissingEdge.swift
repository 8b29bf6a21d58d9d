import LayoutEngine
import StackDSL

extension Rule {
  static let missingEdge = Rule(
    code: "missing-edge", severity: .warning,
    traits: Traits(severityInScenes: .information, isOfLine: true),
    checks: [.screen(reports), .layout(fourthEdges)])

  // MARK: Views that leave the screen when texts grow

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    // The narrowest screen has the least room.
    guard
      let narrow = readings.all.filter({ $0.outcome.status == .solved }).min(by: {
        $0.environment.size.width < $1.environment.size.width
      }), !narrow.environment.isHostOpen
    else { return [] }
    let open = narrow.openViews
    let texts = narrow.views.filter { view in
      narrow.growsSideways(view) && !narrow.isOutOfSight(view) && !open.contains(view)
        && !narrow.leavesSideways(view) && narrow.unboundedView(around: view) != nil
    }
    guard !texts.isEmpty else { return [] }
    let grown = readings.solveIn(narrow.environment.withLongestTexts)
    guard grown.outcome.status == .solved else { return [] }
    var said: Set<ViewID> = []
    return texts.compactMap { text in
      guard let (outer, edges) = narrow.unboundedView(around: text),
        !narrow.isContentOfScrollView(outer), !open.contains(outer),
        let text = grown.layout.id(of: narrow.index(text)),
        narrow.isField(text) || grown.leavesSideways(text),
        said.insert(outer).inserted
      else { return nil }
      return report(text, outer, edges, narrow, grown)
    }
  }

  private static func report(
    _ text: ViewID, _ outer: ViewID, _ edges: [LayoutReading.SideEdge], _ reading: LayoutReading,
    _ grown: LayoutReading
  ) -> Report {
    let words = list(edges.map(\.rawValue))
    let name = reading.name(outer)
    let cause =
      reading.isField(text)
      ? "\(text == outer ? "it" : reading.name(text)) grows with what is typed into it and leaves the "
        + "screen."
      : "with texts twice as long and at the largest text size it is "
        + "\(pt(grown.shownSize(outer, .horizontal))) wide and leaves the screen "
        + "(\(pt(reading.environment.size.width)))."
    return Report(
      span: reading.place(of: outer),
      message: "Nothing ties the \(words) edge\(edges.count > 1 ? "s" : "") of \(name): \(cause)",
      severity: edges.count == 1 && isLikely(outer, text, reading) ? nil : .information,
      views: [reading.index(outer)], aspect: Axis.horizontal.word,
      remedies: fieldEnd(outer, reading) + remedies(outer, .horizontal, reading)
        + bound(outer, reading))
  }

  /// A view behind a field on its line, such as a send button, is meant to stay visible.
  private static func fieldEnd(_ view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    reading.isField(view) ? [Remedy.fillingUpToSibling(view, reading)].compactMap { $0 } : []
  }

  /// A text may keep its width, while a row or a field was meant to fill.
  private static func bound(_ view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    reading.showsText(view) && !reading.isField(view)
      ? [Remedy.endingBeforeSibling(view, reading), Remedy.insideSuperview(view, reading)]
        .compactMap { $0 } : Remedy.endingColumn(around: view, reading)
  }

  /// A single short text with nothing beside it may stay short, also in a chip or a tag, and a centred view
  /// has no forgotten edge. A row of several views, or a text field, was meant to have an end.
  private static func isLikely(
    _ outer: ViewID, _ text: ViewID, _ reading: LayoutReading
  ) -> Bool {
    reading.isField(text) || reading.partCount(of: outer) > 1
  }

  private static func remedies(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    Remedy.missingTies(of: view, axis, reading).map { tie in
      var tie = tie
      tie.isCorrection = true
      return tie
    }
  }

  // MARK: Three edges of four

  private static func fourthEdges(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    let open = reading.openViews
    return reading.stacks.compactMap { stack, _ in
      guard let parent = reading.problem.views[stack.index].parent, !reading.isOutOfSight(stack),
        reading.stack(arranging: stack) == nil, !open.contains(stack),
        reading.visibleArranged(in: stack).count > 1, reading.holdsText(stack),
        reading.children(of: parent).filter({ !reading.isOutOfSight($0) }) == [stack],
        let missing = reading.fourthEdge(of: stack, in: parent)
      else { return nil }
      let axis = missing.axis
      let size = pt(reading.shownSize(stack, axis))
      let room = reading.size(parent, axis) - reading.size(stack, axis)
      let consequence =
        room < 0
        ? "is \(pt(-room)) \(axis == .horizontal ? "wider" : "higher") than \(reading.name(parent))"
        : "leaves \(pt(room)) to the rest"
      return Report(
        span: reading.place(of: stack),
        message: "Nothing ties the \(missing.word) edge of \(reading.name(stack)), though its "
          + "others are tied: it is as \(axis.extentWord) as its content (\(size)) and "
          + consequence + ".",
        views: [reading.index(stack)], aspect: axis.word,
        remedies: remedies(stack, axis, reading))
    }
  }
}

extension LayoutReading {
  /// The number of leaf views inside a view.
  fileprivate func partCount(of view: ViewID) -> Int {
    children(of: view).reduce(0) { count, child in
      count + (children(of: child).isEmpty ? 1 : partCount(of: child))
    }
  }

  /// Whether its text has a length that a translation or a user decides; a written size is fixed.
  fileprivate func growsSideways(_ view: ViewID) -> Bool {
    if isField(view) { return true }
    guard showsText(view), !isBareButton(view), problem.views[view.index].wrapping == nil,
      case .text(let text, _)? = layout.view(view)?.horizontal.source
    else { return false }
    return text.contains(where: \.isLetter)
  }

  /// Whether a view inside it is as long as its text.
  fileprivate func holdsText(_ view: ViewID) -> Bool {
    children(of: view).contains { inner in
      !isOutOfSight(inner)
        && (showsText(inner) && requiredSize(of: inner, .horizontal) == nil || isField(inner)
          || holdsText(inner))
    }
  }

  fileprivate func isContentOfScrollView(_ view: ViewID) -> Bool {
    problem.views[view.index].parent.map { problem.views[$0.index].isScrollView } ?? false
  }

  fileprivate func isField(_ view: ViewID) -> Bool {
    guard view != container, layout.view(view)?.horizontal.source != .written else { return false }
    return declared(view).kind.has(.isField)
      && content(view, .horizontal).intrinsic != nil
  }

  fileprivate func leavesSideways(_ view: ViewID) -> Bool {
    let rect = alignmentRectInContainer(view)
    let box = frameInContainer(container)
    return rect.x < box.x - 1 || rect.x + rect.width > box.x + box.width + 1
  }

  /// The one untied edge of a view that alone fills its superview: across a cell or a view that is tied at
  /// both other edges, and at the top or bottom of a cell.
  fileprivate func fourthEdge(
    of view: ViewID, in parent: ViewID
  ) -> LayoutAnchor.Attribute? {
    func isOpen(_ edge: LayoutAnchor.Attribute) -> Bool { !isNamed(edge, of: view) }
    let isSized: (Axis) -> Bool = { axis in
      self.isNamed(axis.sizeAttribute, of: view)
        || self.isNamed(axis == .horizontal ? .centerX : .centerY, of: view)
    }
    let sides: [LayoutAnchor.Attribute] = [.leading, .trailing].filter(isOpen)
    let ends: [LayoutAnchor.Attribute] = [.top, .bottom].filter(isOpen)
    if sides.count == 1, ends.isEmpty, !isSized(.horizontal), !isNamed(.left, of: view),
      !isNamed(.right, of: view)
    {
      return sides[0]
    }
    if ends.count == 1, sides.isEmpty, !isSized(.vertical), parent == container,
      case .cell = environment.host, !isCellWithoutHeight
    {
      return ends[0]
    }
    return nil
  }
}

extension LayoutAnchor.Attribute {
  fileprivate var word: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    default: "bottom"
    }
  }
}
