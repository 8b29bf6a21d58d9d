import JSONRPC

/// Where the preview's page is had, and who may have it: whoever knows the address, from a page of this
/// very address, and nobody else.
///
/// Any page of the web can send requests to this machine. None of them knows the token; and one that a name
/// server has led here under a name of its own (DNS rebinding) is told by its `Host`.
struct PageDoor: Sendable, Hashable {
  var port: UInt16
  /// 128 bits as 32 hexadecimal digits.
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

  /// The door behind an address that was given out before; nil for what is no such address.
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
    /// The stream of what there is to see.
    case events
    /// A question, which gets one answer.
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
    // A browser names the origin of every POST.
    case ("POST", "ask") where origin != nil:
      guard let question = try? JSONParser.parse(request.body) else { return .refused }
      return .question(question)
    default: return .refused
    }
  }

  /// Takes as long for a wrong token as for the right one, however much of it is right.
  private func isToken(_ word: Substring) -> Bool {
    guard word.utf8.count == token.utf8.count else { return false }
    return zip(word.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// What is sent back, in bytes.
enum HTTPResponse {
  static let refused = Array(
    "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)

  static func page(_ html: String, nonce: String) -> [UInt8] {
    // Nothing is loaded from anywhere, and no other page may show this one.
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

  /// The head of a stream of server-sent events (HTML, section 9.2); after half a second a page that
  /// lost it asks again.
  static let events = Array(
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\(common)\r\nretry: 500\n\n".utf8)

  /// One event: JSON has no line breaks of its own.
  static func event(_ json: JSON) -> [UInt8] {
    Array("data: ".utf8) + json.serialized() + Array("\n\n".utf8)
  }
}
