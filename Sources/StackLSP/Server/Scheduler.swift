import StackDSL

/// What the session does while no message waits, one slice at a time.
extension Session {
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
    if cache.isLongToRead(file, in: &files)
      || hasLongScreen(file) && needsDeepAnalysis(file, .primaryEnvironments)
    {
      return unpublished.addUnsolved(file)
    }
    // Of a long file that is new the first screens are shown at once, if there is something to show:
    // what comes later adds to it, so nothing flickers, and nobody reads that all is well.
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

  /// Whether one screen alone may take longer than a message may wait: many short ones are solved in slices.
  private mutating func hasLongScreen(_ file: FileID) -> Bool {
    let screens = cache.model(of: file, in: &files).model.screens
    // By index: to copy a screen takes longer than to count its views.
    return screens.indices.contains { screens[$0].views.count > mostViewsAtOnce }
  }

  /// The findings of all environments, once they are known.
  mutating func showRest(of file: FileID) {
    guard unpublished.takeRest(of: file) else { return }
    publish(solved(file, .allEnvironments).analysis, of: file)
  }

  /// The analysis that is wanted next, which is under way from now on; nil where there is none, or
  /// another is under way. What was asked for goes before what is to be shown some time.
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
    // What is found first is shown first.
    let isUnsolved = needsDeepAnalysis(file, .primaryEnvironments)
    underWay = cache.deepAnalysis(
      of: file, isUnsolved ? .primaryEnvironments : .allEnvironments, in: &files)
    return underWay
  }

  /// Takes over what an analysis has found, unless the text is another by now.
  mutating func finish(_ task: DeepAnalysis, _ analysis: Analysis?) {
    underWay = nil
    jobs.wake(for: task.file)
    guard let analysis, cache.adopt(analysis, of: task, in: &files) else { return }
    if task.depth == .allEnvironments { showRest(of: task.file) }
    unpublished.takeUp(task.file)
    pagesAnalysed(task.file)
  }
}
