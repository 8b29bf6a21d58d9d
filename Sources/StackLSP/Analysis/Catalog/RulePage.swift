import StackDSL

extension Rule {
  /// Nil for a code that the catalog does not contain.
  static func named(_ code: String) -> Rule? { byCode[code] }

  private static let byCode = Dictionary(
    all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// The table of contents of `docs/rules`: every code with its severity and one sentence.
  static var index: String {
    let rows = all.map {
      "| [\($0.code)](\($0.code).md) | \($0.severity.word) | \($0.page.summary) |"
    }
    return """
      # Diagnostics

      Each page explains a diagnostic and shows a file that has it, followed by the corrected file.
      `stack-lsp explain CODE` prints the page. `allow CODE "why"` accepts the diagnostic in a view.

      | code | severity | |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// The handwritten page `docs/rules/CODE.md`; empty if there is none.
  var markdown: String { RuleTexts.markdown[code] ?? "" }

  /// The parts of a rule's page.
  struct Page: Sendable {
    /// One sentence without the code.
    var summary: String
    /// Why it matters and what UIKit does, as plain paragraphs of Markdown.
    var explanation: String
    /// A whole file with the fault, and the corrected file.
    var example: String
    var mended: String
  }

  var page: Page { Page(markdown) }
}

extension Rule.Page {
  /// Reads a page of this form; missing parts stay empty.
  ///
  /// ````
  /// # CODE
  ///
  /// *SEVERITY* · SUMMARY
  ///
  /// EXPLANATION
  ///
  /// ## Example
  ///
  /// ```stack
  /// EXAMPLE
  /// ```
  ///
  /// ## Corrected
  ///
  /// ```stack
  /// MENDED
  /// ```
  ///
  /// Source: where the fact comes from.
  /// ````
  init(_ markdown: String) {
    let parts = markdown.split(separator: "\n## ", maxSplits: 2, omittingEmptySubsequences: false)
    let opening = (parts.first ?? "").split(separator: "\n\n", maxSplits: 2)
    summary =
      opening.dropFirst().first?.split(separator: "* · ", maxSplits: 1).last.map(String.init) ?? ""
    explanation = opening.count > 2 ? String(opening[2]) : ""
    if explanation.hasSuffix("\n") { explanation.removeLast() }
    example = parts.count > 1 ? Self.code(in: parts[1]) : ""
    mended = parts.count > 2 ? Self.code(in: parts[2]) : ""
  }

  /// The lines between the first fence and the next.
  private static func code(in part: Substring) -> String {
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
    guard let fence = lines.firstIndex(where: { $0.hasPrefix("```") }) else { return "" }
    return lines[(fence + 1)...].prefix { $0 != "```" }.joined(separator: "\n")
  }
}

extension Problem.Severity {
  var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }
}
