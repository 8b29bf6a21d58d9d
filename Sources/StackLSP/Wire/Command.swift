/// The names of the commands that `workspace/executeCommand` understands.
enum Command {
  /// Arguments: a title, and a workspace edit to be applied under that name.
  static let applyEdit = "stack.applyEdit"
}
