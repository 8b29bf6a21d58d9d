import Synchronization

/// The threads that do work in independent pieces: one thread, or several that share the pieces.
public struct Workers: Sendable {
  /// Calls `worker` on each thread that takes part, and what that returns for each of so many pieces once, in
  /// whatever order; returns when the last piece is done.
  public typealias Perform =
    @Sendable (_ pieces: Int, _ worker: @escaping @Sendable () -> (Int) -> Void) -> Void

  /// How many work at a time.
  public let count: Int
  /// Nil for one thread.
  private let perform: Perform?

  public static let thisThread = Workers()

  private init() {
    count = 1
    perform = nil
  }

  public init(count: Int, _ perform: @escaping Perform) {
    self.count = count
    self.perform = perform
  }

  /// The results of so many pieces, in order.
  ///
  /// - Parameter worker: called on each thread that takes part: what it keeps there serves all pieces of the
  ///   thread, and must make no difference to their results.
  public func map<Result: Sendable>(
    _ pieces: Int, worker: @escaping @Sendable () -> (Int) -> Result
  ) -> [Result] {
    guard let perform else { return (0..<pieces).map(worker()) }
    let results = Results<Result>(pieces)
    perform(pieces) {
      let work = worker()
      return { results.set($0, work($0)) }
    }
    return results.all
  }

  /// These workers for pieces of so many bytes of text, or one thread where to read them takes no longer than
  /// to ask others.
  func reading(_ bytes: Int) -> Workers { bytes < Self.fewBytes ? .thisThread : self }

  /// About a millisecond's work.
  private static let fewBytes = 16 << 10
}

/// The results that several threads have made so far.
private final class Results<Result: Sendable>: Sendable {
  private let results: Mutex<[Result?]>

  init(_ count: Int) { results = Mutex(Array(repeating: nil, count: count)) }

  func set(_ index: Int, _ result: Result) { results.withLock { $0[index] = result } }

  /// Once all are there.
  var all: [Result] { results.withLock { $0.compactMap(\.self) } }
}
