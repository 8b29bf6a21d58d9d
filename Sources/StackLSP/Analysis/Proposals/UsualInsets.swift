import LayoutEngine
import StackDSL

/// How far from the edges of its superview a view is kept that has no line of its own there.
extension LayoutReading {
  /// The points by which people keep a view inside: the margin of a screen or a cell, less in a view. In the eight
  /// reports whose accepted edit is such a limit it is 8 (in views) to 20, and never 0.
  func usualInset(around view: ViewID) -> Double {
    problem.views[view.index].parent == container ? Remedy.standardMargin : standardSpacing
  }

  /// The usual distance of the texts, pictures and controls beside a view from the same edge of their superview; nil if
  /// none has one that is a margin.
  ///
  /// Source: both reports of a centred view that leaves its host beside views with an inset take that inset, 32 pt of two
  /// buttons and 0 pt of one text; the usual margin is in neither.
  func insetBeside(_ view: ViewID, _ edge: Anchor.Attribute) -> Pin? {
    guard let parent = problem.views[view.index].parent, !isHuge else { return nil }
    let insets = children(of: parent).filter { $0 != view && hasContentToSee($0) }
      .flatMap(pins).filter {
        $0.edge == edge && $0.target.view == index(parent)
          && $0.constant.magnitude <= Threshold.wideGap
      }
    let counts = Dictionary(grouping: insets) { $0.constant }.mapValues(\.count)
    // A wider distance is a margin if two views share it.
    let margins = insets.filter {
      $0.constant.magnitude <= Remedy.widestMargin || counts[$0.constant] ?? 0 > 1
    }
    return margins.max { (counts[$0.constant] ?? 0) < (counts[$1.constant] ?? 0) }
  }

  /// The smallest distance that lines keep between a view and the sides of its superview, in points, if it is a
  /// margin; the usual one if no line does; else 0.
  func insetAtSides(of view: ViewID) -> Double {
    let sides: Set<LayoutAnchor.Attribute> = [.leading, .trailing, .left, .right]
    let insets = constraintsOfView[view.index].compactMap { id -> Double? in
      let line = problem.constraints[id.index]
      guard let other = line.second, line.first.attribute == other.attribute,
        sides.contains(other.attribute),
        [line.first.view, other.view].contains(where: { $0 == problem.views[view.index].parent })
      else { return nil }
      return line.constant.magnitude
    }
    guard let least = insets.min() else { return usualInset(around: view) }
    return least <= Remedy.widestMargin ? least : 0
  }
}
