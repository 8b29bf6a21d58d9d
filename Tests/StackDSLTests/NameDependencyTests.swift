import TestSupport
import Testing

@testable import StackDSL

/// When a declaration changes, exactly the sections that name it are read again.
@Suite struct NameDependencyTests {
  private static let main = FileID("/Main.stack")
  private static let shared = FileID("/Shared.stack")
  private static let mainText = """
    import "Shared.stack"
    let gap = 4
    let wide = gap * 2
    component Pair { hstack pair { spacing: wide; label a; Row b } }
    screen Direct { vstack v { spacing: gap } }
    screen Through { Pair p { a.width == 40 } }
    screen Imported { Row r { title.hugging: strong } }
    screen Alone { vstack v { spacing: 8; label l } }
    screen Faulty { vstack v { spacing: gpa } }

    """
  private static let sharedText = """
    let strong = 999
    component Row { hstack row { label title } }

    """

  private static func files(_ main: String, _ shared: String) -> SourceFiles {
    SourceFiles([
      parse(Array(main.utf8), file: Self.main), parse(Array(shared.utf8), file: Self.shared),
    ])
  }

  /// By the names in the text above: `wide` is made of `gap`, and `Pair` names `wide` and `Row`. A section
  /// with a fault is always read again, since its message may suggest any name.
  @Test(arguments: [
    ("gap = 4", "gap = 40", ["Direct", "Through", "Faulty"]),
    ("wide = gap", "wide = 1 + gap", ["Through", "Faulty"]),
    ("label a;", "label a \"A\";", ["Through", "Faulty"]),
    ("strong = 999", "strong = 99", ["Imported", "Faulty"]),
    ("label title", "label title \"T\"", ["Through", "Imported", "Faulty"]),
    ("hugging: strong", "hugging: 9", ["Imported"]),
  ])
  func onlyWhoNamesItIsReadAgain(old: String, new: String, readAgain: [String]) throws {
    func changed(_ text: String) -> String {
      guard let range = text.firstRange(of: old) else { return text }
      return text.replacingCharacters(in: range, with: new)
    }
    let before = Self.files(Self.mainText, Self.sharedText)
    let model = buildModel(of: Self.main, in: before)
    var after = before
    for (file, text) in [(Self.main, Self.mainText), (Self.shared, Self.sharedText)] {
      after[file] = try #require(before[file]).reparsed(Array(changed(text).utf8))
    }
    let present = buildModel(of: Self.main, in: after, reusing: model)
    let read = zip(model.parts, present.parts).filter { $0 !== $1 }.map(\.1)
    let names = read.flatMap { $0.screens.map(\.name) }
    #expect(names == readAgain)
    #expect(present.outcome == buildModel(of: Self.main, in: after).outcome)
  }

  private static let pieces = [
    "let gap = 5\n", "let strong = gap\n", "component Row { label title }\n", "gap", "Row",
    "import",
    "import \"Shared.stack\"\n", "9", "\n", "}", "{", "let new = 1\n",
    "screen New { Row x { spacing: new } }\n",
  ]

  /// Edits in either file, applied as long as text remains.
  @Test(arguments: 0..<8) func theModelEqualsThatOfTheFinalTexts(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 99)
    var files = Self.files(Self.mainText, Self.sharedText)
    var model = buildModel(of: Self.main, in: files)
    for step in 0..<20 {
      if step.isMultiple(of: 5) { files = Self.files(Self.mainText, Self.sharedText) }
      let file = Bool.random(using: &generator) ? Self.main : Self.shared
      var text = try #require(files[file]).text
      let start = Int.random(in: 0...text.count, using: &generator)
      let end = min(text.count, start + Int.random(in: 0...4, using: &generator))
      text.replaceSubrange(
        start..<end, with: Array((Self.pieces.randomElement(using: &generator) ?? "").utf8))
      files[file] = try #require(files[file]).reparsed(text)
      model = buildModel(of: Self.main, in: files, reusing: model)
      #expect(model.outcome == buildModel(of: Self.main, in: files).outcome)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
