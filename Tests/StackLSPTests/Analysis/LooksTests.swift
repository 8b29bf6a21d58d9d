import Foundation
import LayoutEngine
import Testing

@testable import StackDSL
@testable import StackLSP

/// The picture shows what the file says: every look of the vocabulary, set on every kind of view that has it,
/// changes the picture exactly where docs/looks.md says that it is drawn.
struct LooksTests {
  private struct Row {
    /// Nil for every kind that has it.
    var kinds: Set<String>?
    var note: String
  }

  private func table() throws -> [String: Row] {
    var rows: [String: Row] = [:]
    for line in try Repository.File(path: "docs/looks.md").text.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 5, cells[1].hasPrefix("`") else { continue }
      let kinds = cells[2].split(separator: "`").map(String.init).filter {
        $0.first?.isLetter == true
      }
      rows[cells[1].filter { $0 != "`" }] = Row(
        kinds: cells[2] == "all" ? nil : cells[2] == "none" ? [] : Set(kinds), note: cells[3])
    }
    return rows
  }

  private var looks: [PropertyName] {
    PropertyName.allCases.filter {
      $0.description.summary.lowercased().hasSuffix("it changes no frame.")
    }
  }

  @Test func theTableNamesEveryLookOnce() throws {
    let table = try table()
    #expect(Set(table.keys) == Set(looks.map(\.rawValue)))
    for (name, row) in table where row.kinds?.isEmpty == true {
      #expect(!row.note.isEmpty, "\(name): why is it not drawn?")
    }
  }

  @Test func everyLookIsDrawnWhereTheTableSaysSo() throws {
    let table = try table()
    for look in looks {
      let row = try #require(table[look.rawValue], "\(look)")
      for kind in look.description.owners {
        let isDrawn = row.kinds?.contains(kind.rawValue) ?? true
        let plain = try picture(kind, look, value: nil)
        let changes = try values(of: look).contains { try picture(kind, look, value: $0) != plain }
        #expect(changes == isDrawn, "\(look) on \(kind)")
      }
    }
  }

  /// The values that a reader could tell from the default.
  private func values(of look: PropertyName) -> [String] {
    switch look.description.type {
    case .bool: ["true", "false"]
    case .cases(let cases): cases
    case .word: ["systemRed"]
    case .count: ["1"]
    case .string: ["\"Words\""]
    default: look == .selectedSegmentIndex ? ["1"] : look == .shadowRadius ? ["9"] : ["0.5"]
    }
  }

  /// A screen with one view that has the look, and what makes the look visible: a border color needs a width,
  /// and truncation needs text that is too long.
  private func picture(_ kind: ViewKind, _ look: PropertyName, value: String?) throws -> String {
    let written = value.map { "\(look.rawValue): \($0)" } ?? ""
    let child =
      look == .tintColor && mayHoldViews.contains(kind)
      ? "button inner \"Tap\" { leading == superview.leading; top == superview.top }" : ""
    let text = """
      screen S {
        size: 320 x 400
        \(kind == .screen ? "\(written)\n\(child)" : "")
        \(kind == .screen ? "" : "\(kind.rawValue) it { \(usual(kind, look)); \(need(look)); \(written)\n\(child) }")
      }
      """
    let analysis = FixtureFiles.analysis(of: text)
    let faults = analysis.model.problems.filter { $0.severity == .error }
    #expect(faults.isEmpty, "\(look) on \(kind): \(faults.map(\.message))")
    let screen = try #require(analysis.screens.first)
    return preview(
      of: screen, try #require(screen.primary), options: PictureOptions(isInPage: true))
  }

  private let mayHoldViews: Set<ViewKind> = [
    .screen, .hstack, .vstack, .stack, .view, .scrollView, .containerView, .visualEffectView,
    .tableView, .collectionView,
  ]

  /// The place of the view, and its content.
  private func usual(_ kind: ViewKind, _ look: PropertyName) -> String {
    let long = "The words of a text that is much longer than there is room for in any of its lines"
    let place =
      "leading == superview.leading + 20; top == superview.top + 20; width == 120; height == 50"
    let content =
      switch kind {
      case .label: "text: \"\(long)\"; numberOfLines: \(look == .lineBreakMode ? 1 : 0)"
      case .button: "title: \"\(long)\""
      case .textField: "text: \"secret\""
      case .textView: "text: \"\(long) \(long) \(long)\""
      case .imageView: look == .tintColor ? "image: \"star.fill\"" : "image: \"Photo\""
      case .scrollView where look != .tintColor:
        """
        view tall { edges == superview.content.edges; width == 500; height == 900 }
        """
      default: ""
      }
    return "\(place); \(content)"
  }

  private func need(_ look: PropertyName) -> String {
    switch look {
    case .cornerRadius: "backgroundColor: systemBlue"
    case .borderColor: "borderWidth: 2"
    case .clipsToBounds, .shadowColor, .shadowRadius: "shadowOpacity: 1"
    case .minimumValue, .maximumValue: "value: 0.5"
    case .onTintColor: "isOn: true"
    case .progressTintColor: "progress: 0.4"
    default: ""
    }
  }
}
