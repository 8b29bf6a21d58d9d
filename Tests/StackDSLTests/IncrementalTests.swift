import TestSupport
import Testing

@testable import StackDSL

/// The tree after any edits equals the tree of the final text, and so does the model.
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
      let fresh = parse(text, file: file).numbered(as: tree)
      #expect(shape(tree) == shape(fresh))
      model = buildModel(of: file, in: SourceFiles([tree, row]), reusing: model)
      let freshModel = buildModel(of: file, in: SourceFiles([fresh, row]))
      #expect(model.outcome == freshModel.outcome)
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

  /// Neither declares a name, and the second one gets one to be told apart by.
  @Test func twoScreensWithoutANameStayApart() {
    let file = FileID("/Test.stack")
    var text = Array("screen { label a }\nlet gap = 4\nscreen { label b }\n".utf8)
    var tree = parse(text, file: file)
    var model = buildModel(of: file, in: SourceFiles([tree]))
    for insertion in [" ", "screen { label c }\n", "\n"] {
      text.insert(contentsOf: insertion.utf8, at: text.count - 1)
      tree = tree.reparsed(text)
      model = buildModel(of: file, in: SourceFiles([tree]), reusing: model)
      let fresh = parse(text, file: file).numbered(as: tree)
      #expect(model.outcome == buildModel(of: file, in: SourceFiles([fresh])).outcome)
      #expect(Set(model.screens.map(\.name)).count == model.screens.count)
    }
  }

  /// A section that is replaced by others and then restored has its old number.
  @Test func aSectionKeepsItsNumber() {
    let texts = [
      "screen A { }\nscreen B { }\n", "screen New { }\nscreen A { }\nscreen B { }\n",
      "screen A { }\nscreen B { }\n", "screen B { }\n", "screen A { }\nscreen B { }\n",
      "screen A { label l }\nscreen B { }\n", "screen A { }\nscreen B { }\n",
    ]
    var tree = parse(Array(texts[0].utf8), file: FileID("/Test.stack"))
    var numbers: [[Int32]] = []
    for text in texts {
      tree = tree.reparsed(Array(text.utf8))
      numbers.append(tree.places.numbers)
    }
    #expect(numbers == [[0, 1], [2, 0, 1], [0, 1], [1], [0, 1], [0, 1], [0, 1]])
  }

  /// Neither the text after an edit nor the uses of names after it are read again.
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
    #expect(after.parts[0] !== before.parts[0])
    #expect(after.parts[1] === before.parts[1])
    #expect(after.parts[2] === before.parts[2])
    #expect(after.screens[1] == before.screens[1])
    // `screen B` begins at 21, the component's constraint at 67; both have moved by one.
    let screen = after.screens[1]
    #expect(after.fileSpan(screen.span).range == 22..<40)
    #expect(screen.constraints.map { after.fileSpan($0.span).range } == [67..<77])
  }

  /// A screen that depends on other parts of itself: names used before and after their declarations, unknown
  /// names, views without names, an axis that changes, properties set from outside.
  private static let longScreen: String = {
    let rows = (0..<5).map { row in
      """
              hstack row\(row) {
                  spacing: \(row.isMultiple(of: 3) ? "gap" : "8")
                  alignment: top
                  label caption\(row) "Street \(row)" { hugging.horizontal: 251; \(row.isMultiple(of: 4) ? "title" : "caption1").isHidden: true }
                  textField { placeholder: "Type"; width == row\((row * 3) % 5).width * 0.5 @750 "id" }
                  vstack inner\(row) {
                      label "Alone"
                      when state == a || width > 4\(row)0 { caption\(row).numberOfLines: 2; height >= 10 }
                      superview.spacing: 4
                      caption\((row + 1) % 5).hugging.vertical: 20\(row)
                      leading == missing\(row % 4).leading + \(row)
                      allow content-clipped "it scrolls"
                  }
              }
      """
    }
    return """
      /// Above.
      let gap = 4
      component Cell { hstack cell { label title "é"; spacing: gap } }
      screen Long {
          devices: iPhone16
          states: a, b
          vstack root {
              spacing: gap * 2
              edges == safeArea.edges inset 20
              Cell one { title.hugging: 20 }
      \(rows.joined(separator: "\n"))
              Cell two { title.width == one.title.width }
          }
          when state == b { row3.axis: vertical; caption2.text: "Other" }
          expect row1.height >= 4
      }

      screen Other { vstack v { label a; Cell one { title.text: "x" }; spacing: gap } }

      """
  }()
  private static let smallPieces = [
    "z", " ", "1", "8", "gap", "\n", ";", ".", ":", "{", "}", "{ }", "label q", "row4", "\"", "//",
    "/*",
    "spacing: 3\n", "width == 4", "missing", " @500", "when state == b { isHidden: true }", ",",
    "\r\n",
    "axis: vertical\n", "é", "caption1", "\nlet gap = 5\n", "superview", "`", "(", ")", "Avatar a(",
    "= ", "text: \"t\"\n",
  ]

  @Test(arguments: 0..<8) func aLongScreenEqualsThatOfTheFinalText(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 4711)
    let file = FileID("/Long.stack")
    var text = Array(Self.longScreen.utf8)
    var tree = parse(text, file: file)
    var model = buildModel(of: file, in: SourceFiles([tree]))
    for _ in 0..<12 {
      let start = Int.random(in: 0...text.count, using: &generator)
      let length = Bool.random(using: &generator) ? 0 : Int.random(in: 0...6, using: &generator)
      let inserted =
        Bool.random(using: &generator) || length == 0
        ? Self.smallPieces.randomElement(using: &generator) ?? "" : ""
      var next = text
      next.replaceSubrange(start..<min(text.count, start + length), with: Array(inserted.utf8))
      // Most edits start from the valid text, so that not all of them hit text that is broken already.
      let changed = tree.reparsed(next)
      let fresh = parse(next, file: file).numbered(as: changed)
      #expect(shape(changed) == shape(fresh))
      let changedModel = buildModel(of: file, in: SourceFiles([changed]), reusing: model)
      #expect(
        changedModel.outcome == buildModel(of: file, in: SourceFiles([fresh])).outcome,
        "\(start) \(length) \(inserted)")
      guard Int.random(in: 0..<4, using: &generator) == 0 || fresh.problems.isEmpty else {
        continue
      }
      (text, tree, model) = (next, changed, changedModel)
    }
  }

  private func shape(_ tree: SyntaxTree) -> [String] {
    zip(tree.sections, tree.starts).map { section, start in
      "\(start) \(section.bytes == Array(tree.text[start..<start + section.bytes.count])) "
        + "\(section.tokens) \(section.nodes) \(section.faults)"
    } + tree.problems.map { "\($0.code) \($0.span)" } + tree.importPaths
  }
}
