import StackDSL

/// The rows of a table with one row for all environments with equal cells; rows with a problem come first.
struct EnvironmentRows {
  struct Row {
    var environments: [Environment]
    var cells: [String]
  }
  private(set) var rows: [Row] = []
  private let all: [Environment]

  /// `cells` returns the cells of a layout, or nil if the table leaves it out. A last cell that begins with a
  /// cross marks a problem.
  init(_ layouts: ScreenLayouts, cells: (ScreenLayout) -> [String]?) {
    all = layouts.all.map(\.environment)
    for layout in layouts.all {
      guard let cells = cells(layout) else { continue }
      if let same = rows.firstIndex(where: { $0.cells == cells }) {
        rows[same].environments.append(layout.environment)
      } else {
        rows.append(Row(environments: [layout.environment], cells: cells))
      }
    }
    rows = rows.filter(\.isWrong) + rows.filter { !$0.isWrong }
  }

  /// Whether every environment has the same cells.
  var isUniform: Bool { rows.count == 1 && rows.first?.environments.count == all.count }

  /// The table with the common name of each row's environments in the first column, and at most `limit` rows.
  func table(_ header: [String], limit: Int = 10) -> [[String]] {
    [header]
      + rows.prefix(limit).map { [words(for: $0.environments, among: all)] + $0.cells }
  }

  /// "and 3 more environments"; empty if `limit` covers all rows.
  func remainder(limit: Int = 10) -> String {
    let rest = rows.dropFirst(limit).reduce(0) { $0 + $1.environments.count }
    return rest == 0 ? "" : "and \(count(rest, "more environment"))"
  }

  /// "both environments", "all 12 environments".
  var everywhere: String { all.count == 2 ? "both environments" : "all \(all.count) environments" }
}

extension EnvironmentRows.Row {
  fileprivate var isWrong: Bool { cells.last?.hasPrefix("✗") ?? false }
}
