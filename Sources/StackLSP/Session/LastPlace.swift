import JSONRPC
import StackDSL

/// The place where the user was last. It selects the screen for a command without arguments, as Helix sends
/// it.
struct LastPlace: Sendable {
  var file: FileID
  /// The position of the caret, if a request contained it.
  var position: Position?

  /// Nil for a message that is not about a document, or is about a closed one.
  init?(method: String, _ params: JSON?, after last: LastPlace?) {
    guard let params, let uri = params["textDocument"]?["uri"]?.stringValue,
      method != "textDocument/didClose"
    else { return nil }
    file = DocumentURI.file(uri)
    // The ranges of other requests are the visible lines.
    let caret =
      method == "textDocument/codeAction" ? params["range"]?["start"] : params["position"]
    let position = try? Parameters(caret).position()
    self.position = position ?? (last?.file == file ? last?.position : nil)
  }
}
