extension LayoutLowering {
  /// Aligns the arranged views, hidden ones too, across the stack's axis.
  ///
  /// With no view to be seen there is nothing to align, and the stack's size is left open.
  mutating func arrangeAcross(_ row: ArrangedRow) {
    guard !row.visible.isEmpty else { return }
    align(row)
    guard row.properties.alignment != .fill else { return connectFilled(row) }
    let axis = row.crossAxis
    if row.arranged.count == 1 { connectSingle(row) } else { connectSpanner(row) }
    for view in row.arranged {
      add(
        length(view, axis), .equal, .points(0), at: .ambiguitySuppression,
        source(row, .ambiguitySuppression, view))
    }
    if row.arranged.count == 1 || row.baseline != nil { addCanvasFit(row, axis) }
  }

  /// UISV-alignment: every view to the first arranged one, even if that one is hidden.
  private mutating func align(_ row: ArrangedRow) {
    guard let first = row.arranged.first else { return }
    let axis = row.crossAxis
    for view in row.arranged.dropFirst() {
      let source = source(row, .alignment, first, view)
      switch row.properties.alignment {
      case .fill:
        add(start(first, axis), .equal, start(view, axis), source)
        add(end(first, axis), .equal, end(view, axis), source)
      case .leading: add(start(first, axis), .equal, start(view, axis), source)
      case .trailing: add(end(first, axis), .equal, end(view, axis), source)
      case .center: add(center(first, axis), .equal, center(view, axis), source)
      case .firstBaseline, .lastBaseline:
        guard let baseline = row.baseline else { return }
        let sides = baselines(baseline, first, view)
        add(sides.first, .equal, sides.second, source)
      }
    }
  }

  private mutating func connectFilled(_ row: ArrangedRow) {
    guard let first = row.arranged.first else { return }
    let canvas = canvas(of: row, row.crossAxis)
    let source = source(row, .canvasConnection, first)
    add(canvas.start, .equal, start(first, row.crossAxis), source)
    add(canvas.end, .equal, end(first, row.crossAxis), source)
  }

  /// One arranged view needs no spanner: its aligned edge is tied, the other lies inside.
  private mutating func connectSingle(_ row: ArrangedRow) {
    guard let view = row.arranged.first else { return }
    let axis = row.crossAxis
    let canvas = canvas(of: row, axis)
    let source = source(row, .canvasConnection, view)
    let alignment = row.properties.alignment
    let tiesStart = alignment == .leading
    let tiesEnd = alignment == .trailing
    add(canvas.start, tiesStart ? .equal : .lessThanOrEqual, start(view, axis), source)
    add(canvas.end, tiesEnd ? .equal : .greaterThanOrEqual, end(view, axis), source)
    if alignment == .center { add(canvas.center, .equal, center(view, axis), source) }
  }

  /// The spanner guide P reaches over all visible views and is drawn to 0.
  private mutating func connectSpanner(_ row: ArrangedRow) {
    guard let first = row.arranged.first else { return }
    let axis = row.crossAxis
    let position = addGuide(row.stack, .spanner, .position(axis))
    let size = addGuide(row.stack, .spanner, .size(axis))
    let spanner = (start: Affine.unknown(position), end: Affine(first: position, second: size))
    let canvas = canvas(of: row, axis)
    let connection = source(row, .canvasConnection, first)
    let alignment = row.properties.alignment
    if row.baseline == .first {
      // Only the first view holds the top: taller ones stand out above the stack.
      add(canvas.start, .lessThanOrEqual, start(first, axis), connection)
    } else {
      add(
        canvas.start, .equal, alignment == .leading ? start(first, axis) : spanner.start,
        connection)
    }
    if row.baseline == .last {
      add(canvas.end, .greaterThanOrEqual, end(first, axis), connection)
    } else {
      add(
        canvas.end, .equal, alignment == .trailing ? end(first, axis) : spanner.end, connection)
    }
    if alignment == .center { add(canvas.center, .equal, center(first, axis), connection) }
    for view in row.visible {
      let boundary = source(row, .spanningBoundary, view)
      let tiesStart = alignment == .leading
      let tiesEnd = alignment == .trailing
      add(
        spanner.start, tiesStart ? .equal : .lessThanOrEqual, start(view, axis),
        at: tiesStart ? .spanningBoundary : .required, boundary)
      add(
        spanner.end, tiesEnd ? .equal : .greaterThanOrEqual, end(view, axis),
        at: tiesEnd ? .spanningBoundary : .required, boundary)
    }
    add(.unknown(size), .equal, .points(0), at: .spanningFit, source(row, .spanningFit))
  }
}

extension ArrangedRow {
  /// The baseline that this row aligns; nil for other alignments, and on a vertical stack, where
  /// a baseline alignment places nothing.
  var baseline: Baseline? {
    guard axis == .horizontal else { return nil }
    switch properties.alignment {
    case .firstBaseline: return .first
    case .lastBaseline: return .last
    case .fill, .leading, .center, .trailing: return nil
    }
  }
}

extension Priority {
  /// The aligned edge of UISV-spanning-boundary.
  static let spanningBoundary = Priority(999.5)
  static let spanningFit = Priority(51)
  static let ambiguitySuppression = Priority(25)
}
