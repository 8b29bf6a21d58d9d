import StackDSL
import Synchronization

/// A file to be analysed on a thread of its own, in its primary environments or in all of them: that takes
/// seconds where a screen is long or has a hundred of them, and nothing else waits for it.
///
/// A value with all that it reads. It shares the memo of solved screens, and nothing else.
struct DeepAnalysis: Sendable {
  let depth: AnalysisDepth
  let reading: FileReading
  /// Nil where that takes long, too.
  let model: Model?
  let memo: AnalysisMemo
  let earlier: Analysis?
  let interest = Interest()

  var file: FileID { reading.file }
  /// The texts that it reads.
  var reach: AnalysisCache.Reach { reading.reach }

  /// Nil where interest ended before it was done.
  func run() -> Analysis? {
    let interest = interest
    let model = model ?? reading.model()
    let analysis = analyze(
      model, memo: memo, depth: depth, reusing: earlier, by: reading.workers
    ) { interest.isThere }
    return interest.isThere ? analysis : nil
  }
}

/// Whether anybody still wants a result: not after the text has changed.
final class Interest: Sendable {
  private let hasEnded = Atomic(false)

  var isThere: Bool { !hasEnded.load(ordering: .relaxed) }
  func end() { hasEnded.store(true, ordering: .relaxed) }
}

extension Session {
  /// Whether the layouts of a file, to this depth, take longer than a message may wait.
  mutating func needsDeepAnalysis(
    _ file: FileID, _ depth: AnalysisDepth = .allEnvironments
  ) -> Bool {
    if cache.isLongToRead(file, in: &files) { return true }
    let known = cache.knownAnalysis(of: file, in: &files).analysis
    if known.unsolvedViews > mostViewsAtOnce { return true }
    return depth == .allEnvironments
      && solved(file, .primaryEnvironments).analysis.openWork > mostViewsAtOnce
  }

  /// As many layouts of a file that is read as there are, or are there at once.
  mutating func solvedSoFar(_ file: FileID) -> Solved {
    if !needsDeepAnalysis(file) { return solved(file, .allEnvironments) }
    if !needsDeepAnalysis(file, .primaryEnvironments) { return solved(file, .primaryEnvironments) }
    let (analysis, sources) = cache.knownAnalysis(of: file, in: &files)
    return Solved(analysis: analysis, sources: sources)
  }

  /// A text has changed: what reads it is of no use any more.
  mutating func endAnalysis(reading file: FileID) {
    if let underWay, underWay.reach.contains(file) { underWay.interest.end() }
  }
}
