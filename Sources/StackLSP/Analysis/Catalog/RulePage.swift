import StackDSL

extension Rule {
  /// Nil for a code that is in no catalog.
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

  /// The page of `docs/rules` and of `stack-lsp explain`, in Markdown.
  var markdown: String {
    """
    # \(code)

    *\(severity.word)* · \(page.summary)

    \(page.explanation)

    ## Example

    ```\(page.language)
    \(page.example)
    ```

    ## Corrected

    ```\(page.language)
    \(page.mended)
    ```

    \(page.versions.isEmpty ? "" : "Versions: \(page.versions)\n\n")Source: \(page.source)

    """
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

extension Rule.Page {
  /// Of the examples: some rules are about storyboards themselves.
  fileprivate var language: String { example.hasPrefix("<") ? "xml" : "stack" }
}
