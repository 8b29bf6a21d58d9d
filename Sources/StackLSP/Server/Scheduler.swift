import StackDSL

/// The work that the session does while no message waits, one slice at a time.
extension Session {
  /// Does one slice of deferred work; false if none is left.
  ///
  /// Changed documents come first, then requests. Long analyses go to a thread of their own or, if there is
  /// none, are done here.
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

  /// Publishes a document. Findings of the primary environments do not wait for the others if the file is new
  /// to the server, or if an edit leaves much to solve. After most keystrokes little is left to solve, so
  /// everything is published at once, without flicker.
  private mutating func show(_ file: FileID) {
    guard !client.pullsDiagnostics else { return }
    if cache.isLongToRead(file, in: &files)
      || hasLongScreen(file) && needsDeepAnalysis(file, .primaryEnvironments)
    {
      return unpublished.addUnsolved(file)
    }
    // The first screens of a long new file are published at once if they have findings. Later findings only
    // add to them, so nothing flickers, and no one reads that all is well.
    if let beginning = cache.beginning(of: file, solving: mostViewsAtOnce, in: &files) {
      if !beginning.findings.isEmpty, unpublished.begin(file) { publish(beginning, of: file) }
      return unpublished.addOthers(of: file)
    }
    let isNew = !cache.hasCompleteAnalysis(of: file)
    var analysis = solved(file, .primaryEnvironments).analysis
    let openWork = analysis.openWork
    let isShownInParts = openWork > (isNew ? 0 : mostViewsAtOnce)
    if openWork > 0, !isShownInParts { analysis = solved(file, .allEnvironments).analysis }
    publish(analysis, of: file)
    if isShownInParts { unpublished.addRest(of: file) }
  }

  /// Whether a single screen may take longer than a message may wait. Many short screens are solved in
  /// slices.
  private mutating func hasLongScreen(_ file: FileID) -> Bool {
    let screens = cache.model(of: file, in: &files).model.screens
    // By index, because copying a screen takes longer than counting its views.
    return screens.indices.contains { screens[$0].views.count > mostViewsAtOnce }
  }

  /// Publishes the findings of all environments once they are known.
  mutating func showRest(of file: FileID) {
    guard unpublished.takeRest(of: file) else { return }
    publish(solved(file, .allEnvironments).analysis, of: file)
  }

  /// Takes the next analysis and marks it as under way; nil if there is none, or if another is under way. A
  /// requested analysis comes before one for publishing.
  mutating func takeAnalysis() -> DeepAnalysis? {
    guard phase == .running else { return nil }
    let asked = jobs.awaited
    if let underWay {
      if let asked, !jobs.isAwaited(underWay.file), asked != underWay.file {
        underWay.interest.end()
      }
      return nil
    }
    guard let file = asked ?? unpublished.unsolved ?? unpublished.rest ?? fileAwaitedByPage else {
      return nil
    }
    // The analysis that finishes first is published first.
    let isUnsolved = needsDeepAnalysis(file, .primaryEnvironments)
    underWay = cache.deepAnalysis(
      of: file, isUnsolved ? .primaryEnvironments : .allEnvironments, in: &files)
    return underWay
  }

  /// Takes over the result of an analysis, unless the text has changed since.
  mutating func finish(_ task: DeepAnalysis, _ analysis: Analysis?) {
    underWay = nil
    jobs.wake(for: task.file)
    guard let analysis, cache.adopt(analysis, of: task, in: &files) else { return }
    if task.depth == .allEnvironments { showRest(of: task.file) }
    unpublished.takeUp(task.file)
    pagesAnalysed(task.file)
  }
}
