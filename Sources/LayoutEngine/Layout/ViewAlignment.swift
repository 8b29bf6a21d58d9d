/// Which views of a layout are those of an earlier one: an edit of a text replaces one run of views
/// that stand side by side, and those before it and behind it stay.
struct ViewAlignment {
  private(set) var views: Alignment
  /// By view of the new layout: whether all that is told of itself is as it was.
  private(set) var isSame: [Bool]

  /// Nil where less than half of the views stay.
  init?(_ old: [LayoutView], _ new: [LayoutView]) {
    let places = Alignment(oldCount: old.count, newCount: new.count) {
      old[$0].isSame(as: new[$1])
    }
    let kept = places.runs.reduce(0) { $0 + $1.count }
    guard kept * 2 >= max(old.count, new.count) else { return nil }
    views = Alignment(oldCount: old.count, newCount: new.count)
    isSame = Array(repeating: false, count: new.count)
    for run in places.runs {
      for offset in 0..<run.count { add(old, run.old + offset, new, run.new + offset) }
    }
  }

  /// A view that went to another parent is another view.
  private mutating func add(_ old: [LayoutView], _ before: Int, _ new: [LayoutView], _ view: Int) {
    let parent = old[before].parent.flatMap { views.new(of: $0.index) }
    guard parent == new[view].parent?.index else { return }
    views.append(old: before, new: view)
    isSame[view] = old[before].isSame(as: new[view])
  }
}

extension LayoutView {
  /// Whether two views are equal but for the number of the parent.
  fileprivate func isSame(as other: LayoutView) -> Bool {
    var moved = self
    moved.parent = other.parent
    return moved == other
  }
}
