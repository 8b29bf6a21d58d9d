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

  /// From now on glibc keeps up to 4 MB of freed memory for what is allocated next. Darwin's allocator keeps it anyway.
  ///
  /// A publication of 800 findings takes 400 KB, and so does the text of its file. Given back and asked for again at
  /// each keystroke, their pages took a tenth of the time to the diagnostics.
  static func keepsFreedMemory() {
    #if canImport(Glibc)
      // Swift's module of glibc leaves out <malloc.h>; musl has no such function.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let setOption = unsafeBitCast(
        symbol, to: (@convention(c) (_ option: Int32, _ value: Int32) -> Int32).self)
      let (trimThreshold, mappingThreshold): (Int32, Int32) = (-1, -3)
      for option in [trimThreshold, mappingThreshold] { _ = setOption(option, 4 << 20) }
    #endif
  }

  /// Does nothing for so long.
  static func pause(milliseconds: Int) { usleep(UInt32(clamping: milliseconds * 1_000)) }

  /// The value of a variable of the environment; nil if it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Cores that the system lets this process use, 1 if it does not say.
  static let coreCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
