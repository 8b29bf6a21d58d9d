extension LayoutProblem {
  /// The views below `root` and their constraints among themselves, as a problem of its own with
  /// `root` for the container and no size given.
  ///
  /// Second: the views of this problem by their index in the new one.
  func subtree(of root: Int, _ tree: ViewTree) -> (problem: LayoutProblem, views: [Int]) {
    var part = LayoutProblem()
    part.scale = scale
    part.direction = direction
    part.rules = rules
    var newIndices = [Int](repeating: -1, count: views.count)
    var members: [Int] = []
    for index in root..<views.count {
      let parent = index == root ? -1 : Int(tree.parents[index])
      guard index == root || (parent >= 0 && newIndices[parent] >= 0) else { continue }
      newIndices[index] = members.count
      members.append(index)
      var view = views[index]
      view.parent = parent < 0 ? nil : ViewID(newIndices[parent])
      if index == root { view.fixedSize = nil }
      part.views.append(view)
    }
    for constraint in constraints {
      guard let inner = constraint.moved(to: newIndices) else { continue }
      part.constraints.append(inner)
    }
    return (part, members)
  }
}

extension LayoutConstraint {
  /// The same constraint among views with new indices; nil if one of them has none (-1).
  fileprivate func moved(to indices: [Int]) -> LayoutConstraint? {
    var moved = self
    guard indices.indices.contains(first.view.index), indices[first.view.index] >= 0 else {
      return nil
    }
    moved.first.view = ViewID(indices[first.view.index])
    guard let second else { return moved }
    guard indices.indices.contains(second.view.index), indices[second.view.index] >= 0 else {
      return nil
    }
    moved.second?.view = ViewID(indices[second.view.index])
    return moved
  }
}
