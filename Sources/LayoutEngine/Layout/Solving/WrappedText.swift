extension WrappingText {
  /// Lines at a width, filled greedily; at least one.
  public func lineCount(width: Double) -> Int { filling(width: width).lines }

  /// Height in points at a width, rounded up to a pixel.
  public func height(width: Double, scale: Double) -> Double {
    let exact = Double(lineCount(width: width)) * lineHeight.length + padding.height.length
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return ((exact * scale - 1e-6).rounded(.up) / scale).length
  }
}

extension RelaxedSolution {
  /// Gives each wrapping text the height of its lines at the width it received, and solves again. That
  /// can change widths where a constraint joins both axes, so there are up to three passes.
  mutating func wrapText(in problem: LayoutProblem) {
    guard !lowered.wrappedRows.isEmpty else { return }
    for _ in 0..<3 {
      let values = self.values
      var changes: [(row: LinearConstraintID, constant: Double)] = []
      for rows in lowered.wrappedRows {
        guard let text = problem.views[Int(rows.view)].wrapping else { continue }
        let width = values[Int(rows.view) * 4 + Int(FrameAttribute.width.rawValue)]
        let height = text.height(width: width, scale: problem.scale)
        for row in [rows.hugging, rows.resistance] where row >= 0 {
          guard lowered.linear.rows[Int(row)].constant != height else { continue }
          changes.append((LinearConstraintID(row), height))
        }
      }
      if changes.isEmpty { return }
      solveAgain(with: changes, problem)
    }
  }
}

extension LayoutProblem {
  /// The same with wrapping texts in vertical stacks of `fillProportionally` as high as their lines at the
  /// widths that they received, which is the height that their share follows from; nil if no share
  /// changes.
  ///
  /// A label reports the height of its lines as soon as it has a width (`preferredMaxLayoutWidth`), and the
  /// stack takes its shares from what its views report.
  func withWrappedShares(_ values: [Double]) -> LayoutProblem? {
    var changed: LayoutProblem?
    for index in views.indices {
      guard let text = views[index].wrapping, views[index].isArranged, !views[index].isHidden,
        let known = views[index].vertical.intrinsic, let parent = views[index].parent,
        views.indices.contains(parent.index), let stack = views[parent.index].stack,
        stack.axis == .vertical, stack.distribution == .fillProportionally
      else { continue }
      let width = values[index * 4 + Int(FrameAttribute.width.rawValue)]
      let height = text.height(width: width, scale: scale)
      guard height != known else { continue }
      if changed == nil { changed = self }
      changed?.views[index].vertical.intrinsic = height
    }
    return changed
  }
}
