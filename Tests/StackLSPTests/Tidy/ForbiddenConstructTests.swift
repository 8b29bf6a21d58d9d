import Testing

/// Constructs that the sources must not contain, with the reasons.
///
/// A trap ends the server while someone is typing and cannot be caught, so every construct that can trap on a
/// value from outside is listed here. Force unwraps are left to `swift format lint`, which sees the syntax.
@Suite struct ForbiddenConstructTests {
  struct Construct: Sendable, CustomTestStringConvertible {
    /// The text to search for, literally.
    let text: String
    let reason: String
    /// Whether comments and strings count as well.
    var everywhere = false
    /// A line that must match, and a line that must not: the matcher's own test.
    let found: String
    let harmless: String
    var testDescription: String { text }
  }

  static let constructs = [
    Construct(
      text: "try!", reason: "traps on an error", found: "let a = try! b()",
      harmless: "let a = try b() // try!"),
    Construct(
      text: "fatalError", reason: "ends the server", found: "fatalError()",
      harmless: "let s = \"fatalError\""),
    Construct(
      text: "precondition", reason: "ends the server in release builds",
      found: "precondition(a > 0)", harmless: "// a precondition"),
    Construct(
      text: "preconditionFailure", reason: "ends the server", found: "preconditionFailure()",
      harmless: "let a = preconditionFailures"),
    Construct(
      text: "DispatchQueue", reason: "one loop, no queues", found: "DispatchQueue.main.async {}",
      harmless: "// no DispatchQueue"),
    Construct(
      text: "unchecked", reason: "silences the check for data races",
      found: "struct A: @unchecked Sendable {}", harmless: "let uncheckedCount = 1"),
    Construct(
      text: "unsafe", reason: "silences the check for data races",
      found: "nonisolated(unsafe) var a = 1", harmless: "let a = unsafeBytes"),
    Construct(
      text: "unsafeBitCast", reason: "no type stands behind it",
      found: "unsafeBitCast(a, to: B.self)",
      harmless: "// unsafeBitCast"),
    Construct(
      text: "TODO", reason: "belongs into an issue", everywhere: true, found: "// TODO: later",
      harmless: "// a todo list on screen"),
    Construct(
      text: "FIXME", reason: "belongs into an issue", everywhere: true, found: "// FIXME",
      harmless: "// fix me"),
  ]

  @Test(arguments: constructs)
  func itStandsNowhere(_ construct: Construct) {
    for file in Repository.sources {
      for line in lines(with: construct, in: file.source) {
        Issue.record("\(file.path):\(line): \(construct.text) \(construct.reason)")
      }
    }
  }

  @Test(arguments: constructs)
  func theMatcherTellsThemApart(_ construct: Construct) {
    #expect(lines(with: construct, in: SwiftSource("\n" + construct.found)) == [2])
    #expect(lines(with: construct, in: SwiftSource(construct.harmless)).isEmpty)
  }

  /// A global `var` is state that two requests could share.
  @Test func thereIsNoGlobalVariable() {
    for file in Repository.sources where file.name != "main.swift" {
      for (index, line) in file.source.codeLines.enumerated()
      where isGlobalVariable(line) {
        Issue.record("\(file.path):\(index + 1): a global variable")
      }
    }
  }

  @Test func theMatcherSeesAGlobalVariable() {
    #expect(isGlobalVariable("var count = 0"))
    #expect(isGlobalVariable("private var cache: [Int] = []"))
    #expect(!isGlobalVariable("  var count = 0"))
    #expect(!isGlobalVariable("var path: String { root + name }"))
    #expect(!isGlobalVariable("let limit = 4"))
  }

  private func isGlobalVariable(_ line: Substring) -> Bool {
    guard let first = line.first, first != " " else { return false }
    let words = line.split(separator: " ").drop { ["public", "private", "package"].contains($0) }
    return words.first == "var" && !line.hasSuffix("{") && !line.contains(" {")
  }

  /// The numbers of the lines that contain the construct as a word of its own.
  private func lines(with construct: Construct, in source: SwiftSource) -> [Int] {
    let lines = construct.everywhere ? source.lines : source.codeLines
    return lines.enumerated().filter { contains($0.element, construct.text) }.map { $0.offset + 1 }
  }

  private func contains(_ line: Substring, _ text: String) -> Bool {
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return line.ranges(of: text).contains { range in
      let before =
        range.lowerBound == line.startIndex ? nil : line[line.index(before: range.lowerBound)]
      let after = range.upperBound == line.endIndex ? nil : line[range.upperBound]
      return !isWord(before) && !(isWord(text.last) && isWord(after))
    }
  }
}
