#if canImport(Glibc)
  import Glibc
#else
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
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  defer { pthread_attr_destroy(&attributes) }
  #if canImport(Glibc)
    var thread = pthread_t()
  #else
    var thread: pthread_t?
  #endif
  let status = pthread_create(
    &thread, &attributes,
    { argument in
      // Optional on Linux alone.
      let start: UnsafeMutableRawPointer? = argument
      guard let start else { return nil }
      Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue().body()
      return nil
    }, start.toOpaque())
  if status != 0 { start.release() }
  return status == 0
}

private final class ThreadStart: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
