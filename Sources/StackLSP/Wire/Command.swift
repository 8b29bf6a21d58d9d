/// The names of the commands that `workspace/executeCommand` understands.
enum Command {
  /// Arguments: a title, and a workspace edit to be applied under that name.
  static let applyEdit = "stack.applyEdit"
  /// Argument: the code of a diagnostic. Shows what it means, or answers it as Markdown.
  static let explain = "stack.explain"

  static let all = [applyEdit, explain] + ScreenDocument.allCases.map(\.command)
}

extension ScreenDocument {
  /// Arguments: a document's URI and a screen's name. Shows the document, and answers its text.
  var command: String {
    switch self {
    case .frames: "stack.showFrames"
    case .preview: "stack.showPreview"
    case .conflicts: "stack.explainConflicts"
    case .swift: "stack.exportSwift"
    }
  }
}
