import JSONRPC

/// The address of the preview's page and its access check: only a page from this very address that knows the
/// token may ask.
///
/// Any page of the web can send requests to this machine, but none of them knows the token. A page that a
/// name server has led here under a name of its own (DNS rebinding) is recognised by its `Host`.
struct PageDoor: Sendable, Hashable {
  var port: UInt16
  /// 128 random bits as 32 hexadecimal digits.
  var token: String

  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  init(port: UInt16, token: String) {
    self.port = port
    self.token = token
  }

  /// The door of an address that was given out before; nil if it is no such address.
  init?(address: String) {
    let prefix = "http://127.0.0.1:"
    guard address.hasPrefix(prefix) else { return nil }
    let parts = address.dropFirst(prefix.count).split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].isEmpty, let port = UInt16(parts[0]), port >= 1024,
      parts[1].utf8.count == 32, parts[1].allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    self.init(port: port, token: String(parts[1]))
  }

  var address: String { "\(origin)/\(token)/" }

  private var origin: String { "http://127.0.0.1:\(port)" }

  enum Admission: Sendable, Hashable {
    /// The page itself.
    case page
    /// The stream of events that update the page.
    case events
    /// A question that gets one answer.
    case question(JSON)
    case refused
  }

  func admission(of request: HTTPRequest) -> Admission {
    guard let host = request.headers["host"],
      host == "127.0.0.1:\(port)" || host == "localhost:\(port)"
    else { return .refused }
    let origin = request.headers["origin"]
    guard origin == nil || origin == "http://\(host)" else { return .refused }
    let parts = request.target.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isToken(parts[0]) else { return .refused }
    switch (request.method, parts[1]) {
    case ("GET", ""): return .page
    case ("GET", "events"): return .events
    // A browser sends the origin with every POST.
    case ("POST", "ask") where origin != nil:
      guard let question = try? JSONParser.parse(request.body) else { return .refused }
      return .question(question)
    default: return .refused
    }
  }

  /// The comparison takes as long for a wrong token as for the right one, however many digits are right.
  private func isToken(_ word: Substring) -> Bool {
    guard word.utf8.count == token.utf8.count else { return false }
    return zip(word.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// The responses, in bytes.
enum HTTPResponse {
  static let refused = Array(
    "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)

  static func page(_ html: String, nonce: String) -> [UInt8] {
    // The page loads nothing, and no other page may embed it.
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
      + "connect-src 'self'; img-src blob: data:; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'"
    return answer(
      Array(html.utf8), type: "text/html; charset=utf-8",
      more: "Content-Security-Policy: \(policy)\r\nCross-Origin-Opener-Policy: same-origin\r\n")
  }

  static func json(_ json: JSON) -> [UInt8] {
    answer(json.serialized(), type: "application/json")
  }

  private static func answer(_ body: [UInt8], type: String, more: String = "") -> [UInt8] {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n\(common)"
      + "\(more)\r\n"
    return Array(head.utf8) + body
  }

  private static let common =
    "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
    + "Cross-Origin-Resource-Policy: same-origin\r\n"

  /// The head of a stream of server-sent events (HTML, section 9.2). A page that loses the stream reconnects
  /// after half a second.
  static let events = Array(
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\(common)\r\nretry: 500\n\n".utf8)

  /// One event; serialized JSON contains no line breaks.
  static func event(_ json: JSON) -> [UInt8] {
    Array("data: ".utf8) + json.serialized() + Array("\n\n".utf8)
  }
}
