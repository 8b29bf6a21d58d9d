extension Message {
  /// Header and body in one piece, so that one `write` can send them.
  public func framed() -> ArraySlice<UInt8> {
    let json = json
    let room = "Content-Length: \r\n\r\n".utf8.count + 20
    var frame = [UInt8](repeating: 0, count: room)
    // Reserve room for the members around diagnostics that are already serialized.
    frame.reserveCapacity(room + json.writtenBytes + 1_000)
    json.write(to: &frame)
    // The header stands right in front of the body, which does not move.
    let header = Array("Content-Length: \(frame.count - room)\r\n\r\n".utf8)
    let start = room - header.count
    frame.replaceSubrange(start..<room, with: header)
    // A frame takes little more memory than its bytes, because thousands may wait for a slow client.
    return frame.capacity > frame.count + frame.count / 8
      ? Array(frame[start...])[...] : frame[start...]
  }

  /// The approximate memory of a message in bytes, with its place in a queue, which may have grown to twice
  /// the places that it needs.
  public var footprint: Int { 2 * MemoryLayout<Message>.stride + json.footprint }

  var json: JSON {
    switch self {
    case .request(let request):
      .fields([
        "jsonrpc": "2.0", "id": request.id.json, "method": .string(request.method),
        "params": request.params,
      ])
    case .notification(let notification):
      .fields([
        "jsonrpc": "2.0", "method": .string(notification.method), "params": notification.params,
      ])
    case .response(let response): response.json
    }
  }
}

extension Response {
  fileprivate var json: JSON {
    switch result {
    case .success(let value):
      ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": value]
    case .failure(let error):
      [
        "jsonrpc": "2.0", "id": id?.json ?? .null,
        "error": .fields([
          "code": .integer(error.code), "message": .string(error.message), "data": error.data,
        ]),
      ]
    }
  }
}
