import LayoutEngine
import StackDSL

/// The screen as boxes of line-drawing characters, for terminals and plain hovers.
///
/// A character is about twice as high as wide, so a column stands for half the points of a row. Views smaller
/// than a box are left out; one view can be marked with double lines.
struct BoxDrawing {
  /// Scalars, which are placed and compared much faster than characters; of a letter with several scalars the
  /// first is drawn.
  private var cells: [[Unicode.Scalar]]
  private let columns: Int
  private let rows: Int
  /// The origin of the drawn part, in points of the screen.
  private let origin: (x: Double, y: Double)
  private let pointsPerColumn: Double
  private let pointsPerRow: Double

  /// The columns; the number of rows follows from them.
  static let usualColumns = 48

  /// - Parameter part: the part of the screen to draw, in its points; nil for the whole screen.
  init(
    _ listing: FramesListing, marked: String? = nil, part: Rect? = nil,
    columns: Int = Self.usualColumns
  ) {
    let size = listing.environment.size
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let shown = part ?? whole
    origin = (shown.x, shown.y)
    self.columns = max(columns, 8)
    pointsPerColumn = max(shown.width, 1) / Double(self.columns - 1)
    pointsPerRow = pointsPerColumn * 2
    let wanted = (max(shown.height, 1) / pointsPerRow).rounded() + 1
    // A long scroll view, or a column by mistake, must not fill the terminal.
    rows = Int(min(max(wanted, 3), 120))
    cells = Array(repeating: Array(repeating: " ", count: self.columns), count: rows)
    draw(whole, name: "", style: .light)
    var hiddenBelow: Int?
    for entry in listing.entries {
      if let depth = hiddenBelow, entry.depth > depth { continue }
      hiddenBelow = entry.isHidden ? entry.depth : nil
      let isSeen = part.map(entry.frameInScreen.meets) ?? true
      if entry.isHidden || entry.path == marked || !isSeen { continue }
      draw(entry.frameInScreen, name: entry.name, style: .light)
    }
    // The marked view comes last, so that nothing is drawn over it.
    for entry in listing.entries where entry.path == marked && !entry.isHidden {
      draw(entry.frameInScreen, name: entry.name, style: .double)
    }
  }

  /// The part around the marked view and its neighbours, in at most this many lines; the upper part if no
  /// view is marked.
  func text(lines limit: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > limit else { return text }
    let marks = lines.indices.filter { line in lines[line].unicodeScalars.contains("═") }
    let middle = ((marks.first ?? 0) + (marks.last ?? limit - 1)) / 2
    let start = min(max(middle - limit / 2, 0), lines.count - limit)
    return lines[start..<start + limit].joined(separator: "\n")
  }

  var text: String {
    cells.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      var line = ""
      for scalar in row[..<end] { line.unicodeScalars.append(scalar) }
      return line
    }.joined(separator: "\n")
  }

  private struct Style {
    var horizontal: Unicode.Scalar
    var vertical: Unicode.Scalar
    /// Top left, top right, bottom left, bottom right.
    var corners: [Unicode.Scalar]

    static let light = Style(horizontal: "─", vertical: "│", corners: ["┌", "┐", "└", "┘"])
    static let double = Style(horizontal: "═", vertical: "║", corners: ["╔", "╗", "╚", "╝"])
  }

  private mutating func draw(_ rect: Rect, name: String, style: Style) {
    let left = column(rect.x)
    let right = column(rect.maxX)
    let top = row(rect.y)
    let bottom = row(rect.maxY)
    guard right > left else { return }
    guard bottom > top else {
      // One line high: the name between two bars.
      set(style.vertical, left, top)
      set(style.vertical, right, top)
      write(name, from: left + 1, upTo: right, top)
      return
    }
    for position in left...right {
      set(style.horizontal, position, top)
      set(style.horizontal, position, bottom)
    }
    for position in top...bottom {
      set(style.vertical, left, position)
      set(style.vertical, right, position)
    }
    set(style.corners[0], left, top)
    set(style.corners[1], right, top)
    set(style.corners[2], left, bottom)
    set(style.corners[3], right, bottom)
    write(name, from: left + 1, upTo: right, top)
  }

  private mutating func write(_ name: String, from: Int, upTo end: Int, _ row: Int) {
    for (offset, letter) in name.prefix(max(end - from, 0)).enumerated() {
      if let scalar = letter.unicodeScalars.first { set(scalar, from + offset, row) }
    }
  }

  private mutating func set(_ scalar: Unicode.Scalar, _ column: Int, _ row: Int) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    cells[row][column] = scalar
  }

  private func column(_ x: Double) -> Int {
    clamped((x - origin.x) / pointsPerColumn, below: columns)
  }
  private func row(_ y: Double) -> Int { clamped((y - origin.y) / pointsPerRow, below: rows) }

  /// Anything outside the screen is drawn at its edge.
  private func clamped(_ position: Double, below end: Int) -> Int {
    guard position.isFinite else { return 0 }
    return Int(min(max(position.rounded(), 0), Double(end - 1)))
  }
}

extension FramesListing {
  /// The rectangle of a view and its siblings, with a margin; nil if there is no such view.
  func surroundings(of path: String) -> Rect? {
    guard let index = entries.firstIndex(where: { $0.path == path }) else { return nil }
    let entry = entries[index]
    let parent = entries[..<index].last { $0.depth < entry.depth }
    let holder =
      parent.map(\.frameInScreen)
      ?? Rect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
    let start = parent.flatMap { entries.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let family = entries[start...].prefix { $0.depth >= entry.depth }
      .filter { $0.depth == entry.depth && !$0.isHidden }.map(\.frameInScreen)
    let margin = max(holder.width, 1) / 12
    let top = max(holder.y, (family.map(\.y).min() ?? holder.y) - margin)
    let bottom = min(
      holder.maxY, (family.map { $0.maxY }.max() ?? holder.y) + margin)
    guard holder.width > 0, bottom > top else { return holder.width > 0 ? holder : nil }
    return Rect(x: holder.x, y: top, width: holder.width, height: bottom - top)
  }
}

extension Rect {
  /// Whether the two share an area or an edge.
  fileprivate func meets(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= x + width && y <= other.maxY
      && other.y <= y + height
  }
}
