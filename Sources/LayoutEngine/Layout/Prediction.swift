extension LoweredLayout {
  /// More open numbers than any screen has; a generated giant keeps the optimum it was given, for
  /// every wish costs a level.
  private static let mostWishes = 300.0

  /// The problem with wishes below all priorities, which choose one of several optima as UIKit is
  /// expected to: what is left over goes to the view of the lowest index, what is missing is
  /// taken from it.
  ///
  /// Every recorded layout stretches the first of tied views (9 of 9 in Interface Builder's
  /// files); for compression there is no rule. So the last view keeps its content size first,
  /// then the one before it, and so on; sizes without content and positions are then 0 if they
  /// can. Each wish is a level of its own: nothing is ever shared out.
  func predicting(
    _ solution: LinearSolution, _ problem: LayoutProblem, includingPositions: Bool
  ) -> LinearProblem {
    var linear = linear
    var level = 0.0
    func wish(_ variable: VariableID, _ value: Double) {
      guard level > -Self.mostWishes else { return }
      linear.addConstraint(
        CollectionOfOne(LinearProblem.Term(variable, 1)), .equal, value,
        priority: Priority(level))
      level -= 1
    }
    let face = solution.face
    let views = problem.views.indices
    var sizes: [VariableID] = []
    for view in views.reversed() {
      for attribute in [FrameAttribute.width, .height] {
        let variable = variable(ViewID(view), attribute)
        guard face.canMove(variable) else { continue }
        if let wanted = contentSize(of: view, attribute.axis, problem) {
          wish(variable, wanted)
        } else {
          sizes.append(variable)
        }
      }
    }
    for variable in sizes { wish(variable, 0) }
    for index in viewCount * 4..<linear.variableCount {
      let variable = VariableID(Int32(truncatingIfNeeded: index))
      if face.canMove(variable) { wish(variable, 0) }
    }
    for view in views where includingPositions {
      for attribute in [FrameAttribute.x, .y] {
        let variable = variable(ViewID(view), attribute)
        if face.canMove(variable) { wish(variable, 0) }
      }
    }
    return linear
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
