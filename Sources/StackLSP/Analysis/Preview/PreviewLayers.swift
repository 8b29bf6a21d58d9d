import LayoutEngine
import StackDSL

/// Draws the layers with measurements, as a designer would rule them.
extension PreviewDrawing {
  /// Draws the distances between neighbours of a stack and between a stack and its arranged views, each with
  /// its number; for other views, the distances to the edges of the screen.
  mutating func drawSpacings() {
    let seen = Dictionary(
      visibleViews.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    for (id, frame) in visibleViews {
      guard let stack = layout.problem.views[id.index].stack else { continue }
      let arranged = visibleViews.filter {
        let view = layout.problem.views[$0.id.index]
        return view.parent == id && view.isArranged
      }.map(\.frame)
      measureGaps(arranged, along: stack.axis, in: frame)
    }
    for (id, frame) in visibleViews where layout.problem.views[id.index].parent == ViewID(0) {
      guard seen[id] != nil else { continue }
      measureMargins(of: frame)
    }
  }

  private mutating func measureGaps(_ frames: [Rect], along axis: Axis, in stack: Rect) {
    let isRow = axis == .horizontal
    let sorted = frames.sorted { isRow ? $0.x < $1.x : $0.y < $1.y }
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      if isRow {
        let middle = stack.midY
        measure(from: (first.maxX, middle), to: (second.x, middle))
      } else {
        let middle = stack.midX
        measure(from: (middle, first.maxY), to: (middle, second.y))
      }
    }
    guard let first = sorted.first, let last = sorted.last else { return }
    if isRow {
      let middle = stack.midY
      measure(from: (stack.x, middle), to: (first.x, middle))
      measure(from: (last.maxX, middle), to: (stack.maxX, middle))
    } else {
      let middle = stack.midX
      measure(from: (middle, stack.y), to: (middle, first.y))
      measure(from: (middle, last.maxY), to: (middle, stack.maxY))
    }
  }

  private mutating func measureMargins(of frame: Rect) {
    let (middleX, middleY) = (frame.midX, frame.midY)
    measure(from: (extent.x, middleY), to: (frame.x, middleY))
    measure(from: (frame.maxX, middleY), to: (extent.maxX, middleY))
    measure(from: (middleX, extent.y), to: (middleX, frame.y))
    measure(from: (middleX, frame.maxY), to: (middleX, extent.maxY))
  }

  /// Draws a line with a bar at each end and the number of points beside it; nothing for a distance of 0.
  private mutating func measure(from start: (x: Double, y: Double), to end: (x: Double, y: Double))
  {
    let isAcross = start.y == end.y
    let length = isAcross ? end.x - start.x : end.y - start.y
    guard length >= 0.5 else { return }
    line(start.x, start.y, end.x, end.y, class: "measure")
    for point in [start, end] {
      if isAcross {
        line(point.x, point.y - 3, point.x, point.y + 3, class: "measure")
      } else {
        line(point.x - 3, point.y, point.x + 3, point.y, class: "measure")
      }
    }
    text(
      figure(length), ink: "figures", x: (start.x + end.x) / 2 + (isAcross ? 0 : 4),
      y: (start.y + end.y) / 2 + (isAcross ? -3 : 3), size: 8,
      anchor: isAcross ? "middle" : "start", weight: "600")
  }

  /// Draws baselines in the stacks that align by them, where the views report them.
  mutating func drawBaselines() {
    for (id, frame) in visibleViews {
      let view = layout.problem.views[id.index]
      guard let parent = view.parent, let stack = layout.problem.views[parent.index].stack,
        view.isArranged, let first = view.firstBaseline,
        stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
          || stack.isBaselineRelativeArrangement
      else { continue }
      let last = view.lastBaseline.map { frame.maxY - $0 } ?? frame.y + first
      let isLast = stack.alignment == .lastBaseline
      let y = isLast ? last : frame.y + first
      line(frame.x, y, frame.maxX, y, class: "baseline")
      if stack.isBaselineRelativeArrangement, last != y {
        line(frame.x, last, frame.maxX, last, class: "baseline")
      }
    }
  }

  /// Auto Layout aligns these rectangles, not the frames.
  mutating func drawAlignmentRects() {
    for (id, frame) in visibleViews {
      let rect = frame.inset(by: layout.problem.views[id.index].alignmentRectInsets)
      if rect != frame { self.rect(rect, ink: "rectangle", radius: 0) }
    }
  }

  /// Draws the priority that lost if a view does not have the size of its content: the hugging of a stretched
  /// view, or the resistance of a compressed one.
  mutating func drawPriorities() {
    for (id, frame) in visibleViews {
      let view = layout.problem.views[id.index]
      guard view.stack == nil else { continue }
      for axis in Axis.allCases {
        let content = axis == .horizontal ? view.horizontal : view.vertical
        let wanted = axis == .horizontal ? content.intrinsic : layout.outcome.contentHeight(of: id)
        guard let wanted else { continue }
        let length = axis == .horizontal ? frame.width : frame.height
        let difference = length - wanted
        guard abs(difference) >= 1 else { continue }
        let isStretched = difference > 0
        let priority = isStretched ? content.hugging : content.compressionResistance
        let arrows = axis == .horizontal ? (isStretched ? "↔" : "→←") : (isStretched ? "↕" : "↓↑")
        let x = axis == .horizontal ? frame.midX : frame.maxX + 2
        let y =
          axis == .horizontal ? frame.maxY + 8 : frame.midY + 3
        text(
          "\(arrows) \(figure(priority.value))", ink: "figures", x: x, y: y, size: 8,
          anchor: axis == .horizontal ? "middle" : "start", weight: "600")
      }
    }
  }

  /// Draws the size of every view with enough room for it.
  mutating func drawSizes() {
    for (id, frame) in visibleViews where layout.problem.views[id.index].stack == nil {
      let size = "\(figure(frame.width)) × \(figure(frame.height))"
      guard frame.width >= Double(size.count) * 4.2 else { continue }
      text(
        size, ink: "figures", x: frame.midX, y: frame.maxY - 2,
        size: 8, anchor: "middle", weight: "600")
    }
  }
}
