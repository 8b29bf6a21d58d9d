import TestSupport
import Testing

@testable import StackLSP

/// Random sequences of changes against a reference that is too simple to be wrong: an array of scalars whose
/// lines are counted again each time.
@Suite struct DocumentTests {
  @Test(arguments: PositionEncoding.allCases, 0..<20 as Range<UInt64>)
  func equalsANaiveMirror(encoding: PositionEncoding, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var mirror = Mirror(scalars: Array("one\r\ntwo ä\n😀".unicodeScalars))
    var document = Document(uri: "file:///a", version: 0, text: mirror.text)
    for version in 1...60 {
      let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let change = randomChange(&random)
        mirror.apply(change, encoding)
        return change
      }
      document.apply(changes, version: version, encoding)
      document.settle()
      #expect(document.version == version)
      #expect(document.source.bytes == Array(mirror.text.utf8))
      #expect(document.source.lines == LineIndex(document.source.bytes))
    }
  }

  /// Typing in one place and then in another, in a text that is longer than a window of edits and is rarely
  /// read.
  @Test(arguments: PositionEncoding.allCases, 0..<12 as Range<UInt64>)
  func aBurstEqualsANaiveMirror(encoding: PositionEncoding, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ends = ["\n", "\r\n", "\r"]
    let text = (0..<120).map { "line ä \($0)" + ends[$0 % ends.count] }.joined()
    var mirror = Mirror(scalars: Array(text.unicodeScalars))
    var document = Document(uri: "file:///a", version: 0, text: text)
    for version in 1...20 {
      // Positions also lie beyond the end by more than any window, after the CR that ends the text.
      let line = Int.random(in: 0..<180, using: &random)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        var change = randomChange(&random)
        change.range?.start.line += line
        change.range?.end.line += line
        mirror.apply(change, encoding)
        document.apply([change], version: version, encoding)
      }
      guard Bool.random(using: &random) else { continue }
      document.settle()
      #expect(document.source.bytes == Array(mirror.text.utf8))
      #expect(document.source.lines == LineIndex(document.source.bytes))
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func positionsAndOffsetsAreInverse(encoding: PositionEncoding) {
    let source = SourceText("a\r\n\nä😀\r語b")
    for offset in 0...source.bytes.count {
      let position = source.position(of: offset, encoding)
      let back = source.offset(of: position, encoding)
      #expect(back <= offset)
      #expect(source.position(of: back, encoding) == position)
    }
  }

  private func randomChange(_ random: inout SeededGenerator) -> Document.Change {
    let pieces = ["", "x", "\n", "\r", "\r\n", "ä", "😀", "語\n", "long text without an end"]
    let text = (0..<2).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    if Int.random(in: 0..<25, using: &random) == 0 { return .init(range: nil, text: text) }
    let places = (0..<2).map { _ in
      Position(
        line: .random(in: 0..<6, using: &random), character: .random(in: 0..<14, using: &random))
    }
    .sorted()
    return .init(range: PositionRange(start: places[0], end: places[1]), text: text)
  }
}

private struct Mirror {
  var scalars: [Unicode.Scalar]

  var text: String {
    scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  mutating func apply(_ change: Document.Change, _ encoding: PositionEncoding) {
    let new = Array(change.text.unicodeScalars)
    guard let range = change.range else { return scalars = new }
    let start = index(range.start, encoding)
    scalars.replaceSubrange(start..<max(start, index(range.end, encoding)), with: new)
  }

  private func index(_ position: Position, _ encoding: PositionEncoding) -> Int {
    var index = 0
    for _ in 0..<position.line {
      while index < scalars.count, !isLineEnd(index) { index += 1 }
      guard index < scalars.count else { return index }
      index +=
        scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n" ? 2 : 1
    }
    var left = position.character
    while index < scalars.count, !isLineEnd(index), units(scalars[index], encoding) <= left {
      left -= units(scalars[index], encoding)
      index += 1
    }
    return index
  }

  private func isLineEnd(_ index: Int) -> Bool { scalars[index] == "\r" || scalars[index] == "\n" }

  private func units(_ scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }
}
