extension LayoutLowering {
  /// Arranges the visible views along the stack's axis: canvas connections, spacings, and what the
  /// distribution asks for. The identifiers and priorities are those that UIKit prints.
  mutating func arrangeAlong(_ row: ArrangedRow) {
    if row.properties.distribution.fitsCanvas {
      addCanvasFit(row, row.axis)
    }
    guard let first = row.visible.first, let last = row.visible.last else { return }
    let canvas = canvas(of: row, row.axis)
    add(canvas.start, .equal, start(first, row.axis), source(row, .canvasConnection, first))
    add(canvas.end, .equal, end(last, row.axis), source(row, .canvasConnection, last))
    addSpacings(row)
    switch row.properties.distribution {
    case .fill: break
    case .fillEqually: fillEqually(row)
    case .fillProportionally: fillProportionally(row)
    case .equalSpacing, .equalCentering: distributeGaps(row)
    }
    if problem.rules.disambiguatesTextWidth, row.axis == .horizontal {
      disambiguateTextWidths(row, canvas)
    }
  }

  mutating func addCanvasFit(_ row: ArrangedRow, _ axis: Axis) {
    let stack = Int32(truncatingIfNeeded: row.stack)
    add(length(stack, axis), .equal, .points(0), at: .canvasFit, source(row, .canvasFit))
  }

  private mutating func addSpacings(_ row: ArrangedRow) {
    let relation: LinearProblem.Relation =
      row.properties.distribution.fitsCanvas ? .greaterThanOrEqual : .equal
    for (previous, next) in zip(row.visible, row.visible.dropFirst()) {
      let edges = gapEdges(row, previous, next)
      add(
        edges.start, relation, edges.end + spacing(after: previous, in: row),
        source(row, .spacing, previous, next))
    }
  }

  mutating func fillEqually(_ row: ArrangedRow) {
    guard let first = row.visible.first else { return }
    for view in row.visible.dropFirst() {
      add(
        length(view, row.axis), .equal, length(first, row.axis),
        source(row, .fillEqually, view, first))
    }
  }

  /// Gap guides between neighbours, all of one length: required between edges (equalSpacing), at
  /// 149, 148, … between centres (equalCentering).
  private mutating func distributeGaps(_ row: ArrangedRow) {
    let isCentering = row.properties.distribution == .equalCentering
    var firstLength: Int32 = -1
    for index in row.visible.indices.dropLast() {
      let (previous, next) = (row.visible[index], row.visible[index + 1])
      let position = addGuide(row.stack, .gap(index), .position(row.axis))
      let length = addGuide(row.stack, .gap(index), .size(row.axis))
      let edges =
        isCentering
        ? (end: center(previous, row.axis), start: center(next, row.axis))
        : gapEdges(row, previous, next)
      add(
        .unknown(position), .equal, edges.end, source(row, .distributingEdge, previous, next))
      add(
        Affine(first: position, second: length), .equal, edges.start,
        source(row, .distributingEdge, previous, next))
      if index == 0 {
        firstLength = length
      } else {
        add(
          .unknown(length), .equal, .unknown(firstLength),
          at: isCentering
            ? .equalCentering(afterView: arrangedIndex(of: previous, in: row)) : .required,
          source(row, .fillEqually, previous, next))
      }
    }
  }

  /// Before iOS 15 a label of several lines in a row of n wants an nth of the row.
  private mutating func disambiguateTextWidths(_ row: ArrangedRow, _ canvas: Canvas) {
    let count = Double(row.visible.count)
    let share = 1 / count
    let gaps = spacing(of: row.properties) * (count - 1) * share
    for view in row.visible where problem.views[Int(view)].wrapping != nil {
      let content = problem.views[Int(view)].horizontal
      let strongest = max(content.hugging, content.compressionResistance).value
      guard let priority = Priority(min(strongest + 10, 999)).inEffect else { continue }
      let width = Affine(
        first: canvas.length.first, firstFactor: share,
        constant: canvas.length.constant * share - gaps)
      add(
        length(view, .horizontal), .equal, width, at: priority,
        source(row, .textWidthDisambiguation, view))
    }
  }

  /// The index in `arrangedSubviews`, hidden views counted.
  func arrangedIndex(of view: Int32, in row: ArrangedRow) -> Int {
    // Arranged views are in document order.
    row.arranged.endOfFront(where: { $0 < view }) - row.arranged.startIndex
  }
}

extension StackProperties.Distribution {
  /// equalSpacing and equalCentering leave the spacing open upward, so the stack's own length is
  /// drawn to 0 in their place.
  var fitsCanvas: Bool { self == .equalSpacing || self == .equalCentering }
}

extension Priority {
  /// UISV-canvas-fit.
  static let canvasFit = Priority(49)

  /// The length of the gap after a view in equalCentering: 149 for the second view, then down.
  static func equalCentering(afterView index: Int) -> Priority {
    Priority(max(150 - Double(index), 50))
  }
}
