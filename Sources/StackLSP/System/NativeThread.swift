#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `body` on a thread of its own; false if the system has none left.
///
/// The stack is as large as that of the main thread; on macOS, other threads get a sixteenth of that.
///
/// The server needs a few threads for its whole life. It uses pthreads because Foundation and the concurrency
/// runtime cost start-up time and memory.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  let start = Unmanaged.passRetained(ThreadStart(body))
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, 8 << 20)
  defer { pthread_attr_destroy(&attributes) }
  #if canImport(Glibc)
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, runThread, start.toOpaque())
  #else
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, runThread, start.toOpaque())
  #endif
  guard status == 0 else {
    start.release()
    return false
  }
  #if canImport(Glibc)
    pthread_detach(thread)
  #else
    if let thread { pthread_detach(thread) }
  #endif
  return true
}

private final class ThreadStart: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

#if canImport(Glibc)
  private func runThread(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let start else { return nil }
    Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue().body()
    return nil
  }
#else
  private func runThread(_ start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue().body()
    return nil
  }
#endif
