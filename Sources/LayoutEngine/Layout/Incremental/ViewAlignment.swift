extension Alignment {
  /// Which views of a layout are those of an earlier one: an edit of a text replaces one run of views
  /// that stand side by side, and those before it and behind it stay. Nil where less than half do.
  init?(ofViews old: [LayoutView], _ new: [LayoutView]) {
    let places = Alignment(oldCount: old.count, newCount: new.count) {
      old.isSame($0, as: $1, of: new)
    }
    let kept = places.runs.reduce(0) { $0 + $1.count }
    guard kept * 2 >= max(old.count, new.count) else { return nil }
    self.init(oldCount: old.count, newCount: new.count)
    for run in places.runs {
      for offset in 0..<run.count {
        let (before, now) = (run.old + offset, run.new + offset)
        // A view that went to another parent is another view.
        let parent = old[before].parent.flatMap { self.new(of: $0.index) }
        if parent == new[now].parent?.index { append(old: before, new: now) }
      }
    }
  }
}

extension [LayoutView] {
  /// Whether two views are equal but for the number of the parent. Those of the same bytes behind
  /// that number, which a view begins with, are the same and are not looked at.
  fileprivate func isSame(_ index: Int, as place: Int, of other: [LayoutView]) -> Bool {
    let stride = MemoryLayout<LayoutView>.stride
    let number = MemoryLayout<Int>.size
    let hasSameBytes = withUnsafeBytes { own in
      other.withUnsafeBytes {
        own.hasSameWords(
          from: index * stride + number, as: $0, from: place * stride + number,
          count: stride - number)
      }
    }
    if hasSameBytes { return true }
    var moved = self[index]
    moved.parent = other[place].parent
    return moved == other[place]
  }
}
