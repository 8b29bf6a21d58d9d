import LayoutEngine
import StackDSL

extension Rule {
  static let baselineRowStretched = Rule(
    code: "baseline-row-stretched", severity: .information,
    checks: [.layout(reports)])

  /// A row that is higher than its text.
  private struct Stretched {
    var row: BaselineRow
    var height: Double
    var content: Double
    var empty: Double
    /// The picture beside the row that stretches it; nil if there is none.
    var picture: ViewID?
  }

  /// Several rows that one picture stretches have one cause.
  private static func reports(_ reading: LayoutReading) -> [Report] {
    let rows = stretched(in: reading)
    var told: Set<ViewID> = []
    return rows.compactMap { row in
      guard let picture = row.picture else { return report([row], reading) }
      guard told.insert(picture).inserted else { return nil }
      return report(rows.filter { $0.picture == picture }, reading)
    }
  }

  private static func stretched(in reading: LayoutReading) -> [Stretched] {
    reading.baselineRows.compactMap { row in
      let rects = row.views.map(reading.shownRect)
      guard let top = rects.map(\.y).min(), let bottom = rects.map({ $0.y + $0.height }).max()
      else {
        return nil
      }
      let height = reading.shownSize(row.stack, .vertical)
      let empty = row.alignment == .firstBaseline ? top : height - bottom
      guard empty > Visible.least else { return nil }
      let picture = reading.picturesBeside(row.stack, .vertical).first { picture in
        reading.shownSize(picture, .vertical) > bottom - top + Visible.least
          && reading.standsBeside(picture, row.stack)
      }
      return Stretched(
        row: row, height: height, content: bottom - top, empty: empty, picture: picture)
    }
  }

  private static func report(_ rows: [Stretched], _ reading: LayoutReading) -> Report? {
    guard let first = rows.first else { return nil }
    return Report(
      span: reading.place(of: first.row.stack), message: message(rows, first, reading),
      views: rows.map { reading.index($0.row.stack) }, remedies: remedies(first.row, reading))
  }

  private static func message(
    _ rows: [Stretched], _ first: Stretched, _ reading: LayoutReading
  ) -> String {
    let side = first.row.alignment == .firstBaseline ? "above" : "below"
    guard let picture = first.picture else {
      return "\(reading.name(first.row.stack)) is \(pt(first.height)) high, its content "
        + "\(pt(first.content)): \(pt(first.empty)) stay empty \(side) the text."
    }
    let ratio = reading.aspectRatio(of: picture).map { ", `\($0)`" } ?? ""
    let names = reading.names(rows.map(\.row.stack))
    return
      "\(reading.name(picture)) (\(pt(reading.shownSize(picture, .vertical)))\(ratio)) stretches "
      + "\(names): \(pt(first.empty)) stay empty \(side) the text\(rows.count > 1 ? " of each" : ""). "
      + "Lower its compression resistance to 48."
  }

  /// The changes that make the row as low as its text, or that move the text within the row.
  private static func remedies(_ row: BaselineRow, _ reading: LayoutReading) -> [Remedy] {
    let stack = reading.index(row.stack)
    let shown = [stack] + row.views.prefix(1).map(reading.index)
    var remedies: [Remedy] = []
    if let (constraint, _) = reading.requiredSize(of: row.stack, .vertical) {
      remedies.append(
        Remedy(
          "Remove `\(reading.screen.constraints[constraint].text)`",
          [.removeConstraint(constraint)],
          shows: shown, axis: .vertical))
    }
    remedies += reading.picturesBeside(row.stack, .vertical).map { picture in
      .lettingGive(picture, reading, shows: shown + [reading.index(picture)], axis: .vertical)
    }
    return remedies + [
      .aligning(row.stack, "center", reading, shows: shown, axis: .vertical)
    ]
  }
}

extension LayoutReading {
  /// Whether one stack arranges the views around a view and a row side by side.
  fileprivate func standsBeside(_ view: ViewID, _ row: ViewID) -> Bool {
    let around = pathToRoot(from: row)
    return pathToRoot(from: view).contains { ancestor in
      stackProperties(ancestor)?.axis == .horizontal && ancestor != row && around.contains(ancestor)
    }
  }
}
