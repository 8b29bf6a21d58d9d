import JSONRPC
import StackDSL

/// `textDocument/didOpen`, `didChange`, `didSave`, `didClose`.
extension Method {
  static let didOpen = Method(
    "textDocument/didOpen",
    .notification { session, parameters throws(ResponseError) in
      let item = parameters["textDocument"]
      let document = Document(
        uri: try item["uri"].string(), version: try item["version"].integer(),
        text: try item["text"].string())
      session.files.open(document)
      session.textChanged(document.file)
    },
    capabilities: { _ in
      // Incremental changes; the text is not wanted once more on saving.
      [
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]]
      ]
    })

  static let didChange = Method(
    "textDocument/didChange",
    .notification { session, parameters throws(ResponseError) in
      let item = parameters["textDocument"]
      let file = DocumentURI.file(try item["uri"].string())
      let version = try item["version"].integer()
      let changes = try parameters["contentChanges"].elements().map(change)
      guard let known = session.files.documents[file]?.version else {
        return session.note("didChange: \(file.name) is not open")
      }
      if version < known {
        session.note("didChange: version \(version) of \(file.name) after version \(known)")
      }
      session.files.change(file, changes, version: version, session.encoding)
      session.textChanged(file)
    })

  static let didSave = Method(
    "textDocument/didSave",
    .notification { session, parameters throws(ResponseError) in
      let file = DocumentURI.file(try parameters["textDocument"]["uri"].string())
      session.files.markSaved(file)
      // Hints and lenses of the documents that import it; not at every keystroke, since a client
      // then asks for all that it shows.
      if !session.openDependents(of: file).isEmpty { session.refreshViews() }
    })

  static let didClose = Method(
    "textDocument/didClose",
    .notification { session, parameters throws(ResponseError) in
      let file = DocumentURI.file(try parameters["textDocument"]["uri"].string())
      guard let document = session.files.documents[file] else { return }
      session.files.close(file)
      session.cache.forget(file)
      session.textChanged(file)
      session.clearDiagnostics(of: document)
    })

  private static func change(
    _ parameters: Parameters
  ) throws(ResponseError) -> Document.Change {
    Document.Change(
      range: try parameters["range"].optional { range throws(ResponseError) in try range.range() },
      text: try parameters["text"].string())
  }
}
