import LayoutEngine
import StackDSL

extension Remedy {
  /// Puts a stack that is too high for its place into a scroll view.
  static func scrolling(_ conflict: ConflictCase) -> [Remedy] {
    guard conflict.isOnOneAxis, conflict.axis == .vertical, let stack = conflict.stacks.first
    else { return [] }
    return scrolling(stack, conflict.reading)
  }

  /// A column that nothing arranges and nothing scrolls yet.
  static func scrolling(_ stack: ViewID, _ reading: LayoutReading) -> [Remedy] {
    guard reading.stack(arranging: stack) == nil,
      reading.stackProperties(stack)?.axis == .vertical, !reading.scrolls(stack)
    else { return [] }
    var remedy = Remedy(
      "Put \(reading.name(stack)) into a scroll view", [.wrapInScrollView(reading.index(stack))],
      shows: [reading.index(stack)], axis: .vertical)
    // This is another screen than the author asked for, even if it may be welcome.
    remedy.isGeneral = true
    return [remedy]
  }

  /// Makes everything on the screen scroll: the views keep their places while there is room, and otherwise
  /// those at the bottom stay below those at the top.
  static func scrollingContent(_ reading: LayoutReading) -> [Remedy] {
    reading.scrollingContent.value { contentInScrollView(of: reading) }
  }

  private static func contentInScrollView(of reading: LayoutReading) -> [Remedy] {
    guard reading.environment.host == .screen, !reading.isHuge else { return [] }
    let views = reading.children(of: reading.container).filter { !reading.isOutOfSight($0) }
    let screen = reading.frameInContainer(reading.container)
    // A scrolling view keeps its place, and so do a background and a bar or a keyboard at the bottom.
    let isTaken = views.contains { view in
      let frame = reading.frameInContainer(view)
      return !reading.isList(view) && reading.holdsWhatScrolls(view)
        || frame.width >= screen.width && frame.height >= screen.height
        || frame.width >= screen.width && reading.isBar(view)
    }
    // A view that is alone and keeps a shape is to be smaller instead.
    let isOneShape = views.count == 1 && reading.aspectRatio(of: views[0]) != nil
    guard !views.isEmpty, !isTaken, !isOneShape else { return [] }
    let inset = standardMargin
    let root = reading.index(reading.container)
    var lines: [PlainConstraint] = []
    // A list that only takes the remaining room keeps some rows.
    for view in views where reading.isList(view) && reading.requiredSize(of: view, .vertical) == nil
    {
      let index = reading.index(view)
      lines.append(.size(of: index, .vertical, .greaterThanOrEqual, leastList))
    }
    func below(_ view: ViewID, _ other: ViewID) -> PlainConstraint {
      PlainConstraint(
        Anchor(reading.index(view), .top), .greaterThanOrEqual,
        Anchor(reading.index(other), .bottom), constant: standardSpacing)
    }
    let centred = reading.hung(from: .centerY, among: views)
    let fromTop = reading.hung(from: .top, among: views).subtracting(centred)
    let fromBottom = reading.hung(from: .bottom, among: views).subtracting(centred)
    let end = reading.last(of: fromTop.subtracting(fromBottom))
    let floor = reading.first(of: fromBottom.subtracting(fromTop))
    // Centred views stay below the views that end above them, and above those that begin below them.
    if let first = reading.first(of: centred) {
      lines.append(
        end.flatMap { reading.middle(of: $0) < reading.middle(of: first) ? below(first, $0) : nil }
          ?? .edge(.top, of: reading.index(first), .greaterThanOrEqual, to: root, constant: inset))
    }
    if let last = reading.last(of: centred) {
      lines.append(
        floor.flatMap { reading.middle(of: $0) > reading.middle(of: last) ? below($0, last) : nil }
          ?? .edge(.bottom, of: reading.index(last), .lessThanOrEqual, to: root, constant: -inset))
    }
    if let end, let floor {
      lines.append(below(floor, end))
    } else if let end {
      lines.append(
        .edge(.bottom, of: reading.index(end), .lessThanOrEqual, to: root, constant: -inset))
    }
    var remedy = Remedy(
      "Put everything into a scroll view", [.scrollContent(adding: lines)],
      shows: unique([end, floor, reading.first(of: centred)].compactMap(\.self)).map(reading.index),
      axis: .vertical)
    remedy.isGeneral = true
    return [remedy]
  }

  /// In points: five rows of the standard height.
  private static let leastList = 220.0
}

extension LayoutReading {
  /// The views that an edge or the middle of the screen places, directly or through their neighbours.
  fileprivate func hung(
    from edge: LayoutAnchor.Attribute, among views: [ViewID]
  ) -> Set<ViewID> {
    func ends(of ties: [ConstraintID], at view: ViewID) -> [(
      own: LayoutAnchor, other: ViewID
    )] {
      ties.compactMap { id in
        let tie = problem.constraints[id.index]
        guard let second = tie.second, tie.relation == .equal, tie.multiplier == 1,
          [tie.first, second].allSatisfy({ $0.attribute.axis == .vertical && !$0.attribute.isSize })
        else { return nil }
        return tie.first.view == view ? (tie.first, second.view) : (second, tie.first.view)
      }
    }
    let candidates = Set(views)
    var hung: Set<ViewID> = []
    var reached = ends(of: constraintsOfView[container.index], at: container)
      .filter { $0.own.attribute == edge }.map(\.other)
    while let view = reached.popLast() {
      guard candidates.contains(view), hung.insert(view).inserted else { continue }
      reached += ends(of: constraintsOfView[view.index], at: view).map(\.other)
    }
    return hung
  }

  /// Whether the bottom or the middle of the screen places it: it then leaves the screen at the top for lack
  /// of room, and not because of a line of its own.
  func isPlacedFromBelow(_ view: ViewID) -> Bool {
    let views = children(of: container)
    guard let outer = pathToRoot(from: view).first(where: views.contains) else { return false }
    return hung(from: .bottom, among: views).contains(outer)
      || hung(from: .centerY, among: views).contains(outer)
  }

  fileprivate func first(of views: Set<ViewID>) -> ViewID? {
    views.min { (frameInContainer($0).y, $0.index) < (frameInContainer($1).y, $1.index) }
  }

  fileprivate func last(of views: Set<ViewID>) -> ViewID? {
    views.max { (end(of: $0), $0.index) < (end(of: $1), $1.index) }
  }

  /// Whether it has no size of its own, so that the views above may push it out of the screen.
  fileprivate func isList(_ view: ViewID) -> Bool {
    declared(view).kind.has(.isList)
  }

  /// Whether it is a plain view of a written height at the bottom of the screen.
  fileprivate func isBar(_ view: ViewID) -> Bool {
    declared(view).kind == .view && requiredSize(of: view, .vertical) != nil
      && pins(of: view).contains { $0.edge == .bottom && $0.target.view == .screen }
  }

  /// In points from the top of the screen.
  fileprivate func middle(of view: ViewID) -> Double {
    let rect = alignmentRectInContainer(view)
    return rect.y + rect.height / 2
  }

  /// In points from the top of the screen.
  private func end(of view: ViewID) -> Double {
    let rect = alignmentRectInContainer(view)
    return rect.y + rect.height
  }

  /// Whether the view, or one inside it, scrolls by itself.
  fileprivate func holdsWhatScrolls(_ view: ViewID) -> Bool {
    declared(view).kind.has(.scrolls) || children(of: view).contains(where: holdsWhatScrolls)
  }
}
