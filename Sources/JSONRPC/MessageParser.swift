/// A body that is not a message, and the answer that JSON-RPC requires for it.
public struct InvalidMessage: Error, Sendable, Hashable {
  /// The id of the request, if it could be read.
  public var id: RequestID?
  public var error: ResponseError

  public init(id: RequestID? = nil, error: ResponseError) {
    self.id = id
    self.error = error
  }

  public var reply: Response { Response(id: id, result: .failure(error)) }
}

extension Message {
  /// Reads one body.
  public init(parsing body: [UInt8]) throws(InvalidMessage) {
    let json: JSON
    do {
      json = try JSONParser.parse(body)
    } catch {
      throw InvalidMessage(error: ResponseError(.parseError, "The body is not JSON: \(error)."))
    }
    try self.init(json)
  }

  init(_ json: JSON) throws(InvalidMessage) {
    guard case .object(let object) = json else {
      throw .invalid(
        json.arrayValue == nil ? "A message is an object." : "Batches are not part of LSP.")
    }
    let id = try Self.id(of: object)
    guard object["jsonrpc"] == "2.0" else {
      throw .invalid("The member \"jsonrpc\" must be \"2.0\".", id)
    }
    guard let method = object["method"] else {
      self = .response(try Self.response(object, id))
      return
    }
    guard case .string(let name) = method else {
      throw .invalid("The member \"method\" must be a string.", id)
    }
    self =
      if let id {
        .request(Request(id: id, method: name, params: object["params"]))
      } else {
        .notification(Notification(method: name, params: object["params"]))
      }
  }

  /// Nil if there is no id, or if it is the null that a peer sends when it could not read ours.
  private static func id(of object: JSON.Object) throws(InvalidMessage) -> RequestID? {
    guard let json = object["id"] else { return nil }
    if let id = RequestID(json) { return id }
    if json == .null, object["method"] == nil { return nil }
    throw .invalid("The member \"id\" must be an integer or a string.")
  }

  private static func response(
    _ object: JSON.Object, _ id: RequestID?
  ) throws(InvalidMessage) -> Response {
    if let error = object["error"], error != .null {
      let code = error["code"]?.integerValue ?? ResponseError.Code.internalError.rawValue
      let message = error["message"]?.stringValue ?? ""
      return Response(
        id: id,
        result: .failure(ResponseError(code: code, message: message, data: error["data"])))
    }
    guard let result = object["result"] else {
      throw .invalid("Neither \"method\" nor \"result\" nor \"error\".", id)
    }
    return Response(id: id, result: .success(result))
  }
}

extension InvalidMessage {
  fileprivate static func invalid(_ message: String, _ id: RequestID? = nil) -> InvalidMessage {
    InvalidMessage(id: id, error: ResponseError(.invalidRequest, message))
  }
}
