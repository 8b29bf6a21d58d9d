import JSONRPC
import StackDSL

/// `textDocument/publishDiagnostics`: for the newest text, as soon as nothing else waits.
extension Session {
  /// A document was opened, changed or closed, or a file changed on disk.
  mutating func textChanged(_ file: FileID) {
    for dependent in cache.dependents(of: file) where files.documents[dependent] != nil {
      unpublished.add(dependent)
    }
    if files.documents[file] != nil { unpublished.add(file) } else { unpublished.remove(file) }
  }

  /// One slice of the work that can wait; false if there is none left.
  ///
  /// A file that is new to the server is shown with the findings of its primary environments
  /// first, and then solved in the others screen by screen, so that a question in between does not
  /// wait for all of them. Once its layouts are remembered, a change costs so little that one round
  /// is enough.
  mutating func work() -> Bool {
    guard phase == .running else { return false }
    guard let due = unpublished.takeNext() else { return continueChecks() }
    guard !client.pullsDiagnostics else { return true }
    if let screen = due.solvedScreens, cache.solveScreen(screen, of: due.file, in: &files) {
      unpublished.addRest(of: due.file, from: screen + 1)
      return true
    }
    let isFirst = due.solvedScreens == nil && !cache.hasCompleteAnalysis(of: due.file)
    let analysis = solved(due.file, isFirst ? .primaryEnvironments : .allEnvironments).analysis
    guard let snapshot = snapshot(of: due.file) else { return true }
    publish(snapshot.diagnostics(analysis.findings), of: snapshot.document)
    if isFirst, !analysis.screens.allSatisfy(\.isComplete) {
      unpublished.addRest(of: due.file, from: 0)
    }
    return true
  }

  mutating func clearDiagnostics(of document: Document) { publish([], of: document) }

  /// A client that asks for diagnostics itself would show them twice.
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
