/// The end of the string that begins at `start`: behind its closing quote, or where its line ends.
func endOfString(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
) -> (offset: Int, isClosed: Bool) {
  var offset = start + 1
  while offset < bytes.count {
    switch bytes[offset] {
    case UInt8(ascii: "\""): return (offset + 1, true)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return (offset, false)
    case UInt8(ascii: "\\"):
      offset += 1
      // A backslash escapes no line end.
      if offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
        bytes[offset] != UInt8(ascii: "\r")
      {
        offset += 1
      }
    default: offset += 1
    }
  }
  return (min(offset, bytes.count), false)
}

/// The end of the block comment that begins at `start`, with the comments nested in it; the end of
/// the bytes where it is not closed.
func endOfBlockComment(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
) -> (offset: Int, isClosed: Bool) {
  var offset = start
  var depth = 0
  while offset + 1 < bytes.count {
    switch (bytes[offset], bytes[offset + 1]) {
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      depth += 1
      offset += 2
    case (UInt8(ascii: "*"), UInt8(ascii: "/")):
      depth -= 1
      offset += 2
      if depth == 0 { return (offset, true) }
    default:
      offset += 1
    }
  }
  return (bytes.count, false)
}
