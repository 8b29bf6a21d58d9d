#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The streams that a process begins with.
enum StandardStream {
  static let input = STDIN_FILENO
  static let output = STDOUT_FILENO
  static let error = STDERR_FILENO
}

/// The result of one attempt to move bytes.
enum Transfer: Hashable {
  /// So many bytes were moved. None was read: that is the end.
  case moved(Int)
  /// A descriptor that does not wait would have to.
  case notNow
  case failed
}

/// Fills the front of a buffer with what a descriptor has, waiting for the first byte unless it does not wait.
func readSome(from descriptor: Int32, into buffer: inout [UInt8]) -> Transfer {
  transfer { read(descriptor, &buffer, buffer.count) }
}

/// Writes as many of the first bytes as a descriptor takes at once.
func writeSome(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Transfer {
  transfer { bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
}

/// A signal that arrives meanwhile is not a failure.
private func transfer(_ attempt: () -> Int) -> Transfer {
  while true {
    let count = attempt()
    if count >= 0 { return .moved(count) }
    if errno == EAGAIN { return .notNow }
    if errno != EINTR { return .failed }
  }
}

/// From now on reads and writes of a descriptor do not wait, and programs that this one starts do not get it.
func keepFromWaiting(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}

func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
