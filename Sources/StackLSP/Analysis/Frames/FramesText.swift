import LayoutEngine

extension FramesListing {
  /// A table for a terminal: the tree of views at the left, the numbers in columns.
  var table: String {
    var rows = [["", "x", "y", "width", "height", ""]]
    for entry in entries {
      let indented = String(repeating: "  ", count: entry.depth) + entry.name
      rows.append(
        [indented]
          + [entry.frame.x, entry.frame.y, entry.frame.width, entry.frame.height].map(figure)
          + [entry.remark])
    }
    return heading + "\n" + alignedColumns(rows)
  }

  private var heading: String {
    let size = "\(figure(environment.size.width)) x \(figure(environment.size.height))"
    let state = status == .unsatisfiable ? ", unsatisfiable: frames after the expected break" : ""
    return "\(screen) on \(environment.name) (\(size))\(state)"
  }
}

extension FramesListing.Entry {
  /// Remarks that the numbers alone do not show.
  fileprivate var remark: String {
    var remarks = ambiguous.map { "\($0.attribute) \($0.rangeText)" }
    if isHidden { remarks.insert("hidden", at: 0) }
    return remarks.joined(separator: ", ")
  }
}

extension FramesListing.OpenAttribute {
  /// "80…282", "8…∞".
  var rangeText: String { "\(figure(lower))…\(figure(upper))" }
}

/// Rows of cells as lines of text: the first column is aligned left, columns of numbers right, and a last
/// column of remarks left again.
func alignedColumns(_ rows: [[String]], numbers: Bool = true) -> String {
  let columns = rows.map(\.count).max() ?? 0
  var widths = [Int](repeating: 0, count: columns)
  for row in rows {
    for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
  }
  let lines = rows.map { row in
    var line = ""
    for (column, cell) in row.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      let startsLeft = !numbers || column == 0 || column == columns - 1
      line += (column == 0 ? "" : "  ") + (startsLeft ? cell + padding : padding + cell)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
  return lines.joined(separator: "\n")
}
