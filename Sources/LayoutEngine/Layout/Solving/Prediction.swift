extension LoweredLayout {
  /// More open numbers than any screen has; a generated giant keeps the optimum it was given, for
  /// every wish costs a level.
  private static let mostWishes = 300

  /// Wishes below all priorities, which choose the optimum that UIKit is expected to take: extra room
  /// goes to the view of the lowest index, and missing room is taken from it.
  ///
  /// Every recorded layout stretches the first of tied views (9 of 9 in Interface Builder's
  /// files); for compression there is no rule. So the last view keeps its content size first,
  /// then the one before it, and so on; sizes without content and positions are then 0 if they
  /// can. Each wish is a level of its own: nothing is ever shared out. `open` is ascending.
  ///
  /// With `asDrawn` a view keeps the frame that an editor recorded instead.
  func wishes(
    for open: [Int32], _ problem: LayoutProblem, asDrawn: Bool, includingPositions: Bool
  ) -> [Wish] {
    func recorded(_ unknown: VariableID) -> Double? {
      asDrawn ? drawn(unknown, problem) : nil
    }
    let ofViews = open.prefix { Int($0) < viewCount * 4 }.map { VariableID($0) }
    let sizes = ofViews.filter { meaning(of: $0).attribute.isSize }
    var wishes: [Wish] = []
    var withoutContent: [VariableID] = []
    // The last view first, its width before its height.
    for size in sizes.sorted(by: { ($1.index / 4, $0.index) < ($0.index / 4, $1.index) }) {
      let unknown = meaning(of: size)
      if let wanted = recorded(size)
        ?? contentSize(of: unknown.view.index, unknown.attribute.axis, problem)
      {
        wishes.append(Wish(unknown: size, value: wanted))
      } else {
        withoutContent.append(size)
      }
    }
    let positions = ofViews.filter { !meaning(of: $0).attribute.isSize }
    let guides = open.dropFirst(ofViews.count).map { VariableID($0) }
    for unknown in withoutContent + guides + (includingPositions ? positions : []) {
      wishes.append(Wish(unknown: unknown, value: recorded(unknown) ?? 0))
    }
    return Array(wishes.prefix(Self.mostWishes))
  }

  /// The size that a view's content asks for, with wrapped text as high as its lines.
  func contentSize(of view: Int, _ axis: Axis, _ problem: LayoutProblem) -> Double? {
    guard problem.views[view].stack == nil else { return nil }
    let content =
      axis == .horizontal ? problem.views[view].horizontal : problem.views[view].vertical
    guard let intrinsic = content.intrinsic, !intrinsic.isNaN, intrinsic >= 0 else { return nil }
    if axis == .vertical, problem.views[view].wrapping != nil,
      let rows = wrappedRows.first(where: { Int($0.view) == view })
    {
      let row = max(rows.hugging, rows.resistance)
      if row >= 0 { return linear.rows[Int(row)].constant }
    }
    return intrinsic.length
  }
}
