import Synchronization

/// Numbered pieces of work for several threads; the results are taken in the order of the pieces.
private final class WorkInOrder<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var finished: [Int: Result] = [:]
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
      state.withLock { $0.finished[piece] = result }
      pipe.wake()
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
      if let result = state.withLock({ $0.finished.removeValue(forKey: piece) }) { return result }
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
  let pieces = SharedWork(count, pipe)
  for _ in 1..<min(OwnProcess.coreCount, count) { _ = startThread { pieces.run(worker()) } }
  pieces.run(worker())
  pieces.waitForLast()
}

/// Pieces of work without results, shared by several threads.
private final class SharedWork: Sendable {
  private let next = Atomic(0)
  private let done = Atomic(0)
  private let count: Int
  private let pipe: WakePipe

  init(_ count: Int, _ pipe: WakePipe) {
    self.count = count
    self.pipe = pipe
  }

  /// The last thread has released it.
  deinit { pipe.release() }

  /// Works on pieces until none is left.
  func run(_ work: (Int) -> Void) {
    while true {
      let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard piece < count else { return }
      work(piece)
      // The release makes the writes of a piece visible to the thread that sees the last one done.
      if done.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue == count { pipe.wake() }
    }
  }

  func waitForLast() {
    while done.load(ordering: .acquiring) < count { pipe.wait(milliseconds: 1_000) }
  }
}
