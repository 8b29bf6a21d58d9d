/// Where a constraint comes from: the user, a view's content, a stack, or the environment.
public enum ConstraintOrigin: Sendable, Hashable {
  case user(ConstraintID)
  case hugging(ViewID, Axis)
  case compressionResistance(ViewID, Axis)
  /// Made by a UIStackView; `identifier` is the one that UIKit prints, `views` the arranged views
  /// it joins, in order (one for canvas connections and hiding, two for spacing …).
  case stack(ViewID, StackConstraint, views: [ViewID])
  /// The fixed size of the container, its margins, a safe area.
  case environment(ViewID, Axis)
  /// The implicit `size >= 0`, which UIKit never prints.
  case nonnegativeSize(ViewID, Axis)
  /// Text height that follows from the width.
  case wrappedHeight(ViewID)
}

extension LayoutProblem {
  /// The views of a constraint; for one that a stack makes, the arranged views.
  public func views(of origin: ConstraintOrigin) -> [ViewID] {
    switch origin {
    case .user(let id):
      guard constraints.indices.contains(id.index) else { return [] }
      let constraint = constraints[id.index]
      return [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
    case .hugging(let view, _), .compressionResistance(let view, _), .environment(let view, _),
      .nonnegativeSize(let view, _), .wrappedHeight(let view):
      return [view]
    case .stack(_, _, let views): return views
    }
  }
}

/// The identifiers of the constraints that UIStackView makes, as UIKit prints them.
public enum StackConstraint: String, Sendable, Hashable, CaseIterable {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case canvasFit = "UISV-canvas-fit"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case hiding = "UISV-hiding"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}
