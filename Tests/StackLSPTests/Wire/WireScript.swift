import JSONRPC

/// A session on the wire, as a file under `Tests/Fixtures/wire` tells it.
///
/// ```
/// // a comment
/// --> initialize #1 {"capabilities": {}}      the client asks; without #… it notifies
/// --> raw "Content-Length: x\r\n\r\n"         bytes as they are; \u0080…\u00ff are single bytes
/// <-- #1 result {"capabilities": {"…": "…"}}  what the server says next
/// <-- #2 error -32601 "There is no …"
/// <-- textDocument/publishDiagnostics {…}
/// exit 0                                      the process has ended, with this status
/// ```
///
/// Messages of the client that follow one another are in the server's queue together. A line that
/// starts with a blank goes on the one before. In expectations `…` stands for any text, `"…"` for
/// any value, a member named `…` for any further members, an element `"…"` at the end for the rest
/// of an array.
struct WireScript {
  enum Step {
    case send(bytes: [UInt8])
    case expect(pattern: JSON)
    case exit(status: Int32)
  }

  /// A step and the line in the file on which it starts.
  var steps: [(step: Step, line: Int)] = []

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  init(_ text: String) throws {
    var current = ""
    var start = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix(" ") {
        current += line
        continue
      }
      try append(current, start)
      current = String(line)
      start = index + 1
    }
    try append(current, start)
  }

  private mutating func append(_ line: String, _ number: Int) throws {
    guard !line.isEmpty, !line.hasPrefix("//") else { return }
    var rest = line[...]
    let step: Step? =
      switch Self.word(&rest) {
      case "-->": try Self.sent(&rest).map { .send(bytes: $0) }
      case "<--": try Self.expected(&rest).map { .expect(pattern: $0) }
      case "exit": Int32(rest).map { .exit(status: $0) }
      default: nil
      }
    guard let step else { throw Fault(description: "line \(number) is not understood: \(line)") }
    steps.append((step, number))
  }

  private static func sent(_ rest: inout Substring) throws -> [UInt8]? {
    let first = word(&rest)
    if first == "raw" {
      guard case .string(let text) = try json(rest) else { return nil }
      return text.unicodeScalars.flatMap { scalar -> [UInt8] in
        scalar.value < 0x100 ? [UInt8(scalar.value)] : Array(String(Character(scalar)).utf8)
      }
    }
    return try message(first, &rest).map { message in
      let body = message.serialized()
      return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
  }

  private static func expected(_ rest: inout Substring) throws -> JSON? {
    try message(word(&rest), &rest)
  }

  /// `METHOD [#ID] [PARAMS]`, `#ID result JSON` or `#ID error CODE "MESSAGE"`.
  private static func message(_ first: String, _ rest: inout Substring) throws -> JSON? {
    var members: [JSON.Object.Member] = [.init(name: "jsonrpc", value: "2.0")]
    if first.hasPrefix("#") {
      members.append(.init(name: "id", value: try json(first.dropFirst())))
      switch word(&rest) {
      case "result": members.append(.init(name: "result", value: try json(rest)))
      case "error":
        guard let code = Int(word(&rest)) else { return nil }
        let error: JSON = ["code": .integer(code), "message": try json(rest)]
        members.append(.init(name: "error", value: error))
      default: return nil
      }
    } else {
      if rest.hasPrefix("#") {
        members.append(.init(name: "id", value: try json(word(&rest).dropFirst())))
      }
      members.append(.init(name: "method", value: .string(first)))
      if !rest.isEmpty { members.append(.init(name: "params", value: try json(rest))) }
    }
    return .object(JSON.Object(members))
  }

  private static func json(_ text: some StringProtocol) throws -> JSON {
    try JSONParser.parse(Array(text.utf8))
  }

  /// Takes the next word and the blanks behind it.
  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { $0 != " " }
    rest = rest.dropFirst(word.count).drop { $0 == " " }
    return String(word)
  }
}

/// Whether a message is what an expectation allows.
func matches(_ value: JSON, pattern: JSON) -> Bool {
  switch (pattern, value) {
  case ("…", _): return true
  case (.string(let pattern), .string(let text)): return matches(text, pattern: pattern)
  case (.array(var patterns), .array(let elements)):
    let isOpen = patterns.last == "…"
    if isOpen { patterns.removeLast() }
    guard isOpen ? elements.count >= patterns.count : elements.count == patterns.count else {
      return false
    }
    return zip(elements, patterns).allSatisfy { matches($0, pattern: $1) }
  case (.object(var patterns), .object(let members)):
    let isOpen = patterns["…"] != nil
    patterns["…"] = nil
    guard isOpen || members.members.count == patterns.members.count else { return false }
    return patterns.members.allSatisfy { pattern in
      members[pattern.name].map { matches($0, pattern: pattern.value) } ?? false
    }
  default:
    return value.doubleValue.map { $0 == pattern.doubleValue } ?? (value == pattern)
  }
}

private func matches(_ text: String, pattern: String) -> Bool {
  let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
  guard parts.count > 1, let first = parts.first, let last = parts.last else {
    return text == pattern
  }
  var rest = text[...]
  guard rest.hasPrefix(first) else { return false }
  rest = rest.dropFirst(first.count)
  for part in parts.dropFirst().dropLast() where !part.isEmpty {
    guard let found = rest.firstRange(of: part) else { return false }
    rest = rest[found.upperBound...]
  }
  return rest.hasSuffix(last)
}
