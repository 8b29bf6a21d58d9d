import StackDSL
import Testing

/// Edits of the view tree: comments move along, and lines keep the formatting of those around them.
@Suite struct StructureEditingTests {
  private let file = FileID("/Test.stack")

  private func edited(
    _ text: String, _ change: (ScreenEditor, Screen, (String) -> ViewIndex) -> [TextEdit]?
  ) throws -> String? {
    let tree = parse(Array(text.utf8), file: file)
    let files = SourceFiles([tree])
    let screen = try #require(buildModel(of: file, in: files).screens.first)
    let view = { (name: String) in
      ViewIndex(screen.views.firstIndex { $0.reference == name } ?? 0)
    }
    guard let edits = change(ScreenEditor(screen, in: files), screen, view) else { return nil }
    var bytes = tree.text
    for edit in edits.sorted(by: { $0.span.range.lowerBound > $1.span.range.lowerBound }) {
      bytes.replaceSubrange(edit.span.range, with: Array(edit.newText.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func dissolvedInner(_ text: String) throws -> String? {
    try edited(text) { editor, screen, view in
      let inner = view("inner")
      return editor.dissolve(
        inner, without: screen.views[inner.index].properties.map(\.span))
    }
  }

  @Test func aDissolvedStackLeavesItsViewsAndTheirComments() throws {
    let text = """
      screen S {
          vstack outer {
              vstack inner {
                  spacing: 8
                  // the first
                  label a
                  label b {
                      text: "x" // kept
                  }
              }
          }
      }
      """
    #expect(
      try dissolvedInner(text) == """
        screen S {
            vstack outer {
                // the first
                label a
                label b {
                    text: "x" // kept
                }
            }
        }
        """)
  }

  /// Two properties on one line share a semicolon, whichever of them is removed first.
  @Test(arguments: [
    "spacing: 8; axis: vertical", "spacing: 8;axis: vertical;", "spacing: 8 ; axis: vertical // a",
  ])
  func propertiesOnOneLineGoTogether(_ members: String) throws {
    let text =
      "screen S {\n  vstack outer {\n    stack inner {\n      \(members)\n      label a\n    }\n  }\n}"
    let comment = members.hasSuffix("// a") ? "// a\n    " : ""
    #expect(
      try dissolvedInner(text)
        == "screen S {\n  vstack outer {\n    \(comment)label a\n  }\n}")
  }

  @Test func onOneLineToo() throws {
    #expect(
      try dissolvedInner("screen S { vstack outer { label t; vstack inner { label a; label b } } }")
        == "screen S { vstack outer { label t; label a; label b } }")
  }

  /// The body of a component belongs to every instance.
  @Test func whatAComponentBringsInStays() throws {
    let text = "component C { vstack r { vstack inner { label a } } }\nscreen S { C one }"
    #expect(try edited(text) { editor, _, view in editor.dissolve(view("one.inner")) } == nil)
    #expect(
      try edited(text) { editor, _, view in editor.move(view("one.inner"), before: view("one")) }
        == nil)
  }

  @Test func aViewMovesBeforeAnother() throws {
    #expect(
      try edited("screen S {\n    hstack r {\n        label a // first\n        label b\n    }\n}")
      {
        editor, _, view in editor.move(view("b"), before: view("a"))
      } == "screen S {\n    hstack r {\n        label b\n        label a // first\n    }\n}")
    #expect(
      try edited("screen S { hstack r { label a; label b } }") { editor, _, view in
        editor.move(view("b"), before: view("a"))
      } == "screen S { hstack r { label b; label a } }")
  }

  private func unwrapped(_ text: String) throws -> String? {
    try edited(text) { editor, screen, view in
      let inner = view("inner")
      let pins = screen.constraints.filter { $0.owner == inner }.map(\.span)
      return editor.replace(
        view("box"), byChild: inner, without: Array(Set(pins)), adding: ["layoutMargins: 8"])
    }
  }

  @Test func aChildTakesThePlaceOfItsWrapper() throws {
    let text = """
      screen S {
          view box {
              edges == superview.edges
              vstack inner {
                  edges == superview.edges inset 8
                  label a // kept
              }
          }
      }
      """
    #expect(
      try unwrapped(text) == """
        screen S {
            vstack inner {
                label a // kept
                layoutMargins: 8
                edges == superview.edges
            }
        }
        """)
  }

  /// A comment or a property of the wrapper would be lost.
  @Test(arguments: ["// why", "isHidden: true", "when width > 400 { width == 40 }"])
  func aWrapperWithMoreInItStays(_ member: String) throws {
    let text = "screen S {\n  view box {\n    \(member)\n    vstack inner { label a }\n  }\n}"
    #expect(try unwrapped(text) == nil)
  }

  @Test func aConstraintGoesIntoAWhen() throws {
    func confined(_ condition: String, _ holds: Bool) throws -> String? {
      try edited("screen S { view a { width == 4 @2 // why\n}; when \(condition) { } }") {
        editor, screen, _ in
        editor.confine(constraint: 0, toWhen: ConditionIndex(0), holds)
      }
    }
    let rest = " // why\n}; when"
    #expect(
      try confined("width > 400", true)
        == "screen S { view a { when width > 400 { width == 4 @2 }\(rest) width > 400 { } }")
    #expect(
      try confined("width > 400", false)
        == "screen S { view a { when !(width > 400) { width == 4 @2 }\(rest) width > 400 { } }")
    #expect(
      try confined("state == empty", false)
        == "screen S { view a { when state != empty { width == 4 @2 }\(rest) state == empty { } }")
  }
}
