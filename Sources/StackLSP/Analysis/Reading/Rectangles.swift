import LayoutEngine

/// Relations between rectangles, in points.
extension Rect {
  func start(_ axis: Axis) -> Double { self[.position(axis)] }
  func end(_ axis: Axis) -> Double { start(axis) + self[.size(axis)] }
  func middle(_ axis: Axis) -> Double { start(axis) + self[.size(axis)] / 2 }

  func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The points by which it exceeds another one at a side; negative if it ends inside.
  func overhang(beyond box: Rect, at side: Side) -> Double {
    side.isEnd ? end(side.axis) - box.end(side.axis) : box.start(side.axis) - start(side.axis)
  }

  /// The side at which it exceeds another one most, or is closest to its edge, and the points. A centered
  /// rectangle exceeds both sides equally except for a pixel; then the first side is returned.
  func farthest(
    beyond box: Rect, among sides: [Side] = Side.allCases
  ) -> (side: Side, points: Double)? {
    let overhangs = sides.map { (side: $0, points: overhang(beyond: box, at: $0)) }
    guard let most = overhangs.map(\.points).max() else { return nil }
    return overhangs.first { $0.points > most - 1 }
  }

  /// The size of the common area; nil if there is none.
  func overlap(_ other: Rect) -> Size? {
    let width = min(x + self.width, other.x + other.width) - max(x, other.x)
    let height = min(y + self.height, other.y + other.height) - max(y, other.y)
    return width > 0 && height > 0 ? Size(width: width, height: height) : nil
  }

  /// Whether the other lies inside, within a point.
  func contains(_ other: Rect) -> Bool {
    other.x >= x - 1 && other.y >= y - 1 && other.x + other.width <= x + width + 1
      && other.y + other.height <= y + height + 1
  }
}
