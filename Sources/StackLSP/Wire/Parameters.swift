import JSONRPC

/// A part of a message's parameters with its path.
///
/// Reading a field that is missing or has another type is the client's mistake. The error names the field
/// (`textDocument.uri: a string is missing`).
struct Parameters: Sendable {
  let json: JSON?
  private let place: Place

  /// The steps to the field. They are put into words only for an error, which almost no message has.
  private indirect enum Place: Sendable {
    case all
    case member(String, of: Place)
    case element(Int, of: Place)
  }

  init(_ json: JSON?) { self.init(json, .all) }

  private init(_ json: JSON?, _ place: Place) {
    self.json = json
    self.place = place
  }

  subscript(name: String) -> Parameters { Parameters(json?[name], .member(name, of: place)) }

  /// `contentChanges[0].text`; `params` for the whole.
  var path: String {
    var path = ""
    var rest = place
    while true {
      let step: String
      switch rest {
      case .all: return path.isEmpty ? "params" : path
      case .member(let name, let whole): (step, rest) = (name, whole)
      case .element(let index, let whole): (step, rest) = ("[\(index)]", whole)
      }
      path = path.isEmpty || path.hasPrefix("[") ? step + path : "\(step).\(path)"
    }
  }

  /// Whether the value is missing or null.
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
      Parameters(element, .element(index, of: place))
    }
  }

  func object() throws(ResponseError) -> JSON.Object {
    guard let value = json?.objectValue else { throw wrong("an object") }
    return value
  }

  func position() throws(ResponseError) -> Position {
    Position(line: try self["line"].count(), character: try self["character"].count())
  }

  /// If the end of a range is before its start, the two are swapped.
  func range() throws(ResponseError) -> PositionRange {
    let start = try self["start"].position()
    let end = try self["end"].position()
    return PositionRange(start: min(start, end), end: max(start, end))
  }

  /// The value that `read` returns; nil if the field is absent.
  func optional<Value>(
    _ read: (Parameters) throws(ResponseError) -> Value
  ) throws(ResponseError) -> Value? {
    isAbsent ? nil : try read(self)
  }

  private func wrong(_ expected: String) -> ResponseError {
    let what = json == nil ? "is missing" : "is expected, not \(json.map(Self.kind) ?? "nothing")"
    return ResponseError(.invalidParams, "\(path): \(expected) \(what).")
  }

  private static func kind(_ json: JSON) -> String {
    switch json {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .written: "a text of JSON"
    }
  }
}

extension Parameters {
  func optionalString() throws(ResponseError) -> String? {
    try optional { value throws(ResponseError) in try value.string() }
  }
}

extension ResponseError {
  init(_ unknown: UnknownName) { self.init(.invalidParams, unknown.message) }
}
