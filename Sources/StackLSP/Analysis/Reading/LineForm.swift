import LayoutEngine

/// What a constraint says, as far as it tells how likely people give it up.
enum LineForm: Int {
  /// A size in points, the size of another view, a ratio of a view's own sides, a middle or a baseline, the same edge
  /// of two views, and an edge at the opposite edge of another view.
  case size, tie, aspect, centre, edge, gap

  /// Whether it says beside what a view stands.
  var isPlace: Bool { [.edge, .gap].contains(self) }

  private static let ends: Set<LayoutAnchor.Attribute> = [
    .left, .right, .leading, .trailing, .top, .bottom,
  ]

  init(_ line: LayoutConstraint) {
    let (first, second) = (line.first.attribute, line.second?.attribute)
    if first.isSize {
      self = second == nil ? .size : line.second?.view == line.first.view ? .aspect : .tie
    } else {
      let hasMiddle = ![first, second].allSatisfy { $0.map(Self.ends.contains) ?? true }
      self = hasMiddle ? .centre : second == first ? .edge : .gap
    }
  }
}
