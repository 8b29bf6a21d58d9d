import LayoutEngine
import StackDSL

extension Rule {
  static let safeAreaDoubleInset = Rule(
    code: "safe-area-double-inset", severity: .information,
    traits: Traits(gravest: .warning, mark: .outside),
    checks: [.layout(reports), .layout(whileScrolling)])

  /// The safe area of a scrolling view changes as it moves under the bars and out again, so views tied to it
  /// move against the finger. Across the way that it scrolls the safe area stays as it is.
  private static func whileScrolling(_ reading: LayoutReading) -> [Report] {
    reading.problem.constraints.indices.compactMap { index in
      guard let place = reading.constraintIndex(ConstraintID(index)) else { return nil }
      let constraint = reading.screen.constraints[place]
      let tied = [constraint.first, constraint.second].compactMap(\.self).first {
        $0.item == .safeArea && $0.view != .screen
      }
      guard let view = tied.flatMap({ reading.layout.id(of: $0.view) }),
        let scroll = reading.scrollView(around: view), !reading.isOutOfSight(view),
        constraint.first.attribute.axis == .vertical || reading.scrollsSideways(scroll),
        !reading.safeRect.contains(reading.frameInContainer(scroll))
      else { return nil }
      return Report(
        span: reading.place(of: constraint),
        message:
          "`\(constraint.text)`: \(reading.name(view)) scrolls in \(reading.name(scroll)), so its "
          + "safe area changes on the way and the layout with it. Tie to its edges or its "
          + "`layoutMargins`.",
        severity: .warning, views: [reading.index(view), reading.index(scroll)],
        aspect: "scrolls", remedies: [toEdges(place, reading)].compactMap(\.self))
    }
  }

  /// The same line to the edges of the view.
  private static func toEdges(_ place: Int, _ reading: LayoutReading) -> Remedy? {
    let constraint = reading.screen.constraints[place]
    let text = constraint.text.replacing(".safeArea.", with: ".")
    guard text != constraint.text else { return nil }
    return Remedy(
      "Tie to the edges: `\(text)`", [.rewrite(.constraint(place), text)],
      shows: [constraint.first.view], isCorrection: true)
  }

  private static func reports(_ reading: LayoutReading) -> [Report] {
    let pins = PinsToScreen(reading)
    return reading.stacks.compactMap { stack, properties in
      guard properties.isLayoutMarginsRelativeArrangement, !reading.isOutOfSight(stack),
        !reading.scrolls(stack)
      else { return nil }
      let view = reading.problem.views[stack.index]
      let (margins, safe) = (view.layoutMargins, view.safeAreaInsets)
      let edges: [(name: String, axis: Axis, margin: Double, safe: Double)] = [
        ("top", .vertical, margins.top - safe.top, safe.top),
        ("bottom", .vertical, margins.bottom - safe.bottom, safe.bottom),
        ("left", .horizontal, margins.left - safe.left, safe.left),
        ("right", .horizontal, margins.right - safe.right, safe.right),
      ]
      guard let edge = edges.first(where: { $0.margin > 0 && $0.safe > 0 }) else { return nil }
      return Report(
        span: reading.place(of: .isLayoutMarginsRelativeArrangement, in: stack),
        message: "The content of \(reading.name(stack)) is inset by its margin of "
          + "\(pt(edge.margin)) and by the safe area's \(pt(edge.safe)) at the \(edge.name): one "
          + "of them is usually enough.",
        views: [reading.index(stack)],
        remedies: pins.toSafeArea(stack, edge.axis))
    }
  }
}

extension LayoutReading {
  /// Whether the content of a scroll view is wider than its frame, or of unknown width.
  fileprivate func scrollsSideways(_ scroll: ViewID) -> Bool {
    guard let content = outcome.scrollContentSizes[scroll], !isSizeOpen(scroll, .horizontal) else {
      return true
    }
    return content.width > size(scroll, .horizontal) + Visible.least
  }
}
