import JSONRPC
import Testing

@testable import StackLSP

/// Which requests may reach the preview's page, and which bytes are not a request at all.
struct PageDoorTests {
  private let door = PageDoor(port: 4711, token: "0123456789abcdef0123456789abcdef")

  private func request(
    _ line: String, host: String? = "127.0.0.1:4711", origin: String? = nil, body: String = ""
  ) throws -> HTTPRequest {
    var text = "\(line) HTTP/1.1\r\n"
    if let host { text += "Host: \(host)\r\n" }
    if let origin { text += "Origin: \(origin)\r\n" }
    text += "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    var reader = HTTPReader()
    reader.append(Array(text.utf8)[...])
    guard case .request(let request) = reader.next() else { throw ResponseError.cancelled }
    return request
  }

  private func admission(
    _ line: String, host: String? = "127.0.0.1:4711", origin: String? = nil, body: String = ""
  ) throws -> PageDoor.Admission {
    door.admission(of: try request(line, host: host, origin: origin, body: body))
  }

  private let path = "/0123456789abcdef0123456789abcdef/"

  @Test func thePageItsStreamAndItsQuestionsAreLetIn() throws {
    #expect(try admission("GET \(path)") == .page)
    #expect(try admission("GET \(path)", host: "localhost:4711") == .page)
    #expect(try admission("GET \(path)events", origin: "http://127.0.0.1:4711") == .events)
    let question = try admission(
      "POST \(path)ask", origin: "http://127.0.0.1:4711", body: "{\"method\":\"why\"}")
    #expect(question == .question(["method": "why"]))
  }

  @Test func aWrongTokenIsRefused() throws {
    for path in [
      "/", "/events", "//", "/0123456789abcdef0123456789abcdee/", "/0123456789abcdef/",
      "/0123456789abcdef0123456789abcdef0/", "/0123456789ABCDEF0123456789ABCDEF/",
    ] {
      #expect(try admission("GET \(path)") == .refused, "\(path)")
    }
  }

  /// A page of another site, and a host name whose owner has pointed it to this machine.
  @Test func foreignOriginsAndHostsAreRefused() throws {
    for host in [nil, "evil.example", "evil.example:4711", "127.0.0.1", "127.0.0.1:80", ""] {
      #expect(try admission("GET \(path)", host: host) == .refused, "\(host ?? "none")")
    }
    for origin in [
      "http://evil.example", "null", "https://127.0.0.1:4711", "http://127.0.0.1:80",
      "http://localhost:4711", "",
    ] {
      #expect(try admission("GET \(path)events", origin: origin) == .refused, "\(origin)")
      #expect(try admission("POST \(path)ask", origin: origin, body: "{}") == .refused)
    }
    #expect(try admission("POST \(path)ask", body: "{}") == .refused, "without an origin")
  }

  @Test func otherMethodsPathsAndBodiesAreRefused() throws {
    let origin = "http://127.0.0.1:4711"
    for line in [
      "HEAD \(path)", "OPTIONS \(path)ask", "PUT \(path)ask", "DELETE \(path)", "GET \(path)ask",
      "GET \(path)../../etc/passwd", "GET \(path)events?x", "POST \(path)events",
    ] {
      #expect(try admission(line, origin: origin, body: "{}") == .refused, "\(line)")
    }
    #expect(try admission("POST \(path)ask", origin: origin, body: "{") == .refused)
  }

  @Test func tokensHave128BitsAndAreNeverTheSame() {
    let tokens = (0..<100).map { _ in PageDoor.randomToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func anAddressLeadsBackToItsDoor() {
    #expect(PageDoor(address: door.address) == door)
    for wrong in [
      "", "http://127.0.0.1:80/0123456789abcdef0123456789abcdef/",
      "http://evil.example:4711/0123456789abcdef0123456789abcdef/",
      "http://127.0.0.1:4711/0123/", door.address + "x",
    ] {
      #expect(PageDoor(address: wrong) == nil, "\(wrong)")
    }
  }

  /// The requests do not depend on how the bytes are cut.
  @Test(arguments: [1, 2, 7, 1000]) func theCutsBetweenPiecesChangeNothing(size: Int) throws {
    let bytes = Array(
      "POST /a HTTP/1.1\r\nContent-Length: 3\r\nX: 1\r\nx: 2\r\n\r\nabcGET /b HTTP/1.1\r\n\r\n".utf8
    )
    var reader = HTTPReader()
    var found: [HTTPRequest] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      while case .request(let request) = reader.next() { found.append(request) }
    }
    #expect(found.map(\.target) == ["/a", "/b"])
    #expect(found.first?.body == Array("abc".utf8))
    #expect(found.first?.headers["x"] == "1, 2")
  }

  @Test(arguments: [
    "GET / HTTP/1.0\r\n\r\n", "GET /\r\n\r\n", "GET http://x/ HTTP/1.1\r\n\r\n", "\r\n\r\n",
    "GET / HTTP/1.1\r\nNo colon\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 1000000\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 20_000),
  ])
  func whatIsNoRequestIsRefusedOnce(text: String) {
    var reader = HTTPReader()
    reader.append(Array(text.utf8)[...])
    #expect(reader.next() == .refused)
    reader.append(Array("GET / HTTP/1.1\r\n\r\n".utf8)[...])
    #expect(reader.next() == nil)
  }
}
