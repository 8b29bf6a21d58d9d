import StackDSL
import Synchronization

/// The analysis of a file on a thread of its own, in its primary environments or in all of them. It takes
/// seconds if a screen is long or has a hundred environments, and nothing else waits for it.
///
/// It is a value that holds all its input. It shares only the memo of solved screens.
struct DeepAnalysis: Sendable {
  let depth: AnalysisDepth
  let reading: FileReading
  /// Nil if reading the file takes long, too.
  let model: Model?
  let memo: AnalysisMemo
  let earlier: Analysis?
  let interest = Interest()

  var file: FileID { reading.file }
  /// The texts that it reads.
  var reach: AnalysisCache.Reach { reading.reach }

  /// Nil if it was abandoned before it was done.
  func run() -> Analysis? {
    let interest = interest
    let model = model ?? reading.model()
    let analysis = analyze(
      model, memo: memo, depth: depth, reusing: earlier, by: reading.workers
    ) { interest.isThere }
    return interest.isThere ? analysis : nil
  }
}

/// Whether the result is still needed; it is not once the text has changed.
final class Interest: Sendable {
  private let hasEnded = Atomic(false)

  var isThere: Bool { !hasEnded.load(ordering: .relaxed) }
  func end() { hasEnded.store(true, ordering: .relaxed) }
}

extension Session {
  /// Whether solving a file to this depth takes longer than a message may wait.
  mutating func needsDeepAnalysis(
    _ file: FileID, _ depth: AnalysisDepth = .allEnvironments
  ) -> Bool {
    if cache.isLongToRead(file, in: &files) { return true }
    let known = cache.knownAnalysis(of: file, in: &files).analysis
    if known.unsolvedViews > mostViewsAtOnce { return true }
    return depth == .allEnvironments
      && solved(file, .primaryEnvironments).analysis.openWork > mostViewsAtOnce
  }

  /// The layouts that exist already, or that can be solved at once.
  mutating func solvedSoFar(_ file: FileID) -> DocumentAnalysis {
    if !needsDeepAnalysis(file) { return solved(file, .allEnvironments) }
    if !needsDeepAnalysis(file, .primaryEnvironments) { return solved(file, .primaryEnvironments) }
    return cache.knownAnalysis(of: file, in: &files)
  }

  /// Abandons the analysis if it reads a text that has changed.
  mutating func endAnalysis(reading file: FileID) {
    if let underWay, underWay.reach.contains(file) { underWay.interest.end() }
  }
}
