import StackDSL
import Testing

/// The tree after any edits is the tree of the final text, and so is the model.
@Suite struct IncrementalTests {
  private static let pieces = [
    "screen B {\n", "component Row { label l }\n", "}\n", "{", "\n", "\r\n", "\r", "// note\n",
    "/*",
    "*/", "import \"NameRow.stack\"\n", "let gap = 4\n", "label x \"é\"\n", "screen", " ", "\"",
    "    ", "\n\n// a\n\nscreen C { spacer }\n",
  ]

  @Test(arguments: 0..<16) func treesEqualThoseOfTheFinalText(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 7)
    let file = FileID("/Examples/NestedStacks.stack")
    let row = parse(
      try Samples.bytes("Examples/NameRow.stack"), file: FileID("/Examples/NameRow.stack"))
    var text = try Samples.bytes("Examples/NestedStacks.stack")
    text += Array(
      """

      screen Other {
          vstack v { label a; Cell one; Cell two { title.width == one.title.width } }
      }

      /// Declared behind what it is used by, so that every edit moves it.
      component Cell {
          hstack row { label title "é"; when state == a { title.isHidden: true } }
      }

      """.utf8)
    var tree = parse(text, file: file)
    var model = buildModel(of: file, in: SourceFiles([tree, row]))
    for _ in 0..<12 {
      let start = Int.random(in: 0...text.count, using: &generator)
      let end = min(text.count, start + Int.random(in: 0...30, using: &generator))
      let inserted = Self.pieces.randomElement(using: &generator) ?? ""
      text.replaceSubrange(start..<end, with: Array(inserted.utf8))
      tree = tree.reparsed(text)
      let fresh = parse(text, file: file)
      #expect(shape(tree) == shape(fresh))
      model = buildModel(of: file, in: SourceFiles([tree, row]), reusing: model)
      let freshModel = buildModel(of: file, in: SourceFiles([fresh, row]))
      #expect(outcome(model) == outcome(freshModel))
    }
  }

  @Test func whatAnEditDoesNotTouchStaysTheSameObject() {
    let text = Array("screen A { label a }\nscreen B { label b }\nscreen C { label c }\n".utf8)
    let tree = parse(text, file: FileID("/Test.stack"))
    var changed = text
    changed.insert(UInt8(ascii: "x"), at: 38)
    let next = tree.reparsed(changed)
    #expect(next.sections[0] === tree.sections[0])
    #expect(next.sections[1] !== tree.sections[1])
    #expect(next.sections[2] === tree.sections[2])
    #expect(next.starts == [0, 21, 43])
  }

  /// What lies behind an edit is moved, not read again, and so is what names things behind it.
  @Test func aScreenIsReadAgainOnlyWhereItChanged() throws {
    let file = FileID("/Test.stack")
    let text = Array(
      "screen A { label a }\nscreen B { Row b }\ncomponent Row { label c { width == 4 } }\n".utf8)
    var changed = text
    changed.insert(UInt8(ascii: "x"), at: 18)
    let tree = parse(text, file: file)
    let before = buildModel(of: file, in: SourceFiles([tree]))
    let after = buildModel(
      of: file, in: SourceFiles([tree.reparsed(changed)]), reusing: before)
    #expect(!after.screens[0].isSame(as: before.screens[0]))
    #expect(after.screens[1].isSame(as: before.screens[1]))
    #expect(after.components[0].isSame(as: before.components[0]))
    // `screen B` begins at 21, the component's constraint at 67; both have moved by one.
    let screen = after.screens[1].value
    #expect(screen.span.range == 22..<40)
    #expect(screen.constraints.map(\.span.range) == [67..<77])
  }

  private func shape(_ tree: SyntaxTree) -> [String] {
    zip(tree.sections, tree.starts).map { section, start in
      "\(start) \(section.text(0..<section.bytes.count)) \(section.problemCount)"
    } + tree.problems.map { "\($0.code) \($0.span.range)" }
  }

  /// All that a model says, spans included, as text.
  private func outcome(_ model: Model) -> [String] {
    var result = model.problems.map { "\($0.code) \($0.span.range) \($0.message) \($0.notes)" }
    result += model.references.map { "\($0.span.range) \($0.symbol)" }
    for screen in model.screens.map(\.value) + model.components.map(\.value.standalone) {
      result.append("\(screen)")
    }
    return result
  }
}

extension Section {
  fileprivate var problemCount: Int { root.children.reduce(0) { count, _ in count + 1 } }
}
