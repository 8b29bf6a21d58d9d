import JSONRPC
import StackDSL

/// `textDocument/publishDiagnostics`: for the newest text, as soon as nothing else waits.
extension Session {
  /// A document was opened, changed or closed, or a file changed on disk.
  mutating func textChanged(_ file: FileID) {
    for dependent in openDependents(of: file) { unpublished.add(dependent) }
    pagesChanged(file)
    if files.documents[file] != nil { unpublished.add(file) } else { unpublished.remove(file) }
  }

  /// The open documents that import a file, or would if it were there.
  func openDependents(of file: FileID) -> [FileID] {
    cache.dependents(of: file).filter { files.documents[$0] != nil }
  }

  /// One slice of the work that can wait; false if there is none left.
  ///
  /// The findings of the primary environments do not wait for the others: a file that is new to the
  /// server is shown with them first, and so is one of which an edit leaves much to be solved. The
  /// rest follows screen by screen, so that a question in between does not wait for all of it. Where
  /// little is left, which is what most keystrokes leave, one round saves the reader a flicker.
  ///
  /// What has changed goes first, then what is asked for, then what is left over.
  mutating func work() -> Bool {
    guard phase == .running else { return false }
    if let changed = unpublished.takeChanged() {
      show(changed)
    } else if !drawPages(), !continueJobs() {
      guard let rest = unpublished.takeRest() else { return false }
      show(rest)
    }
    return true
  }

  private mutating func show(_ due: PublicationQueue.Due) {
    guard !client.pullsDiagnostics else { return }
    if let screen = due.solvedScreens, cache.solveScreen(screen, of: due.file, in: &files) {
      return unpublished.addRest(of: due.file, from: screen + 1)
    }
    let isNew = !cache.hasCompleteAnalysis(of: due.file)
    var analysis = solved(due.file, .primaryEnvironments).analysis
    let openWork = analysis.screens.reduce(0) { $0 + $1.openWork }
    let isShownInParts =
      due.solvedScreens == nil && openWork > (isNew ? 0 : Self.workOfOneRound)
    if openWork > 0, !isShownInParts { analysis = solved(due.file, .allEnvironments).analysis }
    guard let snapshot = snapshot(of: due.file) else { return }
    publish(snapshot.diagnostics(analysis.findings), of: snapshot.document)
    if isShownInParts { unpublished.addRest(of: due.file, from: 0) }
  }

  /// Views, once for each environment, that are solved and judged in about 3 ms.
  private static let workOfOneRound = 200

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
