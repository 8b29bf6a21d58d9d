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

/// What `systemLayoutSizeFitting` is asked: sizes to come close to, and how strongly.
struct FittingTarget {
  var size = Size(width: 0, height: 0)
  var horizontal = Priority.fittingSizeLevel
  var vertical = Priority.fittingSizeLevel
}

extension LayoutLowering {
  /// Each size of the container equal to its target.
  mutating func addFittingTarget(_ target: FittingTarget) {
    for (axis, priority) in [(Axis.horizontal, target.horizontal), (.vertical, target.vertical)] {
      guard let priority = priority.inEffect else { continue }
      add(
        length(0, axis), .equal, .points(target.size[axis].length), at: priority,
        RowSource(kind: .name, owner: 0))
    }
  }
}

/// The size that a problem's container takes when nothing pins it; `lengths` are those of its
/// stacks in fillProportionally, where they are known.
func fittingSize(
  of problem: LayoutProblem, _ target: FittingTarget = FittingTarget(), lengths: [Double] = []
) -> Size {
  var lowering = LayoutLowering(problem)
  lowering.fittingLengths = lengths
  lowering.run()
  lowering.addFittingTarget(target)
  let values = Settlement(lowering.lowered, of: problem).values
  return Size(
    width: values[Int(FrameAttribute.width.rawValue)].length,
    height: values[Int(FrameAttribute.height.rawValue)].length)
}
