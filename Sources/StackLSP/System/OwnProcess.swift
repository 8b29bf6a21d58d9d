#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// This process, as the system sees it.
enum OwnProcess {
  static func end(_ status: Int32) -> Never { exit(status) }

  /// From now on writing to somebody who has gone is an error to handle, not the end.
  static func outlivesReaders() { signal(SIGPIPE, SIG_IGN) }

  /// Does nothing for so long.
  static func pause(milliseconds: Int) { usleep(UInt32(clamping: milliseconds * 1_000)) }

  /// The value of a variable of the environment; nil if it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Cores that the system lets this process use, 1 if it does not say.
  static let coreCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
