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
    for view in views where layout.isNamed(.centerY, of: view) {
      let index = layout.index(view)
      lines.append(.edge(.top, of: index, .greaterThanOrEqual, to: root, constant: inset))
      lines.append(.edge(.bottom, of: index, .lessThanOrEqual, to: root, constant: -inset))
    }
    let placed = views.filter { !layout.isNamed(.centerY, of: $0) }
    let end = placed.filter { !layout.isNamed(.bottom, of: $0) }.max {
      layout.end(of: $0) < layout.end(of: $1)
    }
    let floor = placed.filter { !layout.isNamed(.top, of: $0) }.min {
      layout.frameInContainer($0).y < layout.frameInContainer($1).y
    }
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
  /// Points from the top of the screen.
  fileprivate func end(of view: ViewID) -> Double {
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
