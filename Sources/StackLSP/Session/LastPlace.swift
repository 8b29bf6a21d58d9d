import JSONRPC
import StackDSL

/// Where the user was last: which screen a command is about that is given no arguments, as Helix gives
/// none.
struct LastPlace: Sendable {
  var file: FileID
  /// Of the caret, as far as a request said it.
  var position: Position?

  /// Nil for a message about no document, or one that is closed.
  init?(method: String, _ params: JSON?, after last: LastPlace?) {
    guard let params, let uri = params["textDocument"]?["uri"]?.stringValue,
      method != "textDocument/didClose"
    else { return nil }
    file = DocumentURI.file(uri)
    // The ranges of other requests are what is in sight.
    let caret =
      method == "textDocument/codeAction" ? params["range"]?["start"] : params["position"]
    let position = try? Parameters(caret).position()
    self.position = position ?? (last?.file == file ? last?.position : nil)
  }
}
