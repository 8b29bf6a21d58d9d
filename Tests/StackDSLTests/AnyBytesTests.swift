import StackDSL
import TestSupport
import Testing

/// Any bytes are a file: they split into tokens, they parse, they have a model, and nothing traps.
@Suite struct AnyBytesTests {
  /// Parses and models the text, and checks the properties of every tree.
  private func check(_ text: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let tree = parse(text, file: FileID("/Soup.stack"))
    #expect(tiles(tree), sourceLocation: sourceLocation)
    let model = buildModel(of: tree.file, in: SourceFiles([tree]))
    let areInside = model.problems.allSatisfy {
      let range = model.fileSpan($0.span).range
      return range.lowerBound >= 0 && range.upperBound <= text.count
    }
    #expect(areInside, sourceLocation: sourceLocation)
  }

  private func tiles(_ tree: SyntaxTree) -> Bool {
    var joined: [UInt8] = []
    for (section, start) in zip(tree.sections, tree.starts) {
      guard start == joined.count else { return false }
      var end = 0
      for token in 0..<section.tokens.count {
        let range = section.tokens.range(token)
        guard range.lowerBound == end, !range.isEmpty else { return false }
        end = range.upperBound
      }
      guard end == section.bytes.count else { return false }
      joined += section.bytes
    }
    return joined == tree.text
  }

  @Test func prefixesOfEveryExample() throws {
    for path in try Samples.paths(in: "Examples") {
      let text = try Samples.bytes(path)
      for length in stride(from: path.utf8.count % 4, through: text.count, by: 4) {
        #expect(tiles(parse(Array(text[..<length]), file: FileID("/Prefix.stack"))))
        // A model takes longer than a tree.
        if length % 40 < 4 { check(Array(text[..<length])) }
      }
    }
  }

  @Test(arguments: 0..<40) func randomBytes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0...600, using: &generator)
    check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  /// Words of the language in random order, which get further into the parser than random bytes.
  @Test(arguments: 0..<150) func randomWords(seed: Int) {
    let words = [
      "screen", "component", "param", "let", "import", "when", "expect", "allow", "on", "inset",
      "vstack", "label", "a", "b.c", ".", ":", ";", "{", "}", "(", ")", "==", "<=", ">=", "<", "&&",
      "||", "!", "+", "-", "*", "/", "@", "12", "30%", "1x2", "_ x 4", "\"text\"", "\"open", "\n",
      "\r\n", "\n    ", "/*", "*/", "// c", "width", "edges", "hugging", "spacing", "x", "true",
      "`when`", "\u{FEFF}", "é", "🎉", "state", "first", ",",
    ]
    var generator = SeededGenerator(seed: UInt64(seed) + 1000)
    let count = Int.random(in: 1...120, using: &generator)
    let text = (0..<count).map { _ in
      (words.randomElement(using: &generator) ?? "") + (Bool.random(using: &generator) ? " " : "")
    }
    check(Array(text.joined().utf8))
  }

  @Test func whatBreaksOthers() {
    check([])
    check([0])
    check([0xEF, 0xBB, 0xBF] + Array("screen A { label b }".utf8))
    check(Array("screen A {\u{FEFF} label b }".utf8))
    check(Array("screen A {\r label b\r\n label c\n }".utf8))
    // A lone surrogate and an overlong NUL, which no encoder should produce.
    check(Array("label ".utf8) + [0xED, 0xA0, 0x80, 0xC0, 0x80] + Array(" }".utf8))
    check(Array("screen A { width == 99999999999999999999999999999999999e99 }".utf8))
    check(
      Array(
        "screen A { view b { numberOfLines: 1e400; width == 1 / 0; height == 0 * width } }".utf8))
  }

  /// An endless line of a name, a string, a number, a comment or meaningless bytes: one member with one
  /// message that quotes one line. `scripts/slow/extremes` has ten megabytes of each.
  @Test(arguments: ["a", "\"", "1", "//", "#", "\u{0}", "-", "é", " "])
  func lineWithoutAnEnd(piece: String) {
    let long = String(repeating: piece, count: 20_000)
    let text = "screen A {\nlabel \(long)\nlabel b\n}\n"
    let tree = parse(Array(text.utf8), file: FileID("/L.stack"))
    #expect(tiles(tree))
    let model = buildModel(of: tree.file, in: SourceFiles([tree]))
    #expect(model.problems.count <= 2)
    #expect(model.problems.allSatisfy { $0.message.utf8.count < 400 })
    #expect(model.screens[0].views.contains { $0.name == "b" })
  }

  @Test func nestingOfAnyDepthIsBounded() {
    let depth = 100_000
    check(Array(String(repeating: "{", count: depth).utf8))
    check(Array((String(repeating: "vstack {", count: depth)).utf8))
    check(
      Array(
        (String(repeating: "view {\n", count: 20_000) + String(repeating: "}\n", count: 20_000))
          .utf8))
    check(Array(("screen A { width == " + String(repeating: "(", count: depth)).utf8))
    check(Array(("screen A { when " + String(repeating: "(", count: depth)).utf8))
    check(Array(("screen A { spacing: " + String(repeating: "(", count: depth)).utf8))
    check(Array(("screen A { when " + String(repeating: "!", count: depth)).utf8))
    check(Array(("screen A { width == " + String(repeating: "-", count: depth) + "4 }").utf8))
    check(Array(String(repeating: "/*", count: depth).utf8))
    check(Array(String(repeating: "}", count: depth).utf8))
  }
}
