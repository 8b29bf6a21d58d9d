import Testing

@testable import JSONRPC

/// Valid messages, and the answers to invalid ones: JSON-RPC 2.0, sections 4 to 6; LSP 3.17 has no batches
/// and no null ids.
@Suite struct MessageTests {
  private func parse(_ text: String) throws(InvalidMessage) -> Message {
    try Message(parsing: Array(text.utf8))
  }

  @Test func idsKeepTheirType() throws {
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":1,"method":"m"}"#)
        == .request(Request(id: .integer(1), method: "m")))
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":"1","method":"m","params":[]}"#)
        == .request(Request(id: .string("1"), method: "m", params: [])))
    #expect(
      try parse(#"{"jsonrpc":"2.0","method":"m","params":{"a":1}}"#)
        == .notification(Notification(method: "m", params: ["a": 1])))
  }

  /// JSON has one number type: a client in Lua may write `1.0`.
  @Test func anIDMayBeWrittenWithAPoint() throws {
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":1.0,"method":"m"}"#)
        == .request(Request(id: .integer(1), method: "m")))
  }

  /// Counted on 64-bit machines: an element of an array takes 16 bytes, a name another 16.
  @Test func theFootprintCountsEveryValue() throws {
    let few = try parse(#"{"jsonrpc":"2.0","method":"m","params":[0]}"#).footprint
    let many = try parse(#"{"jsonrpc":"2.0","method":"m","params":[0,0,0,0,0]}"#).footprint
    #expect(many - few == 4 * MemoryLayout<JSON>.stride)
    let long = String(repeating: "x", count: 1000)
    let text = try parse(#"{"jsonrpc":"2.0","method":"m","params":["\#(long)"]}"#).footprint
    #expect(text - few >= 1000)
  }

  @Test func theFootprintCountsNamesIdsAndErrors() throws {
    let long = String(repeating: "x", count: 1000)
    for message in [
      #"{"jsonrpc":"2.0","method":"\#(long)"}"#,
      #"{"jsonrpc":"2.0","id":"\#(long)","method":"m"}"#,
      #"{"jsonrpc":"2.0","id":1,"error":{"code":-32700,"message":"\#(long)"}}"#,
    ] {
      #expect(try parse(message).footprint >= 1000)
    }
  }

  @Test func responsesAreRead() throws {
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":1,"result":null}"#)
        == .response(Response(id: .integer(1), result: .success(.null))))
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"?"}}"#)
        == .response(Response(id: nil, result: .failure(ResponseError(.parseError, "?")))))
  }

  static let invalid: [(String, ResponseError.Code, RequestID?)] = [
    ("", .parseError, nil),
    ("{", .parseError, nil),
    (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"m"}"#, .parseError, nil),
    ("[]", .invalidRequest, nil),
    (#"[{"jsonrpc":"2.0","id":1,"method":"m"}]"#, .invalidRequest, nil),
    ("1", .invalidRequest, nil),
    ("\"initialize\"", .invalidRequest, nil),
    ("{}", .invalidRequest, nil),
    (#"{"id":7,"method":"m"}"#, .invalidRequest, .integer(7)),
    (#"{"jsonrpc":2.0,"id":7,"method":"m"}"#, .invalidRequest, .integer(7)),
    (#"{"jsonrpc":"1.0","id":"x","method":"m"}"#, .invalidRequest, .string("x")),
    (#"{"jsonrpc":"2.0","id":7,"method":1}"#, .invalidRequest, .integer(7)),
    (#"{"jsonrpc":"2.0","id":7}"#, .invalidRequest, .integer(7)),
    (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, .invalidRequest, nil),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, .invalidRequest, nil),
    (#"{"jsonrpc":"2.0","id":[1],"method":"m"}"#, .invalidRequest, nil),
    (#"{"jsonrpc":"2.0","id":true,"method":"m"}"#, .invalidRequest, nil),
  ]

  @Test(arguments: invalid)
  func refuses(text: String, code: ResponseError.Code, id: RequestID?) {
    #expect {
      try parse(text)
    } throws: { error in
      guard let error = error as? InvalidMessage else { return false }
      return error.error.code == code.rawValue && error.id == id && !error.error.message.isEmpty
    }
  }

  @Test func aFrameIsTheHeaderAndTheShortestBody() {
    let error = ResponseError(.methodNotFound, "ä", data: [1])
    let frames: [(Message, String)] = [
      (.request(Request(id: .integer(3), method: "m")), #"{"jsonrpc":"2.0","id":3,"method":"m"}"#),
      (
        .notification(Notification(method: "n", params: ["a": .null])),
        #"{"jsonrpc":"2.0","method":"n","params":{"a":null}}"#
      ),
      (
        .response(Response(id: .string("q"), result: .success(.null))),
        #"{"jsonrpc":"2.0","id":"q","result":null}"#
      ),
      (
        .response(Response(id: nil, result: .failure(error))),
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"ä","data":[1]}}"#
      ),
    ]
    for (message, body) in frames {
      let text = String(decoding: message.framed(), as: UTF8.self)
      #expect(text == "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
  }
}
