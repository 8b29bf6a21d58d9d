/// One message of JSON-RPC 2.0.
public enum Message: Sendable, Hashable {
  case request(Request)
  case notification(Notification)
  case response(Response)
}

/// A call that expects exactly one answer.
public struct Request: Sendable, Hashable {
  public var id: RequestID
  public var method: String
  public var params: JSON?

  public init(id: RequestID, method: String, params: JSON? = nil) {
    self.id = id
    self.method = method
    self.params = params
  }
}

/// A call that expects no answer.
public struct Notification: Sendable, Hashable {
  public var method: String
  public var params: JSON?

  public init(method: String, params: JSON? = nil) {
    self.method = method
    self.params = params
  }
}

/// The answer to one request.
public struct Response: Sendable, Hashable {
  /// Nil if the id of the request could not be read.
  public var id: RequestID?
  public var result: Result<JSON, ResponseError>

  public init(id: RequestID?, result: Result<JSON, ResponseError>) {
    self.id = id
    self.result = result
  }
}

/// The id of a request, returned with its type: `1` and `"1"` are different ids.
public enum RequestID: Sendable, Hashable {
  case integer(Int)
  case string(String)

  public init?(_ json: JSON) {
    switch json {
    case .string(let value): self = .string(value)
    default:
      guard let value = json.integerValue else { return nil }
      self = .integer(value)
    }
  }

  var json: JSON {
    switch self {
    case .integer(let value): .integer(value)
    case .string(let value): .string(value)
    }
  }
}
