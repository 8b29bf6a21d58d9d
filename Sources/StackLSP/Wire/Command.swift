/// The names of the commands that `workspace/executeCommand` understands.
enum Command {
  /// Arguments: a title, and a workspace edit to be applied under that name.
  static let applyEdit = "stack.applyEdit"
  /// Arguments: a document's URI and a screen's name. Shows its frames, or answers them as text.
  static let showFrames = "stack.showFrames"
  /// Arguments as for `showFrames`. Shows the picture, or answers it as SVG.
  static let showPreview = "stack.showPreview"
  /// Argument: the code of a diagnostic. Shows what it means, or answers it as Markdown.
  static let explain = "stack.explain"

  static let all = [applyEdit, showFrames, showPreview, explain]
}
