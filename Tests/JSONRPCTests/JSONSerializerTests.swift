import TestSupport
import Testing

@testable import JSONRPC

@Suite struct JSONSerializerTests {
  static let texts: [(JSON, String)] = [
    (.null, "null"),
    (true, "true"),
    (-7, "-7"),
    (.integer(.min), "-9223372036854775808"),
    (0.5, "0.5"),
    (98.0, "98"),
    (.number(.infinity), "null"),
    (.number(.nan), "null"),
    ("a\"\\\n\r\t\u{1}\u{1F}é😀", #""a\"\\\n\r\t\u0001\u001fé😀""#),
    (["z": 1, "a": [1, [], [:]]], #"{"z":1,"a":[1,[],{}]}"#),
    (.fields(["a": 1, "b": nil, "c": .null]), #"{"a":1,"c":null}"#),
    (["a": .written(Array(#"[1,"é"]"#.utf8)), "b": 2], #"{"a":[1,"é"],"b":2}"#),
  ]

  @Test(arguments: texts) func writes(value: JSON, text: String) {
    #expect(String(decoding: value.serialized(), as: UTF8.self) == text)
  }

  @Test func indentsForPeopleAndKeepsNumbersOnOneLine() {
    let value: JSON = ["size": [375, 667], "views": [["path": "root"]], "none": [], "empty": [:]]
    #expect(
      value.indented() == """
        {
          "size": [375,667],
          "views": [
            {
              "path": "root"
            }
          ],
          "none": [],
          "empty": {}
        }

        """)
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func whatIsWrittenIsReadBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = randomValue(depth: 4, &random)
    #expect(try JSONParser.parse(value.serialized()) == value)
    #expect(try JSONParser.parse(Array(value.indented().utf8)) == value)
  }

  private func randomValue(depth: Int, _ random: inout SeededGenerator) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: .null
    case 1: .bool(.random(using: &random))
    case 2: .integer(.random(in: .min ... .max, using: &random))
    case 3: .number(Double.random(in: -1e6...1e6, using: &random).nextUp + 0.25)
    case 4, 5: .string(randomText(&random))
    case 6: .array((0..<3).map { _ in randomValue(depth: depth - 1, &random) })
    default:
      .object(
        JSON.Object(
          (0..<3).map { index in
            .init(
              name: "\(index)\(randomText(&random))", value: randomValue(depth: depth - 1, &random))
          }))
    }
  }

  private func randomText(_ random: inout SeededGenerator) -> String {
    let letters: [Character] = [
      "a", "\"", "\\", "\n", "\u{0}", "\u{7F}", "é", "\u{2028}", "😀", "👨‍👩‍👧",
    ]
    return String((0..<5).compactMap { _ in letters.randomElement(using: &random) })
  }
}
