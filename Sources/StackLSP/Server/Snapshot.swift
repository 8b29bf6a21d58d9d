import JSONRPC
import StackDSL

/// A document at one moment, with all that is needed to answer a question about it.
struct Snapshot: Sendable {
  var document: Document
  var client: ClientCapabilities
  var encoding: PositionEncoding
}

extension Session {
  /// The document that `textDocument` names.
  func snapshot(of parameters: Parameters) throws(ResponseError) -> Snapshot {
    let uri = parameters["textDocument"]["uri"]
    let file = DocumentURI.file(try uri.string())
    guard let document = files.documents[file] else {
      throw ResponseError(.invalidParams, "\(uri.path): \(file.name) is not open.")
    }
    return Snapshot(document: document, client: client, encoding: encoding)
  }
}
