#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe on which one thread waits until another wakes it.
///
/// The standard library has a mutex but no condition variable, and Swift cannot prove that the memory of a
/// pthreads condition variable is shared safely; two descriptors are plain integers. A wake-up is kept until
/// the next wait, so none is lost.
struct WakePipe: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Nil if the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    readEnd = ends[0]
    writeEnd = ends[1]
    ends.forEach(keepFromWaiting)
  }

  func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Returns when woken or when `milliseconds` have passed (nil waits forever). It may also return for no
  /// reason, so the waiter checks its condition again.
  func wait(milliseconds: Int32? = nil) {
    var descriptor = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds ?? -1) > 0 else { return }
    drain()
  }

  /// A descriptor to poll beside others; it is readable from a wake-up until it is drained.
  var descriptor: Int32 { readEnd }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = read(readEnd, &bytes, bytes.count)
  }

  /// Closes the descriptors; no thread may wait or wake after that.
  func release() {
    _ = close(readEnd)
    _ = close(writeEnd)
  }
}
