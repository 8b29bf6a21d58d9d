import StackDSL

extension Rule {
  static func named(_ code: String) -> Rule? { all.first { $0.code == code } }

  /// The page of `docs/rules` and of `stack-lsp explain`, in Markdown.
  var markdown: String {
    """
    # \(code)

    *\(severity.word)* · \(page.summary)

    \(page.explanation)

    ## Example

    ```stack
    \(page.example)
    ```

    ## Mended

    ```stack
    \(page.mended)
    ```

    Source: \(page.source)

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
