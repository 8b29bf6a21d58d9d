/// The names of the commands that `workspace/executeCommand` understands.
enum Command {
  /// Arguments: a title, and a workspace edit to be applied under that name.
  static let applyEdit = "stack.applyEdit"
  /// Argument: the code of a diagnostic. Shows what it means, or answers it as Markdown.
  static let explain = "stack.explain"

  /// Arguments: a document's URI and, where it is not the first, a screen's name; the address of a page that
  /// an earlier server gave out, to take it over. None: the screen where the user was last. Opens the
  /// preview's page, and answers its address.
  static let showPreview = "stack.showPreview"
  /// Arguments: a document's URI and a position. The preview's pages mark the view there.
  static let caretMoved = "stack.caretMoved"

  /// Arguments: a text with logs of UIKit in it, which is explained as Markdown; or a document's URI and a
  /// position in a comment with such a text.
  static let explainLog = "stack.explainLog"

  static let all =
    [applyEdit, explain, showPreview, caretMoved, explainLog]
    + ScreenDocument.allCases.compactMap(\.command)
}

extension ScreenDocument {
  /// Arguments: a document's URI and a screen's name; whether the page may be written as a file to be shown.
  /// None: the screen where the user was last, as a file. Shows the document, and answers its text. The
  /// picture has a page of its own for that.
  var command: String? {
    switch self {
    case .frames: "stack.showFrames"
    case .preview: nil
    case .conflicts: "stack.explainConflicts"
    case .swift: "stack.exportSwift"
    }
  }
}
