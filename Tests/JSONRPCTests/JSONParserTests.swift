import Testing

@testable import JSONRPC

/// The expectations are those of RFC 8259, except where LSP is stricter.
@Suite struct JSONParserTests {
  static let values: [(String, JSON)] = [
    ("null", .null),
    (" true ", true),
    ("false", false),
    ("0", 0),
    ("-12", -12),
    ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .number(9_223_372_036_854_775_808)),
    ("0.5", 0.5),
    ("-2.5e-1", -0.25),
    ("1E3", 1000.0),
    ("\"\"", ""),
    (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e4\ud83d\ude00""#, "ä😀"),
    // An editor may cut a message in the middle of an emoji: one unit of UTF-16 replaces another.
    (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
    (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\u0000""#, "\0"),
    ("\"ä😀\u{2028}\"", "ä😀\u{2028}"),
    ("[]", []),
    ("[1,[],{}]", [1, [], [:]]),
    ("{\"b\":1,\"a\":[true]}", ["b": 1, "a": [true]]),
    ("\t{ \"a\" :\r\n1 }\n", ["a": 1]),
  ]

  @Test(arguments: values) func accepts(text: String, value: JSON) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
  }

  static let faults = [
    "", " ", "nul", "True", "'a'", "+1", "01", "-", "-01", "1.", ".5", "1e", "1e+", "0x10", "NaN",
    "Infinity", "1e999", "-1e999", "\"", "\"a", #""\""#, #""\x""#, #""\u12""#, #""\u12g4""#,
    #""\ud800\u00""#, "\"\n\"", "\"\u{1}\"", "[", "[1",
    "[1,", "[1,]", "[,1]", "[1 2]", "]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}",
    "{a:1}",
    "{1:2}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{\"a\":1,\"a\":2}", "1 2", "{}x", "\u{FEFF}1",
    "// c\n1",
  ]

  /// Two bytes on the wire take up to eighty in memory, so their number is limited. An array is a value, too.
  @Test func refusesTooManyValues() throws {
    let text = Array("[0,{\"a\":[1]}]".utf8)
    #expect(try JSONParser.parse(text, maximumValues: 5) == [0, ["a": [1]]])
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(text, maximumValues: 4) }
  }

  @Test(arguments: faults) func refuses(text: String) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func refusesBytesThatAreNotUTF8() {
    for bytes: [UInt8] in [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3],
    ] {
      #expect(throws: JSONParser.Failure.self) {
        try JSONParser.parse([0x22] + bytes + [0x22])
      }
    }
  }

  @Test func saysWhereTheTextStopsBeingJSON() {
    #expect(
      throws: JSONParser.Failure(
        offset: 7, reason: "the name \"a\" stands twice in one object")
    ) {
      try JSONParser.parse(Array(#"{"a":1,"a":2}"#.utf8))
    }
  }

  @Test func refusesAnyNameThatStandsTwiceAmongMany() {
    let names = (0..<100).map { "\"n\($0)\":\($0)" }
    #expect(throws: Never.self) {
      try JSONParser.parse(Array("{\(names.joined(separator: ","))}".utf8))
    }
    for repeated in [0, 15, 16, 17, 99] {
      let text = "{\((names + ["\"n\(repeated)\":0"]).joined(separator: ","))}"
      #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func refusesDeepNesting(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func acceptsNestingUpToTheLimit() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSONParser.parse(nested(JSONParser.maximumDepth)) }
    #expect(throws: JSONParser.Failure.self) {
      try JSONParser.parse(nested(JSONParser.maximumDepth + 1))
    }
  }

  @Test func everyPrefixAndEveryFlippedByteIsAnAnswer() {
    let text = Array(#"{"a":[1,-2.5e3,"x\né😀"],"b":{"c":null,"d":[true,false]}}"#.utf8)
    for end in 0..<text.count {
      #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text[..<end])) }
    }
    for index in text.indices {
      for byte: UInt8 in [0, 0x22, 0x2C, 0x5B, 0x5C, 0x7B, 0x7D, 0x80, 0xFF] {
        var changed = text
        changed[index] = byte
        // The text is still JSON, or it is rejected; the parser must end in either case.
        if let value = try? JSONParser.parse(changed) {
          let text = value.serialized()
          #expect((try? JSONParser.parse(text))?.serialized() == text)
        }
      }
    }
  }
}
