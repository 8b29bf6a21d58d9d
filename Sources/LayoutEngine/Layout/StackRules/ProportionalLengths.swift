extension LayoutLowering {
  /// The length with which an arranged view counts in fillProportionally: its intrinsic one, or
  /// without one the fitting size of what stands in it (recorded shares of Interface Builder).
  func proportionalLength(of view: Int32, _ axis: Axis) -> Double {
    let index = Int(view)
    if let intrinsic = problem.views[index].ownLength(axis) { return intrinsic.length }
    return fittingLengths.isEmpty || fittingLengths[index].isNaN ? 0 : fittingLengths[index]
  }

  /// Fitting lengths of what stands in a fillProportionally stack and has no length of its own, the
  /// innermost first,
  /// because an outer one's depends on those inside it.
  ///
  /// Each costs a layout of its subtree. Trees whose subtrees add up to more than the budget are
  /// no screens; what is left over counts as the sum of its views.
  mutating func findFittingLengths(_ fittingSize: (LayoutProblem, [Double]) -> Size) {
    guard fittingLengths.isEmpty else { return }
    let views = problem.views
    func needsLength(_ index: Int) -> Bool {
      guard index > 0, views[index].isArranged, let outer = views[Int(tree.parents[index])].stack,
        outer.distribution == .fillProportionally
      else { return false }
      return views[index].ownLength(outer.axis) == nil
    }
    let needed = views.indices.reversed().filter(needsLength)
    guard !needed.isEmpty else { return }
    fittingLengths = [Double](repeating: .nan, count: views.count)
    var budget = 20_000
    for index in needed {
      guard let outer = views[Int(tree.parents[index])].stack else { continue }
      if budget > 0 {
        let part = problem.subtree(of: index, tree)
        budget -= part.views.count
        let size = fittingSize(part.problem, part.views.map { fittingLengths[$0] })
        fittingLengths[index] = size[outer.axis]
      } else {
        let arranged = tree.arrangedViews(of: index)
        fittingLengths[index] = arranged.reduce(0) {
          $0 + proportionalLength(of: $1, outer.axis)
        }
      }
    }
  }
}

extension LayoutView {
  /// The intrinsic length in points; a stack has none, whatever is written.
  fileprivate func ownLength(_ axis: Axis) -> Double? {
    stack == nil ? (axis == .horizontal ? horizontal : vertical).intrinsic : nil
  }
}
