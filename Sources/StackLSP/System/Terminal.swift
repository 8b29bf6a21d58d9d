#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal behind a descriptor.
enum Terminal {
  static func isBehind(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Nil if it is not a terminal, or if the terminal does not report its width.
  static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard isBehind(descriptor), ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return size.ws_col > 0 ? Int(size.ws_col) : nil
  }
}
