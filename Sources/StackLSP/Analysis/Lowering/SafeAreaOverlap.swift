import LayoutEngine

extension LayoutProblem {
  /// The same problem with the safe areas of views inside the screen; nil if none of them matters.
  ///
  /// A view's safe area is the part of it that the screen's unsafe edges leave, so it is known only after a
  /// layout. Its margins grow by the same amount (`UIView.insetsLayoutMarginsFromSafeArea`, true since iOS
  /// 11). One round is enough if a view's frame does not depend on its own margins, which is how such views
  /// are pinned. A scrolling view passes under the edges and is left alone.
  func withSafeAreas(
    asPlacedIn outcome: LayoutOutcome, keepingMargins: Set<Int> = []
  ) -> LayoutProblem? {
    guard let screen = views.first, let size = screen.fixedSize,
      screen.safeAreaInsets != Insets()
    else { return nil }
    var adjusted = self
    var isAdjusted = false
    for index in viewsWhoseGuidesMatter {
      guard outcome.framesInContainer.indices.contains(index), !scrolls(index) else { continue }
      var overlap = screen.safeAreaInsets.overlap(with: outcome.framesInContainer[index], in: size)
      if overlap == Insets() { continue }
      if direction == .rightToLeft {
        // Insets have leading at the left; the engine mirrors them.
        (overlap.left, overlap.right) = (overlap.right, overlap.left)
      }
      adjusted.views[index].safeAreaInsets = overlap
      if !keepingMargins.contains(index) {
        adjusted.views[index].layoutMargins = views[index].layoutMargins + overlap
      }
      isAdjusted = true
    }
    return isAdjusted ? adjusted : nil
  }

  /// The same problem with the margins of views that preserve their superview's
  /// (`preservesSuperviewLayoutMargins`): if they reach into those, their own are at least as wide. Nil if
  /// that changes nothing.
  func withSuperviewMargins(of preserving: Set<Int>, asPlacedIn outcome: LayoutOutcome)
    -> LayoutProblem?
  {
    var adjusted = self
    for index in preserving.sorted() {
      guard views.indices.contains(index), let parent = views[index].parent?.index,
        outcome.frames.indices.contains(index)
      else { continue }
      let outer = adjusted.views[parent].layoutMargins
      let whole = outcome.frames[parent]
      let frame = outcome.frames[index]
      var leading = frame.x
      var trailing = whole.width - frame.x - frame.width
      if direction == .rightToLeft { (leading, trailing) = (trailing, leading) }
      let own = adjusted.views[index].layoutMargins
      adjusted.views[index].layoutMargins = Insets(
        top: max(own.top, outer.top - max(frame.y, 0)),
        left: max(own.left, outer.left - max(leading, 0)),
        bottom: max(own.bottom, outer.bottom - max(whole.height - frame.y - frame.height, 0)),
        right: max(own.right, outer.right - max(trailing, 0)))
    }
    return adjusted == self ? nil : adjusted
  }

  /// Stacks that arrange within their margins, and views whose guides a constraint refers to.
  private var viewsWhoseGuidesMatter: [Int] {
    var matters = views.map { $0.stack?.isLayoutMarginsRelativeArrangement ?? false }
    for constraint in constraints {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        let isGuide =
          anchor.item == .layoutMarginsGuide || anchor.item == .safeAreaLayoutGuide
          || anchor.item == .readableContentGuide
        if isGuide, matters.indices.contains(anchor.view.index) {
          matters[anchor.view.index] = true
        }
      }
    }
    return matters.indices.dropFirst().filter { matters[$0] }
  }

  /// Whether the view is in the content of a scroll view. Parents come before their children, so the loop
  /// ends.
  private func scrolls(_ index: Int) -> Bool {
    var current = views[index].parent
    while let parent = current, views.indices.contains(parent.index) {
      if views[parent.index].isScrollView { return true }
      current = views[parent.index].parent
    }
    return false
  }
}

extension Insets {
  /// The insets by which the unsafe edges of a screen reach into a frame.
  fileprivate func overlap(with frame: Rect, in size: Size) -> Insets {
    let far = Insets(
      top: top - frame.y, left: left - frame.x,
      bottom: frame.y + frame.height - (size.height - bottom),
      right: frame.x + frame.width - (size.width - right))
    // At most the unsafe strip itself, however far the frame reaches off the screen.
    return Insets(
      top: min(max(far.top, 0), top), left: min(max(far.left, 0), left),
      bottom: min(max(far.bottom, 0), bottom), right: min(max(far.right, 0), right))
  }

}
