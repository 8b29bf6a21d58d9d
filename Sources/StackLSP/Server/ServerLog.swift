/// The log on standard error. Lines that do not fit into the pipe are dropped, because a client that opens
/// the pipe and never reads it must not stop the server.
struct ServerLog: Sendable {
  /// The longest line in bytes. A pipe that is ready for writing takes that much without blocking (POSIX,
  /// `PIPE_BUF`).
  static let longestLine = 512

  let descriptor: Int32
  /// The number of lines dropped since the last one that was written.
  private(set) var dropped = 0

  init(descriptor: Int32 = StandardStream.error) { self.descriptor = descriptor }

  mutating func write(_ lines: [String]) {
    for line in lines {
      if dropped > 0, write("\(dropped) lines of this log found no reader") { dropped = 0 }
      if dropped > 0 || !write(line) { dropped += 1 }
    }
  }

  /// False if there is no room.
  private func write(_ line: String) -> Bool {
    AwaitedDescriptor(descriptor, writes: true).now().takesBytes
      && DiskFile.write(Self.bytes(line), to: descriptor)
  }

  /// One line, truncated between two characters if it is too long.
  private static func bytes(_ line: String) -> [UInt8] {
    var bytes = Array("stack-lsp: \(line)".utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    if bytes.count >= longestLine {
      bytes.removeSubrange((longestLine - 1)...)
      while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
      if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    }
    return bytes + [UInt8(ascii: "\n")]
  }
}
