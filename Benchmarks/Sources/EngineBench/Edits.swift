import LayoutEngine

extension LayoutProblem {
  /// The content of the view in the middle grows by a point at every step: one row moves.
  func movingOneRow(_ step: Int) -> LayoutProblem {
    var edited = self
    let leaves = views.indices.filter { views[$0].horizontal.intrinsic != nil }
    if let middle = leaves.dropFirst(leaves.count / 2).first {
      edited.views[middle].horizontal.intrinsic? += Double(step)
    }
    return edited
  }

  /// The content of the view in the middle becomes wider than there is room: a constraint that held
  /// is missed.
  func turningASide(_ step: Int) -> LayoutProblem {
    movingOneRow(1_000 + step)
  }

  /// The first margin grows by a point at every step: all that is below moves or changes its size.
  func movingEverything(_ step: Int) -> LayoutProblem {
    var edited = self
    edited.constraints[0].constant += Double(step)
    return edited
  }

  /// The view in the middle must be a point wider at every step, by a constraint that was not there.
  func addingAConstraint(_ step: Int) -> LayoutProblem {
    var edited = self
    let middle = ViewID(middleLeaf)
    edited.constraints.append(
      LayoutConstraint(
        Anchor(middle, .width), .greaterThanOrEqual, nil, constant: 50 + Double(step)))
    return edited
  }

  /// A view more behind the one in the middle, a point wider at every step; those behind it have
  /// other numbers.
  func addingAView(_ step: Int) -> LayoutProblem {
    var edited = self
    let middle = middleLeaf
    func moved(_ view: ViewID) -> ViewID { view.index > middle ? ViewID(view.index + 1) : view }
    for index in views.indices { edited.views[index].parent = views[index].parent.map(moved) }
    for index in constraints.indices {
      edited.constraints[index].first.view = moved(constraints[index].first.view)
      if let second = constraints[index].second {
        edited.constraints[index].second?.view = moved(second.view)
      }
    }
    var view = views[middle]
    view.horizontal.intrinsic = 20 + Double(step)
    view.horizontal.hugging = Priority(252)
    edited.views.insert(view, at: middle + 1)
    return edited
  }

  private var middleLeaf: Int {
    let leaves = views.indices.filter { views[$0].horizontal.intrinsic != nil }
    return leaves.isEmpty ? 0 : leaves[leaves.count / 2]
  }
}
