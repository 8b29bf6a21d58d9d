import JSONRPC
import StackDSL

/// `textDocument/publishDiagnostics`: for the newest text, as soon as nothing else waits.
extension Session {
  /// A document was opened, changed or closed, or a file changed on disk.
  mutating func textChanged(_ file: FileID) {
    endAnalysis(reading: file)
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
  /// What has changed goes first, then what is asked for. What takes long is left to a thread of
  /// its own, or where there is none, done here.
  mutating func work() -> Bool {
    guard phase == .running else { return false }
    if let changed = unpublished.takeChanged() {
      show(changed)
    } else if !drawPages(), !continueJobs() {
      guard !hasAnalysisThread, let task = takeAnalysis() else { return false }
      finish(task, task.run())
    }
    return true
  }

  /// The findings of the primary environments do not wait for the others: a file that is new to the
  /// server is shown with them first, and so is one where an edit leaves much to be solved. Where
  /// little is left, which is what most keystrokes leave, one round saves the reader a flicker.
  private mutating func show(_ file: FileID) {
    guard !client.pullsDiagnostics else { return }
    // Of a long file that is new the first screens are shown at once, if there is something to show:
    // what comes later adds to it, so nothing flickers, and nobody reads that all is well.
    if let beginning = cache.beginning(of: file, solving: Self.workOfOneRound, in: &files) {
      if !beginning.findings.isEmpty, unpublished.begin(file) { publish(beginning, of: file) }
      return unpublished.addOthers(of: file)
    }
    let isNew = !cache.hasCompleteAnalysis(of: file)
    var analysis = solved(file, .primaryEnvironments).analysis
    let openWork = analysis.openWork
    let isShownInParts = openWork > (isNew ? 0 : Self.workOfOneRound)
    if openWork > 0, !isShownInParts { analysis = solved(file, .allEnvironments).analysis }
    publish(analysis, of: file)
    if isShownInParts { unpublished.addRest(of: file) }
  }

  /// The findings of all environments, once they are known.
  mutating func showRest(of file: FileID) {
    guard unpublished.takeRest(of: file) else { return }
    publish(solved(file, .allEnvironments).analysis, of: file)
  }

  private mutating func publish(_ analysis: Analysis, of file: FileID) {
    guard let snapshot = snapshot(of: file) else { return }
    publish(snapshot.diagnostics(analysis), of: snapshot.document)
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
