import StackDSL

/// A kind of edit that repairs a layout.
enum EditKind: Int, Sendable, CaseIterable {
  case edge, removal, size, priority, relation, resistance, lines, spacing, hugging
  case alignment, distribution
}

/// How often people make each kind of edit when they repair a layout, by the kind of view.
///
/// Source: `scripts/count-layout-edits --half open --seconds 60` over the histories of 38 public
/// repositories, of which 30 have such commits: 704 small edits of storyboards and xibs in commits whose
/// title mentions a layout fault, with each repository counted at most 20 times for a kind of edit. The other
/// half of the repositories is reserved for measurements.
///
/// The script also counts constants (461) and the minimum scale of a text (37), but they are left out here:
/// their author knew the number, while a search has to invent it, so they rank behind every edit that keeps
/// the numbers of the file.
enum EditCounts {
  static func count(_ edit: EditKind, of kind: ViewKind) -> Int {
    rows[edit.rawValue][column(of: kind)]
  }

  /// Texts, controls, pictures, stacks and other views.
  private static let rows: [[Int]] = [
    [51, 47, 20, 12, 190],
    [41, 45, 24, 6, 123],
    [15, 38, 16, 6, 14],
    [5, 5, 6, 3, 29],
    [8, 6, 4, 5, 22],
    [20, 17, 1, 2, 3],
    [32, 0, 0, 0, 0],
    [0, 0, 0, 26, 0],
    [14, 4, 0, 1, 1],
    [0, 0, 0, 17, 0],
    [0, 0, 0, 14, 0],
  ]

  /// How much more often than the average constraint one of this form is removed, loosened or given a lower priority.
  ///
  /// Source: the same histories, with ten seconds for each of 128 repositories, of which 73 have such commits. A line
  /// of a file that a counted commit changes is counted once for each such commit: 561 of 111,281 lines give way.
  static func givingWay(_ form: LineForm) -> Double {
    let own = forms[form.rawValue]
    return own.given / own.lines / usual
  }

  /// How much rarer than others an edit is that names none of the views of a report.
  ///
  /// Source: the first accepted edit names one in 201 of 204 reports.
  static let ofOthers = 3.0 / 201

  /// The lines that give way, and all lines, by form.
  private static let forms: [(given: Double, lines: Double)] = [
    (146, 20_300), (27, 2_730), (38, 1_030), (62, 13_048), (224, 57_600), (64, 16_573),
  ]

  /// The share of all lines that give way.
  private static let usual =
    forms.reduce(0) { $0 + $1.given } / forms.reduce(0) { $0 + $1.lines }

  private static func column(of kind: ViewKind) -> Int {
    switch kind {
    case .label, .textView: 0
    case .imageView: 2
    case .vstack, .hstack, .stack: 3
    default: kind.has(.isReadOrTouched) ? 1 : 4
    }
  }
}
