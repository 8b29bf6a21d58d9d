import TestSupport
import Testing

@testable import JSONRPC

/// The rules for the header are those of LSP 3.17, "Base Protocol".
@Suite struct FrameReaderTests {
  private func events(_ pieces: [[UInt8]]) -> [FrameReader.Event] {
    var reader = FrameReader()
    var events: [FrameReader.Event] = []
    for piece in pieces {
      reader.append(piece)
      while let event = reader.next() { events.append(event) }
    }
    return events
  }

  private func events(_ text: String) -> [FrameReader.Event] { events([Array(text.utf8)]) }

  private func body(_ text: String) -> FrameReader.Event { .body(Array(text.utf8)) }

  @Test(arguments: [
    "Content-Length: 2\r\n\r\nhi",
    "content-length:2\r\n\r\nhi",
    "CONTENT-LENGTH:   2  \r\n\r\nhi",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\nhi",
    "Content-Length: 2\n\nhi",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\nhi",
    "Content-Length: 2\r\ncontent-type: application/vscode-jsonrpc; Charset=\"UTF8\"\r\n\r\nhi",
    "X-Other: anything\r\nContent-Length: 002\r\n\r\nhi",
  ])
  func understands(frame: String) {
    #expect(events(frame) == [body("hi")])
  }

  @Test func countsBytesNotCharacters() {
    #expect(
      events("Content-Length: 6\r\n\r\nä😀Content-Length: 0\r\n\r\n") == [body("ä😀"), body("")])
  }

  @Test(arguments: [
    "{\"jsonrpc\":\"2.0\"}",
    "hello world\r\n\r\n",
    "\r\n\r\n",
    "Content-Length\r\n\r\n",
    ": 5\r\n\r\n",
    "Content-Length: \r\n\r\n",
    "Content-Length: five\r\n\r\nhello",
    "Content-Length: -5\r\n\r\nhello",
    "Content-Length: 5.0\r\n\r\nhello",
    "Content-Length: 99999999999999999999999\r\n\r\nhello",
    "Content-Length: 2\r\nContent-Length: 3\r\n\r\nhi",
    "Content-Type: application/vscode-jsonrpc\r\n\r\nhi",
    "Content-Length: 2\r\nno colon here\r\n\r\nhi",
    "Content-Length: " + String(repeating: "9", count: 5000),
    "X: " + String(repeating: "x", count: 5000),
    "\u{FFFD}\u{0}",
  ])
  func complainsOnceAndGoesOnAtTheNextHeader(broken: String) {
    let found = events(broken + "Content-Length: 2\r\n\r\nhi")
    #expect(found.count == 2)
    guard case .broken(let reason) = found.first else {
      Issue.record("no complaint about \(broken)")
      return
    }
    #expect(!reason.isEmpty)
    #expect(found.last == body("hi"))
  }

  @Test func complainsAtOnceAboutJSONWithoutAHeader() {
    #expect(events("{") == [.broken("a header line that is not \"name: value\"")])
  }

  @Test func skipsABodyOfAnotherCharset() {
    let frame = "Content-Length: 4\r\nContent-Type: a; charset=utf-16\r\n\r\n1234"
    #expect(
      events(frame + "Content-Length: 2\r\n\r\nhi") == [
        .broken("the charset \"utf-16\" is not utf-8"), body("hi"),
      ])
  }

  @Test func skipsABodyThatIsTooLarge() {
    let length = FrameReader.maximumBody + 1
    var reader = FrameReader()
    reader.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(reader.next() == .broken("a body of \(length) bytes is too large"))
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<64 {
      reader.append(piece)
      #expect(reader.next() == nil)
    }
    reader.append(Array(" Content-Length: 2\r\n\r\nhi".utf8))
    #expect(reader.next() == body("hi"))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func theCutsBetweenPiecesChangeNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stream = Array(
      ("Content-Length: 2\r\n\r\nhi" + "rubbish: Content-Length" + "content-length: 3\r\n\r\nä."
        + "Content-Length: x\r\n\r\n" + "Content-Type: b\r\nContent-Length: 1\r\n\r\n{"
        + "Content-Length: 0\r\n\r\n").utf8)
    var pieces: [[UInt8]] = []
    var rest = stream[...]
    while !rest.isEmpty {
      let size = Int.random(in: 1...12, using: &random)
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    #expect(events(pieces) == events([stream]))
    #expect(events(stream.map { [$0] }) == events([stream]))
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func anyBytesComeToAnEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["Content-Length: ", "3", "\r\n", "\n", "\r", ":", "{", "x", " ", "\u{80}"]
    let bytes = (0..<60).flatMap { _ in Array((parts.randomElement(using: &random) ?? "").utf8) }
    #expect(events([bytes]).count <= bytes.count)
  }
}
