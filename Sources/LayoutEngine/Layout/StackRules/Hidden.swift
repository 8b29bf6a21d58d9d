extension LayoutLowering {
  /// Makes a hidden arranged view 0 long along the axis, just below required (required before
  /// iOS 11). It takes no part in the distribution.
  mutating func hide(_ row: ArrangedRow) {
    guard row.visible.count < row.arranged.count else { return }
    let priority = problem.rules.hidingIsRequired ? Priority.required : .hiding
    for view in row.arranged where problem.views[Int(view)].isHidden {
      add(length(view, row.axis), .equal, .points(0), at: priority, source(row, .hiding, view))
    }
  }
}

extension Priority {
  /// UISV-hiding since iOS 11: below every required constraint, above all a user writes.
  static let hiding = Priority(999.9)
}
