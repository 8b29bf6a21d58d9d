/// A request of HTTP/1.1, limited to what a page of this server sends.
struct HTTPRequest: Sendable, Hashable {
  var method: String
  var target: String
  /// Keyed by the name in lower case. The values of a repeated name are joined by a comma.
  private(set) var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// Nil if the lines are not the head of a request: RFC 9112, sections 3 and 5.
  fileprivate init?(head: Substring) {
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst() else { return nil }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1", !words[0].isEmpty, words[1].hasPrefix("/")
    else {
      return nil
    }
    method = String(words[0])
    target = String(words[1])
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      let value = String(
        line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" })
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
  }
}

/// Splits a stream of bytes into requests, however the bytes arrive, and keeps at most one request of the
/// largest size.
struct HTTPReader: Sendable {
  enum Event: Sendable, Hashable {
    case request(HTTPRequest)
    /// The bytes are not a request, or more than a page would send. The stream is unusable from here on.
    case refused
  }

  static let longestHead = 16 << 10
  static let longestBody = 64 << 10

  private var bytes: [UInt8] = []
  private var isRefused = false

  /// False if a complete request already fits into the kept bytes; further bytes stay with the system.
  var hasRoom: Bool { bytes.count < Self.longestHead + Self.longestBody }

  mutating func append(_ more: ArraySlice<UInt8>) {
    if !isRefused { bytes += more }
  }

  /// The next request; nil while it is incomplete.
  mutating func next() -> Event? {
    guard !isRefused else { return nil }
    guard let end = endOfHead else { return bytes.count > Self.longestHead ? refuse() : nil }
    guard end <= Self.longestHead,
      var request = HTTPRequest(head: Substring(decoding: bytes[..<end], as: UTF8.self)),
      request.headers["transfer-encoding"] == nil
    else { return refuse() }
    let length = request.headers["content-length"].map { Int($0) ?? -1 } ?? 0
    guard (0...Self.longestBody).contains(length) else { return refuse() }
    let start = end + 4
    guard bytes.count - start >= length else { return nil }
    request.body = Array(bytes[start..<start + length])
    bytes.removeFirst(start + length)
    return .request(request)
  }

  private mutating func refuse() -> Event {
    bytes = []
    isRefused = true
    return .refused
  }

  /// The index at which the empty line begins.
  private var endOfHead: Int? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= mark.count else { return nil }
    for index in 0...bytes.count - mark.count
    where bytes[index] == 13 && bytes[index..<index + mark.count].elementsEqual(mark) {
      return index
    }
    return nil
  }
}
