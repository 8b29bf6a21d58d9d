import JSONRPC

/// A part of a message's parameters, and where it stands in them.
///
/// Reading what is not there, or is of another type, is the client's mistake: an error that names
/// the field (`textDocument.uri: a string is missing`).
struct Parameters: Sendable {
  var json: JSON?
  var path = ""

  init(_ json: JSON?) { self.json = json }

  private init(_ json: JSON?, path: String) {
    self.json = json
    self.path = path
  }

  subscript(name: String) -> Parameters {
    Parameters(json?[name], path: path.isEmpty ? name : "\(path).\(name)")
  }

  /// Absent, or null.
  var isAbsent: Bool { json == nil || json == .null }

  func string() throws(ResponseError) -> String {
    guard let value = json?.stringValue else { throw wrong("a string") }
    return value
  }

  func integer() throws(ResponseError) -> Int {
    guard let value = json?.integerValue else { throw wrong("an integer") }
    return value
  }

  /// LSP's `uinteger`.
  func count() throws(ResponseError) -> Int {
    guard let value = json?.integerValue, value >= 0 else { throw wrong("an integer from 0") }
    return value
  }

  func bool() throws(ResponseError) -> Bool {
    guard let value = json?.boolValue else { throw wrong("a boolean") }
    return value
  }

  func elements() throws(ResponseError) -> [Parameters] {
    guard let elements = json?.arrayValue else { throw wrong("an array") }
    return elements.enumerated().map { index, element in
      Parameters(element, path: "\(path)[\(index)]")
    }
  }

  func object() throws(ResponseError) -> JSON.Object {
    guard let value = json?.objectValue else { throw wrong("an object") }
    return value
  }

  func position() throws(ResponseError) -> Position {
    Position(line: try self["line"].count(), character: try self["character"].count())
  }

  /// A range whose end stands before its start is read as if they were exchanged.
  func range() throws(ResponseError) -> PositionRange {
    let start = try self["start"].position()
    let end = try self["end"].position()
    return PositionRange(start: min(start, end), end: max(start, end))
  }

  /// What `read` makes of it, or nil where it is absent.
  func optional<Value>(
    _ read: (Parameters) throws(ResponseError) -> Value
  ) throws(ResponseError) -> Value? {
    isAbsent ? nil : try read(self)
  }

  private func wrong(_ expected: String) -> ResponseError {
    let place = path.isEmpty ? "params" : path
    let what = json == nil ? "is missing" : "is expected, not \(json.map(Self.kind) ?? "nothing")"
    return ResponseError(.invalidParams, "\(place): \(expected) \(what).")
  }

  private static func kind(_ json: JSON) -> String {
    switch json {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
