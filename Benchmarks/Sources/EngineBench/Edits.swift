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
}
