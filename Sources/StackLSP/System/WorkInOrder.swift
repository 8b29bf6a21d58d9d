import Synchronization

/// Numbered pieces of work for several threads; their results are asked for in the order of the pieces.
private final class WorkInOrder<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var finished: [Int: Result] = [:]
    /// The piece whose result is waited for.
    var awaited: Int?
  }
  private let state = Mutex(State())
  private let count: Int
  private let pipe: WakePipe

  init(_ count: Int, _ pipe: WakePipe) {
    self.count = count
    self.pipe = pipe
  }

  /// The last thread has released it.
  deinit { pipe.release() }

  /// Works on pieces until none is left.
  func run(_ work: (Int) -> Result) {
    while let piece = take() {
      let result = work(piece)
      let isAwaited = state.withLock { state in
        state.finished[piece] = result
        return state.awaited == piece
      }
      if isAwaited { pipe.wake() }
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Waits for the result of a piece.
  func result(of piece: Int) -> Result {
    while true {
      let result = state.withLock { state in
        state.awaited = piece
        return state.finished.removeValue(forKey: piece)
      }
      if let result { return result }
      pipe.wait(milliseconds: 1_000)
    }
  }
}

/// Makes `count` results on all cores and takes them one by one, in order.
///
/// - Parameter worker: called once on each thread that takes part; the closure it returns is called for one
///   piece after another on that thread.
func inOrder<Result: Sendable>(
  _ count: Int, worker: @escaping @Sendable () -> (Int) -> Result, take: (Int, Result) -> Void
) {
  guard count > 1, OwnProcess.coreCount > 1, let pipe = WakePipe() else {
    let work = worker()
    for piece in 0..<count { take(piece, work(piece)) }
    return
  }
  let pieces = WorkInOrder<Result>(count, pipe)
  var threads = 0
  for _ in 0..<min(OwnProcess.coreCount, count) where startThread({ pieces.run(worker()) }) {
    threads += 1
  }
  if threads == 0 { pieces.run(worker()) }
  for piece in 0..<count { take(piece, pieces.result(of: piece)) }
}

/// Does numbered pieces of work on all cores, including this thread, and returns when the last one is done.
///
/// - Parameter worker: called once on each thread that takes part, as by `inOrder`.
func onAllCores(_ count: Int, worker: @escaping @Sendable () -> (Int) -> Void) {
  guard count > 1, OwnProcess.coreCount > 1, let pipe = WakePipe() else {
    (0..<count).forEach(worker())
    return
  }
  let pieces = WorkInOrder<Void>(count, pipe)
  for _ in 1..<min(OwnProcess.coreCount, count) { _ = startThread { pieces.run(worker()) } }
  pieces.run(worker())
  for piece in 0..<count { pieces.result(of: piece) }
}
