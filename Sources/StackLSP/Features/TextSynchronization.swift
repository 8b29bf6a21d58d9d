import JSONRPC
import StackDSL

/// `textDocument/didOpen`, `didChange`, `didSave`, `didClose`.
extension Method {
  static let didOpen = Method(
    "textDocument/didOpen",
    .notification { session, parameters throws(ResponseError) in
      let item = parameters["textDocument"]
      let uri = try item["uri"].string()
      let text = item["text"]
      let document = Document(
        uri: uri, version: (try? item["version"].integer()) ?? 0,
        text: text.json?.stringValue ?? "")
      session.files.open(document)
      session.findProject(of: document.file)
      session.textChanged(document.file)
      if text.json?.stringValue == nil {
        session.loseTexts(of: [document.file], "\(text.path) is no string")
      }
      session.stopAskingForWholeTexts()
    },
    capabilities: { _ in
      // Incremental changes; a save need not send the text again.
      [
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]]
      ]
    })

  static let didChange = Method(
    "textDocument/didChange",
    .notification { session, parameters throws(ResponseError) in
      let item = parameters["textDocument"]
      guard let uri = try? item["uri"].string() else {
        return session.loseAllTexts("\(item["uri"].path) is no string")
      }
      let file = DocumentURI.file(uri)
      do throws(ResponseError) {
        let changes = try changes(parameters)
        // Older clients may omit the version.
        session.apply(changes, to: file, version: try? item["version"].integer())
      } catch {
        session.loseTexts(of: [file], error.message)
      }
    })

  static let didSave = Method(
    "textDocument/didSave",
    .notification { session, parameters throws(ResponseError) in
      let file = DocumentURI.file(try parameters["textDocument"]["uri"].string())
      session.recoverFromDisk(file)
      session.files.markSaved(file)
      // Refreshes hints and lenses of the documents that import it; not at every keystroke, because a client
      // then requests everything that it shows.
      if !session.openDependents(of: file).isEmpty { session.refreshViews() }
    })

  static let didClose = Method(
    "textDocument/didClose",
    .notification { session, parameters throws(ResponseError) in
      let file = DocumentURI.file(try parameters["textDocument"]["uri"].string())
      guard let document = session.files.documents[file] ?? session.files.lost[file] else { return }
      session.files.close(file)
      session.stopAskingForWholeTexts()
      session.cache.forget(file)
      session.textChanged(file)
      session.clearDiagnostics(of: document)
    })

  /// The changes from the last whole text on, because it replaces those before it.
  private static func changes(
    _ parameters: Parameters
  ) throws(ResponseError) -> [Document.Change] {
    var changes: [Document.Change] = []
    for element in try parameters["contentChanges"].elements().reversed() {
      changes.append(try change(element))
      if changes.last?.range == nil { break }
    }
    return changes.reversed()
  }

  private static func change(
    _ parameters: Parameters
  ) throws(ResponseError) -> Document.Change {
    Document.Change(
      range: try parameters["range"].optional { range throws(ResponseError) in try range.range() },
      text: try parameters["text"].string())
  }
}

extension Session {
  fileprivate mutating func apply(
    _ changes: [Document.Change], to file: FileID, version: Int?
  ) {
    if files.lost[file] != nil, let whole = changes.first, whole.range == nil {
      recover(file, with: whole.text, version: version)
    }
    guard let known = files.documents[file]?.version else {
      return note("didChange: \(file.name) is not open")
    }
    if let version, version < known {
      note("didChange: version \(version) of \(file.name) after version \(known)")
    }
    files.change(file, changes, version: version ?? known, encoding)
    textChanged(file)
  }
}
