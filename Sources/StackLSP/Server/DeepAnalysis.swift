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
    guard let file = asked ?? unpublished.rest ?? fileAwaitedByPage else { return nil }
    underWay = cache.deepAnalysis(of: file, in: &files)
    return underWay
  }

  /// Takes over what an analysis has found, unless the text is another by now.
  mutating func finish(_ task: DeepAnalysis, _ analysis: Analysis?) {
    underWay = nil
    jobs.wake(for: task.file)
    guard let analysis, cache.adopt(analysis, of: task, in: &files) else { return }
    showRest(of: task.file)
    pagesAnalysed(task.file)
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
