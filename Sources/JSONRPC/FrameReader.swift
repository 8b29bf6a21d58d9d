/// Splits a stream of bytes into message bodies, however the bytes arrive.
///
/// A frame is a header and a body (LSP 3.17, "Base Protocol"). A malformed header costs one `broken` event.
/// The reader then skips to the next `Content-Length:`, so one bad write by the client does not end the
/// session.
public struct FrameReader: Sendable {
  public enum Event: Sendable, Hashable {
    case body([UInt8])
    /// The reason why a frame was discarded.
    case broken(String)
  }

  /// The largest body in bytes. A larger one is skipped: no text that a person edits comes near it.
  static let maximumBody = 64 << 20
  /// The largest header in bytes; LSP has two short fields.
  static let maximumHeader = 4096

  private enum State: Sendable {
    case header
    case body(length: Int)
    /// Skips the rest of a body that is too large.
    case skipping(count: Int)
    /// Looks for the next header after a broken one.
    case lost
  }

  private var state = State.header
  private var buffer: [UInt8] = []
  /// The number of bytes of `buffer` already read; they are removed when they are the larger part.
  private var start = 0

  public init() {}

  public mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 4096, start > buffer.count / 2 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next event, or nil until more bytes arrive.
  public mutating func next() -> Event? {
    while true {
      switch state {
      case .header:
        switch readHeader() {
        case .needsMore: return nil
        case .event(let event): return event
        case .goOn: continue
        }
      case .body(let length):
        guard buffer.count - start >= length else { return nil }
        state = .header
        return .body(take(length))
      case .skipping(let count):
        let skipped = min(count, buffer.count - start)
        start += skipped
        guard skipped == count else {
          state = .skipping(count: count - skipped)
          return nil
        }
        state = .header
      case .lost:
        guard findHeader() else { return nil }
        state = .header
      }
    }
  }

  private enum Step {
    case needsMore, goOn
    case event(Event)
  }

  private mutating func readHeader() -> Step {
    let available = buffer[start...]
    switch Header.parse(available.prefix(Self.maximumHeader)) {
    case .incomplete where available.count < Self.maximumHeader:
      return .needsMore
    case .incomplete:
      // Advance by one byte, so that the search does not find the same header again.
      start += 1
      return .event(lose("a header of more than \(Self.maximumHeader) bytes"))
    case .broken(let reason, let size):
      start += size
      return .event(lose(reason))
    case .complete(let header, let size):
      start += size
      return begin(header)
    }
  }

  private mutating func begin(_ header: Header) -> Step {
    if header.contentLength > Self.maximumBody {
      state = .skipping(count: header.contentLength)
      return .event(.broken("a body of \(header.contentLength) bytes is too large"))
    }
    if let charset = header.unsupportedCharset {
      state = .skipping(count: header.contentLength)
      return .event(.broken("the charset \"\(charset)\" is not utf-8"))
    }
    state = .body(length: header.contentLength)
    return .goOn
  }

  private mutating func lose(_ reason: String) -> Event {
    state = .lost
    return .broken(reason)
  }

  /// Moves to the next `Content-Length:`. If there is none, keeps only the bytes that may begin one.
  private mutating func findHeader() -> Bool {
    let name = Header.contentLengthName
    var next = start + name.count
    while next < buffer.count, let colon = buffer[next...].firstIndex(of: UInt8(ascii: ":")) {
      let candidate = colon - name.count
      if buffer[candidate..<colon].lazy.map(Header.lowercased).elementsEqual(name) {
        start = candidate
        return true
      }
      next = colon + 1
    }
    start = max(start, buffer.count - name.count)
    return false
  }

  private mutating func take(_ length: Int) -> [UInt8] {
    let body = Array(buffer[start..<(start + length)])
    start += length
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 16)
      start = 0
    }
    return body
  }
}
