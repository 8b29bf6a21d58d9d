extension LayoutProblem {
  /// The parent as lowering understands it: one that is not there counts as the container.
  func parentIndex(of index: Int) -> Int {
    let parent = views[index].parent?.index ?? 0
    return parent >= 0 && parent < index ? parent : 0
  }
}

/// The tree of a problem as flat arrays: parents, depths, and each stack's arranged views.
///
/// Numbers only, so that nothing here recurses however deep the nesting. A parent that is out of
/// range or stands after its child counts as the container.
struct ViewTree {
  /// By view; -1 for the container.
  let parents: [Int32]
  /// Views above, by view.
  let depths: [Int32]
  private let starts: [Int32]
  private let arranged: [Int32]

  init(_ views: [LayoutView]) {
    var parents = [Int32](repeating: 0, count: views.count)
    var depths = parents
    var starts = [Int32](repeating: 0, count: views.count + 1)
    for index in views.indices {
      guard index > 0 else {
        parents[index] = -1
        continue
      }
      var parent = views[index].parent?.index ?? 0
      if parent < 0 || parent >= index { parent = 0 }
      parents[index] = Int32(truncatingIfNeeded: parent)
      depths[index] = depths[parent] + 1
      if views[index].isArranged, views[parent].stack != nil { starts[parent + 1] += 1 }
    }
    for index in views.indices { starts[index + 1] += starts[index] }
    var next = starts
    var arranged = [Int32](repeating: 0, count: Int(starts[views.count]))
    for index in views.indices.dropFirst() where views[index].isArranged {
      let parent = Int(parents[index])
      guard views[parent].stack != nil else { continue }
      arranged[Int(next[parent])] = Int32(truncatingIfNeeded: index)
      next[parent] += 1
    }
    self.parents = parents
    self.depths = depths
    self.starts = starts
    self.arranged = arranged
  }

  /// Hidden ones too, in order; empty for a view that is not a stack.
  func arrangedViews(of stack: Int) -> ArraySlice<Int32> {
    arranged[Int(starts[stack])..<Int(starts[stack + 1])]
  }

  /// The nearest view that holds both, which may be one of the two.
  func commonAncestor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b {
      if depths[a] >= depths[b], a > 0 { a = Int(parents[a]) } else { b = Int(parents[b]) }
    }
    return a
  }
}
