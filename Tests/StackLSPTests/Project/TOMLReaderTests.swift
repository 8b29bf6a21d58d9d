import Testing

@testable import StackLSP

/// TOML 1.0 as toml.io/en/v1.0.0 describes it; each test names the section.
@Suite struct TOMLReaderTests {
  private func value(_ text: String) throws -> TOMLValue.Content? {
    try TOMLReader.read(Array(text.utf8)).entries.first?.value.content
  }

  @Test(
    "Integer, Float, Boolean",
    arguments: [
      ("a = +99", TOMLValue.Content.integer(99)), ("a = 1_000", .integer(1000)),
      ("a = 0xDEAD", .integer(0xDEAD)), ("a = 0o17", .integer(15)), ("a = 0b101", .integer(5)),
      ("a = -0.5", .float(-0.5)), ("a = 5e+2", .float(500)), ("a = inf", .float(.infinity)),
      ("a = true", .bool(true)), ("a=false", .bool(false)),
    ])
  func words(text: String, expected: TOMLValue.Content) throws {
    #expect(try value(text) == expected)
  }

  @Test(
    "String",
    arguments: [
      (#"a = "x\ty\u00E9\\""#, "x\tyé\\"), (#"a = 'C:\x'"#, #"C:\x"#),
      ("a = \"\"\"\nx\ny\"\"\"", "x\ny"), ("a = \"\"\"x \\\n   y\"\"\"", "x y"),
      ("a = \"\"\"\"x\"\"\"\"", "\"x\""), ("a = '''it's'''", "it's"),
    ])
  func strings(text: String, expected: String) throws {
    #expect(try value(text) == .string(expected))
  }

  @Test("Keys, Table, Inline Table, Array") func structure() throws {
    let text = """
      # comment
      "quoted key" = 1 # another
      a.b.c = 2
      list = [ 1,
        2, # two
      ]
      [ x . 'y z' ]
      point = { u = 1, v.w = "]" }
      [x]
      later = 3
      """
    let table = try TOMLReader.read(Array(text.utf8))
    #expect(table.entries.map(\.key) == ["quoted key", "a", "list", "x"])
    #expect(
      describe(.table(table)) == """
        {quoted key: 1, a: {b: {c: 2}}, list: [1, 2], x: {y z: {point: {u: 1, v: {w: ]}}}, later: 3}}
        """)
  }

  @Test(
    "what is no TOML is told where it stands",
    arguments: [
      ("a = ", 4), ("a = x", 4), ("a 1", 2), ("a = 1 b = 2", 6), ("a = \"x", 4), ("a = \"\\q\"", 5),
      ("a = 1\na = 2", 6), ("[a]\n[a]", 4), ("a = [1", 6), ("a = {b = 1", 10), ("a = 01", 4),
      ("a = 1__0", 4), ("= 1", 0), ("a = {b = 1}\na.c = 2", 12), ("[[a]]", 1),
      ("a = 1979-02-29", 4), ("a = 24:00:00", 4), ("a = 1979-05-27T07:32", 4), ("a = 1\rb = 2", 5),
      ("# x\ry", 3), ("a = 1 # \u{7F}", 8), ("a = \"x\u{0}\"", 6), ("a = 'x\r'", 6),
      ("a = \"\"\"x\ry\"\"\"", 8), ("a = \"\"\"x\\ y\"\"\"", 8),
    ])
  func faults(text: String, offset: Int) {
    let error = #expect(throws: TOMLError.self) { try TOMLReader.read(Array(text.utf8)) }
    #expect(error?.offset == offset, "\(text): \(error?.message ?? "")")
  }

  @Test(
    "Offset Date-Time, Local Date-Time, Local Date, Local Time",
    arguments: [
      "1979-05-27T07:32:00Z", "1979-05-27T00:32:00.999999-07:00", "1979-05-27 07:32:00z",
      "1979-05-27T07:32:00", "1979-05-27", "2000-02-29", "07:32:00", "00:32:00.999999",
      "1990-12-31T23:59:60Z",
    ])
  func dates(text: String) throws {
    #expect(try value("a = \(text) # when\nb = 1") == .date(text))
  }

  @Test(
    "Spec: a TOML file must be a valid UTF-8 document",
    arguments: [("# ", 2), ("a = 1 # ", 8), ("a = \"", 5), ("é = 1\n# ", 9), ("", 0)])
  func bytesThatAreNoText(before: String, offset: Int) {
    let error = #expect(throws: TOMLError.self) {
      try TOMLReader.read(Array(before.utf8) + [0xFF, 0x0A])
    }
    #expect(error?.offset == offset)
  }

  @Test func deepBracketsEnd() {
    let text = "a = " + String(repeating: "[", count: 100_000)
    #expect(throws: TOMLError.self) { try TOMLReader.read(Array(text.utf8)) }
  }

  private func describe(_ content: TOMLValue.Content) -> String {
    switch content {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .date(let text): text
    case .array(let values):
      "[\(values.map { describe($0.content) }.joined(separator: ", "))]"
    case .table(let table):
      "{\(table.entries.map { "\($0.key): \(describe($0.value.content))" }.joined(separator: ", "))}"
    }
  }
}
