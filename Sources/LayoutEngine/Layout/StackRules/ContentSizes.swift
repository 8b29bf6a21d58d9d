extension LayoutLowering {
  /// Adds two inequalities for each axis with an intrinsic size: `size <= intrinsic` at the hugging
  /// priority and `size >= intrinsic` at the compression resistance.
  ///
  /// A stack that arranges views has no intrinsic size, so its priorities have no effect. An empty one
  /// has the size that it was given to be drawn with: seven of seven recorded stacks have it.
  mutating func addContentSizes(of view: Int) {
    guard !problem.showsArrangedViews(view, tree) else { return }
    let index = Int32(truncatingIfNeeded: view)
    if let width = problem.views[view].horizontal.intrinsic, !width.isNaN, width >= 0 {
      var content = problem.views[view].horizontal
      // Text that wraps asks for its whole width first, and takes what there is rather than conflict
      // (three of three recorded labels with a required resistance wrap).
      if problem.views[view].wrapping != nil, content.compressionResistance.isRequired {
        content.compressionResistance = Priority(999.8)
      }
      addContentSize(index, .horizontal, width, content)
    }
    guard let height = problem.views[view].vertical.intrinsic, !height.isNaN, height >= 0 else {
      return
    }
    let rows = addContentSize(index, .vertical, height, problem.views[view].vertical)
    if problem.views[view].wrapping != nil {
      lowered.wrappedRows.append(
        WrappedRows(view: index, hugging: rows.hugging, resistance: rows.resistance))
    }
  }

  @discardableResult
  private mutating func addContentSize(
    _ view: Int32, _ axis: Axis, _ intrinsic: Double, _ content: ContentSize
  ) -> (hugging: Int32, resistance: Int32) {
    let size = length(view, axis)
    let wanted = Affine.points(intrinsic.length)
    let wraps = axis == .vertical && problem.views[Int(view)].wrapping != nil
    var rows: (hugging: Int32, resistance: Int32) = (-1, -1)
    if let priority = content.hugging.inEffect {
      rows.hugging = Int32(truncatingIfNeeded: lowered.sources.count)
      add(
        size, .lessThanOrEqual, wanted, at: priority, RowSource(kind: .hugging(axis), owner: view))
    }
    if let priority = content.compressionResistance.inEffect {
      rows.resistance = Int32(truncatingIfNeeded: lowered.sources.count)
      add(
        size, .greaterThanOrEqual, wanted, at: priority,
        RowSource(kind: wraps ? .wrappedHeight : .compressionResistance(axis), owner: view))
    }
    return rows
  }
}

extension LayoutProblem {
  /// Whether a view is a stack whose size follows from what it arranges.
  func showsArrangedViews(_ view: Int, _ tree: ViewTree) -> Bool {
    tree.arrangedViews(of: view).contains { !views[Int($0)].isHidden }
  }
}
