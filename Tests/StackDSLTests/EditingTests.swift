@testable import StackDSL
import Testing

/// Edits keep comments and the formatting of the lines around them.
@Suite struct EditingTests {
  private let file = FileID("/Test.stack")

  private func edited(
    _ text: String, _ change: (ScreenEditor, (String) -> ViewIndex) -> [TextEdit]?
  ) throws -> String {
    let tree = parse(Array(text.utf8), file: file)
    let files = SourceFiles([tree])
    let screen = try #require(buildModel(of: file, in: files).screens.first)
    let view = { (name: String) in
      ViewIndex(screen.views.firstIndex { $0.reference == name } ?? 0)
    }
    var bytes = tree.text
    let edits = try #require(change(ScreenEditor(screen, in: files), view))
    for edit in edits.sorted(by: { $0.span.range.lowerBound > $1.span.range.lowerBound }) {
      bytes.replaceSubrange(edit.span.range, with: Array(edit.newText.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aWrittenPropertyIsReplaced() throws {
    let text = "screen S {\n    label a { hugging.horizontal: 250 } // kept\n}\n"
    #expect(
      try edited(text) { $0.set(.horizontalHugging, of: $1("a"), to: "249") }
        == "screen S {\n    label a { hugging.horizontal: 249 } // kept\n}\n")
  }

  @Test func aListMayEndWithASemicolon() throws {
    #expect(
      try edited("screen S { label a { text: \"x\"; } }") { editor, view in
        let edits = [
          editor.set(.numberOfLines, of: view("a"), to: "0"),
          editor.set(.horizontalHugging, of: view("a"), to: "249"),
        ]
        return edits.compactMap(\.self).flatMap(\.self)
      }
        == "screen S { label a { text: \"x\"; hugging.horizontal: 249; numberOfLines: 0; } }")
  }

  @Test func aNewPropertyGoesIntoTheBraces() throws {
    #expect(
      try edited("screen S { label a \"Hi\" }") {
        $0.set(.horizontalHugging, of: $1("a"), to: "249")
      }
        == "screen S { label a \"Hi\" { hugging.horizontal: 249 } }")
    #expect(
      try edited("screen S { label a { text: \"x\" } }") {
        $0.set(.numberOfLines, of: $1("a"), to: "0")
      }
        == "screen S { label a { text: \"x\"; numberOfLines: 0 } }")
    #expect(
      try edited("screen S {\n    label a {\n        text: \"x\" // why\n    }\n}\n") {
        $0.set(.numberOfLines, of: $1("a"), to: "0")
      }
        == "screen S {\n    label a {\n        text: \"x\" // why\n        numberOfLines: 0\n    }\n}\n"
    )
  }

  @Test func aViewInsideAnInstanceIsChangedAtTheInstance() throws {
    let text = "component C { hstack r { label l } }\nscreen S { C one { }; C two }"
    #expect(
      try edited(text) { $0.set(.horizontalHugging, of: $1("one.l"), to: "249") }
        == "component C { hstack r { label l } }\nscreen S { C one { l.hugging.horizontal: 249 }; C two }"
    )
    #expect(
      try edited(text) { $0.addConstraint("width == 40", to: $1("two.l")) }
        == "component C { hstack r { label l } }\nscreen S { C one { }; C two { l.width == 40 } }")
  }

  @Test func prioritiesAndConstantsChangeInPlace() throws {
    let text =
      "screen S { view a { width == 100; leading == superview.leading + 8 @ 500; edges == superview.edges inset 4 } }"
    #expect(
      try edited(text) { editor, _ in editor.setPriority(ofConstraint: 0, to: 999) }
        .contains("width == 100 @999;"))
    #expect(
      try edited(text) { editor, _ in editor.setPriority(ofConstraint: 1, to: 1000) }
        .contains("leading + 8;"))
    #expect(
      try edited(text) { editor, _ in editor.setConstant(ofConstraint: 1, to: -6) }
        .contains("leading - 6 @ 500"))
    // The bottom edge, inset by 4, has the constant -4 in UIKit's sense.
    #expect(
      try edited(text) { editor, _ in editor.setConstant(ofConstraint: 4, to: -12) }
        .contains("inset 12"))
    #expect(
      try edited(text) { editor, _ in editor.setRelation(ofConstraint: 0, to: .lessThanOrEqual) }
        .contains("width <= 100;"))
  }

  @Test func aMemberGoesWithItsLineOrItsSemicolon() throws {
    #expect(
      try edited("screen S {\n    view a {\n        width == 1\n        height == 2\n    }\n}\n") {
        editor, _ in
        editor.removeConstraint(0)
      } == "screen S {\n    view a {\n        height == 2\n    }\n}\n")
    #expect(
      try edited("screen S { view a { width == 1; height == 2 } }") { editor, _ in
        editor.removeConstraint(1)
      } == "screen S { view a { width == 1 } }")
  }

  @Test func allowStandsWithTheView() throws {
    #expect(
      try edited("screen S { label a }") {
        $0.allow("content-clipped", because: "it scrolls", at: $1("a"))
      }
        == "screen S { label a { allow content-clipped \"it scrolls\" } }")
  }

  /// The members that two edits add to a view without braces share one pair.
  @Test(arguments: [
    ([" { a: 1 }", " { b: 2 }"], " { a: 1; b: 2 }"),
    ([" { a: 1 }", " { b: 2 }", " { c: 3 }"], " { a: 1; b: 2; c: 3 }"),
    ([" {\n    a\n    b\n}", " { c: 3 }"], " {\n    a\n    b\n    c: 3\n}"),
    ([" { c: 3 }", " {\n  x\n  y\n}"], " {\n    c: 3\n  x\n  y\n}"),
  ])
  func newBracesAreShared(written: [String], expected: String) {
    let span = FileSpan(file: FileID("/a.stack"), range: 7..<7)
    let other = TextEdit(
      FileSpan(file: FileID("/a.stack"), range: 9..<9), replacing: [], by: " { d }")
    let edits = written.map { TextEdit(span, replacing: [], by: $0) } + [other]
    #expect(edits.sharingBraces.map(\.newText) == [expected, " { d }"])
  }
}
