import LayoutEngine
import StackDSL

extension Remedy {
  /// What is too high for its place may scroll: the stack goes into a scroll view in its place.
  static func scrolling(_ conflict: ConflictCase) -> [Remedy] {
    guard conflict.isOnOneAxis, conflict.axis == .vertical, let stack = conflict.stacks.first
    else { return [] }
    return scrolling(stack, conflict.layout)
  }

  /// A column that nothing arranges and nothing scrolls yet.
  static func scrolling(_ stack: ViewID, _ layout: LayoutReading) -> [Remedy] {
    guard layout.stack(arranging: stack) == nil,
      layout.stackProperties(stack)?.axis == .vertical, !layout.scrolls(stack)
    else { return [] }
    var remedy = Remedy(
      "Put \(layout.name(stack)) into a scroll view", [.wrapInScrollView(layout.index(stack))],
      shows: [layout.index(stack)], axis: .vertical)
    // Another screen than the one that was asked for, however much its author may have wanted it.
    remedy.isGeneral = true
    return [remedy]
  }

  /// Everything on the screen scrolls: the views keep their places where there is room, and where there is
  /// not, those at the bottom keep below those at the top.
  static func scrollingContent(_ layout: LayoutReading) -> [Remedy] {
    guard layout.proposes, layout.environment.host == .screen, !layout.isHuge else { return [] }
    let views = layout.children(of: layout.container).filter { !layout.isOutOfSight($0) }
    let screen = layout.frameInContainer(layout.container)
    // What scrolls by itself keeps its place, and so does a background.
    let isTaken = views.contains { view in
      let frame = layout.frameInContainer(view)
      return layout.holdsWhatScrolls(view)
        || frame.width >= screen.width && frame.height >= screen.height
    }
    guard !views.isEmpty, !isTaken else { return [] }
    let inset = standardMargin
    let root = layout.index(layout.container)
    var lines: [PlainConstraint] = []
    let centred = layout.hung(from: .centerY, among: views)
    let fromTop = layout.hung(from: .top, among: views).subtracting(centred)
    let fromBottom = layout.hung(from: .bottom, among: views).subtracting(centred)
    if let first = layout.first(of: centred) {
      lines.append(
        .edge(.top, of: layout.index(first), .greaterThanOrEqual, to: root, constant: inset))
    }
    if let last = layout.last(of: centred) {
      lines.append(
        .edge(.bottom, of: layout.index(last), .lessThanOrEqual, to: root, constant: -inset))
    }
    let end = layout.last(of: fromTop.subtracting(fromBottom))
    let floor = layout.first(of: fromBottom.subtracting(fromTop))
    if let end, let floor {
      lines.append(
        PlainConstraint(
          StackDSL.Anchor(layout.index(floor), .top), .greaterThanOrEqual,
          StackDSL.Anchor(layout.index(end), .bottom), constant: standardSpacing))
    } else if let end {
      lines.append(
        .edge(.bottom, of: layout.index(end), .lessThanOrEqual, to: root, constant: -inset))
    }
    var remedy = Remedy(
      "Put everything into a scroll view", [.scrollContent(adding: lines)],
      shows: [end, floor].compactMap { $0 }.map(layout.index), axis: .vertical)
    remedy.isGeneral = true
    return [remedy]
  }
}

extension LayoutReading {
  /// The views whose place an edge or the middle of the screen gives, directly or through their neighbours.
  fileprivate func hung(
    from edge: LayoutEngine.Anchor.Attribute, among views: [ViewID]
  ) -> Set<ViewID> {
    let ties = problem.constraints.compactMap { tie -> (LayoutConstraint, LayoutEngine.Anchor)? in
      guard let second = tie.second, tie.relation == .equal, tie.multiplier == 1,
        [tie.first, second].allSatisfy({ $0.attribute.axis == .vertical && !$0.attribute.isSize })
      else { return nil }
      return (tie, second)
    }
    var hung: Set<ViewID> = []
    var fresh = ties.compactMap { tie, second -> ViewID? in
      switch container {
      case tie.first.view: tie.first.attribute == edge ? second.view : nil
      case second.view: second.attribute == edge ? tie.first.view : nil
      default: nil
      }
    }
    while !fresh.isEmpty {
      let new = Set(fresh.filter(views.contains)).subtracting(hung)
      hung.formUnion(new)
      fresh = ties.flatMap { tie, second in
        new.contains(tie.first.view)
          ? [second.view] : new.contains(second.view) ? [tie.first.view] : []
      }
    }
    return hung
  }

  fileprivate func first(of views: Set<ViewID>) -> ViewID? {
    views.min { (frameInContainer($0).y, $0.index) < (frameInContainer($1).y, $1.index) }
  }

  fileprivate func last(of views: Set<ViewID>) -> ViewID? {
    views.max { (end(of: $0), $0.index) < (end(of: $1), $1.index) }
  }

  /// Points from the top of the screen.
  private func end(of view: ViewID) -> Double {
    let rect = alignmentRectInContainer(view)
    return rect.y + rect.height
  }

  /// The view, or one inside of it, scrolls by itself.
  fileprivate func holdsWhatScrolls(_ view: ViewID) -> Bool {
    let scrolls: Set<ViewKind> = [.scrollView, .tableView, .collectionView, .webView, .mapView]
    return scrolls.contains(declared(view).kind)
      || children(of: view).contains(where: holdsWhatScrolls)
  }
}
