/// The names of the commands of `workspace/executeCommand`.
enum Command {
  /// Arguments: a title, and the workspace edit to apply under it.
  static let applyEdit = "stack.applyEdit"
  /// Argument: the code of a diagnostic. Shows its explanation, or returns it as Markdown.
  static let explain = "stack.explain"

  /// Arguments: a document's URI and, unless it is the first, a screen's name; or the address of a page that
  /// an earlier server gave out, to take it over. Without arguments: the screen where the user was last.
  /// Opens the preview's page and returns its address.
  static let showPreview = "stack.showPreview"
  /// Arguments: a document's URI and a position. The preview's pages mark the view there.
  static let caretMoved = "stack.caretMoved"

  /// Arguments: a string that contains UIKit logs, which is explained as Markdown; or a document's URI and a
  /// position in a comment with such a string.
  static let explainLog = "stack.explainLog"

  static let all =
    [applyEdit, explain, showPreview, caretMoved, explainLog]
    + ScreenDocument.allCases.compactMap(\.command)
}

extension ScreenDocument {
  /// Arguments: a document's URI, a screen's name, and whether the page may be written to a file to be shown.
  /// Without arguments: the screen where the user was last, as a file. Shows the document and returns its
  /// text. Nil for the picture, which has a page of its own.
  var command: String? {
    switch self {
    case .frames: "stack.showFrames"
    case .preview: nil
    case .conflicts: "stack.explainConflicts"
    case .swift: "stack.exportSwift"
    }
  }
}
