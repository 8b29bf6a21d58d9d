import StackDSL
import Synchronization

/// A file to be analysed in all its environments, on a thread of its own: that takes seconds where
/// a long screen has a hundred of them, and no question waits for it.
///
/// A value with all that it reads. It shares the memo of solved screens, and nothing else.
struct DeepAnalysis: Sendable {
  let file: FileID
  /// The texts that it reads.
  let reach: AnalysisCache.Reach
  let model: Model
  let memo: AnalysisMemo
  let earlier: Analysis?
  let workers: Workers
  let interest = Interest()

  /// Nil where interest ended before it was done.
  func run() -> Analysis? {
    let interest = interest
    let analysis = analyze(model, memo: memo, reusing: earlier, by: workers) {
      interest.isThere
    }
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
  /// Views, once for each environment, that are solved and judged in about 3 ms: so much is done
  /// between two messages.
  static let workOfOneRound = 200

  /// Whether the layouts of a file in all environments take longer than a message may wait.
  mutating func needsDeepAnalysis(_ file: FileID) -> Bool {
    solved(file, .primaryEnvironments).analysis.openWork > Self.workOfOneRound
  }

  /// A text has changed: what reads it is of no use any more.
  mutating func endAnalysis(reading file: FileID) {
    if let underWay, underWay.reach.contains(file) { underWay.interest.end() }
  }
}

extension Analysis {
  /// Views that are still to be laid out, counted once for each environment.
  var openWork: Int { screens.reduce(0) { $0 + $1.openWork } }
}
