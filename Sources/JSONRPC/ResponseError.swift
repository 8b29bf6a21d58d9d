/// The error that a request gets instead of a result.
public struct ResponseError: Error, Sendable, Hashable {
  /// The codes of JSON-RPC 2.0, section 5.1, and of LSP 3.17, "ErrorCodes".
  public enum Code: Int, Sendable, Hashable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }
  /// The peer may send a number that is not in `Code`.
  var code: Int
  public var message: String
  var data: JSON?

  public init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.init(code: code.rawValue, message: message, data: data)
  }

  init(code: Int, message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}
