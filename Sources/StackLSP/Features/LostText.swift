import JSONRPC
import StackDSL

/// Recovers from an edit that cannot be read, after which the server's text differs from the user's.
///
/// Continuing with a wrong text would be the worst choice: every place would be off, and edits would destroy
/// what they touch. So the document counts as unknown: its diagnostics are withdrawn, its requests are
/// refused, and the user is told once. The next whole text makes it known again: from the client if it can be
/// asked for whole texts, from disk when the document is saved, or when it is opened again.
extension Session {
  mutating func loseTexts(of lost: [FileID], _ reason: String) {
    let documents = lost.compactMap { files.loseText(of: $0) }
    guard !documents.isEmpty else { return }
    note("an edit is lost: \(reason)")
    for document in documents {
      cache.forget(document.file)
      tokens[document.file] = nil
      textChanged(document.file)
      clearDiagnostics(of: document)
    }
    refreshViews()
    askForWholeTexts()
    tell(documents.map(\.file).filter { toldOfLoss.insert($0).inserted })
  }

  /// A message that cannot be read at all may have been an edit of any document.
  mutating func loseAllTexts(_ reason: String) { loseTexts(of: files.openFiles, reason) }

  private mutating func tell(_ lost: [FileID]) {
    guard let first = lost.first?.lastComponent else { return }
    let others = lost.count - 1
    let names =
      others == 0 ? first : "\(first) and \(others) other \(others == 1 ? "file" : "files")"
    let remedy =
      others == 0
      ? "Save the file, or close it and open it again, to go on."
      : "Save the files, or close them and open them again, to go on."
    notify(
      "window/showMessage",
      [
        "type": 2,
        "message": .string(
          "stack-lsp could not read an edit and no longer knows the text of \(names). \(remedy)"),
      ])
  }

  /// Restores a document whose text was unknown.
  mutating func recover(_ file: FileID, with text: String, version: Int?) {
    guard let lost = files.lost[file] else { return }
    files.open(Document(uri: lost.uri, version: version ?? lost.version, text: text))
    textChanged(file)
    stopAskingForWholeTexts()
  }

  /// After a save, the text on disk is the client's text.
  mutating func recoverFromDisk(_ file: FileID) {
    guard files.lost[file] != nil, DocumentURI.isPath(file), let bytes = DiskFile.read(file.name)
    else { return }
    recover(file, with: String(decoding: bytes, as: UTF8.self), version: nil)
  }
}

extension Session {
  private static let wholeTexts: JSON.Object = JSON.Object([
    .init(name: "id", value: "stack-whole-texts"),
    .init(name: "method", value: "textDocument/didChange"),
  ])

  /// Registers a second kind of synchronization, because the first cannot be unregistered.
  private mutating func askForWholeTexts() {
    guard client.registersSynchronization, !asksForWholeTexts else { return }
    asksForWholeTexts = true
    var registration = Self.wholeTexts
    // TextDocumentSyncKind.Full, for the documents that the client selected.
    registration["registerOptions"] = ["documentSelector": .null, "syncKind": 1]
    ask("client/registerCapability", ["registrations": [.object(registration)]])
  }

  /// Unregisters it once every text is known again.
  mutating func stopAskingForWholeTexts() {
    guard asksForWholeTexts, files.lost.isEmpty else { return }
    asksForWholeTexts = false
    // LSP 3.17 spells it this way in "UnregistrationParams".
    ask("client/unregisterCapability", ["unregisterations": [.object(Self.wholeTexts)]])
  }
}
