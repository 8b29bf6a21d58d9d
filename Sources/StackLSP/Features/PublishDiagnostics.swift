import JSONRPC
import StackDSL

extension Session {
  /// A document was opened, changed or closed.
  mutating func textChanged(_ file: FileID) {
    if files.documents[file] != nil { unpublished.add(file) } else { unpublished.remove(file) }
  }

  /// One slice of the work that can wait; false if there is none left.
  mutating func work() -> Bool {
    guard phase == .running, let file = unpublished.takeNext() else { return false }
    if let document = files.documents[file] { publish([], of: document) }
    return true
  }

  mutating func clearDiagnostics(of document: Document) { publish([], of: document) }

  private mutating func publish(_ diagnostics: [JSON], of document: Document) {
    notify(
      "textDocument/publishDiagnostics",
      [
        "uri": .string(document.uri), "version": .integer(document.version),
        "diagnostics": .array(diagnostics),
      ], diagnosticsOf: document.file)
  }
}
