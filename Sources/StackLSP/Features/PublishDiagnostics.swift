import JSONRPC
import StackDSL

/// `textDocument/publishDiagnostics`: for the newest text, as soon as no message waits.
extension Session {
  /// Handles a document that was opened, changed or closed, or a file that changed on disk.
  mutating func textChanged(_ file: FileID) {
    endAnalysis(reading: file)
    for dependent in openDependents(of: file) { unpublished.add(dependent) }
    pagesChanged(file)
    if files.documents[file] != nil { unpublished.add(file) } else { unpublished.remove(file) }
  }

  /// The open documents that import a file, or would import it if it existed.
  func openDependents(of file: FileID) -> [FileID] {
    cache.dependents(of: file).filter { files.documents[$0] != nil }
  }

  mutating func publish(_ analysis: Analysis, of file: FileID) {
    guard let snapshot = snapshot(of: file) else { return }
    let sections = analysis.model.sections
    let diagnostics = sentDiagnostics[file, default: SentDiagnostics()].update(
      to: analysis, in: snapshot, diagnostic: { snapshot.diagnostic($0, sections) })
    publish(diagnostics, of: snapshot.document)
  }

  mutating func clearDiagnostics(of document: Document) {
    sentDiagnostics[document.file] = nil
    publish([], of: document)
  }

  /// A client that requests diagnostics would show them twice.
  private mutating func publish(_ diagnostics: [JSON], of document: Document) {
    guard !client.pullsDiagnostics else { return }
    notify(
      "textDocument/publishDiagnostics",
      [
        "uri": .string(document.uri), "version": .integer(document.version),
        "diagnostics": .array(diagnostics),
      ], diagnosticsOf: document.file)
  }
}
