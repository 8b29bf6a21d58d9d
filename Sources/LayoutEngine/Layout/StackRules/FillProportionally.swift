extension LayoutLowering {
  /// Gives each view a share of the stack by its length, at priorities that fall from 999, so that the last view takes what spacing and margins leave over.
  mutating func fillProportionally(_ row: ArrangedRow) {
    let lengths = row.visible.map { proportionalLength(of: $0, row.axis) }
    let sum = lengths.reduce(0) { $0 + max($1, 0) }
    // Where no view has a length to be proportional to, they are made equal.
    guard sum > 0, let first = row.visible.first else { return fillEqually(row) }
    // The standard spacing counts as 0 here, unlike the same 8 points written out.
    let gaps =
      row.properties.usesSystemSpacing
      ? 0 : row.properties.spacing.points * Double(row.visible.count - 1)
    // Negative spacing can eat up all of it; a share of nothing means nothing, so it is left out.
    let whole = sum + gaps > 0 ? sum + gaps : sum
    let stack = Int32(truncatingIfNeeded: row.stack)
    for (view, length) in zip(row.visible, lengths) {
      let source = source(row, .fillProportionally, view)
      let share = length / whole
      if length <= 0 {
        add(self.length(view, row.axis), .equal, .points(0), source)
        continue
      }
      let index = arrangedIndex(of: view, in: row)
      add(
        self.length(view, row.axis), .equal,
        Affine(first: unknown(stack, .size(row.axis)), firstFactor: share),
        at: share == 1 && view == first ? .required : .fillProportionally(at: index), source)
    }
  }
}

extension Priority {
  static func fillProportionally(at index: Int) -> Priority {
    Priority(max(999 - Double(index), 751))
  }
}
