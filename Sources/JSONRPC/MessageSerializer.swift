extension Message {
  /// The bytes on the wire: header and body in one, so that one `write` can carry them.
  public func framed() -> [UInt8] {
    let json = json
    var body: [UInt8] = []
    body.reserveCapacity(json.writtenBytes)
    json.write(to: &body)
    // A frame takes no more than it needs: thousands of them may wait for a slow client.
    var frame: [UInt8] = []
    frame.reserveCapacity(body.count + 32)
    frame.append(contentsOf: "Content-Length: \(body.count)\r\n\r\n".utf8)
    frame.append(contentsOf: body)
    return frame
  }

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
