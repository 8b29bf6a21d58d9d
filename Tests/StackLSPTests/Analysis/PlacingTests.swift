import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// Actions that place a view or name a number: the whole text after each, and its layout.
@Suite struct PlacingTests {
  private func findings(_ text: String) -> [String] {
    let file = FileID("/a.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    return analyze(file, in: files, memo: AnalysisMemo()).findings.map(\.message)
  }

  @Test func pinningPlacesAViewWithOneAction() throws {
    let text = """
      screen A {
          label title "Hello"
      }

      """
    let pinned = try result(text, at: "title", "Pin title to the safe area")
    #expect(
      pinned == """
        screen A {
            label title "Hello" {
                top == safeArea.top + 16
                leading == safeArea.leading + 20
                trailing == safeArea.trailing - 20
            }
        }

        """)
    #expect(!findings(text).isEmpty)
    #expect(findings(pinned).isEmpty)
    // Existing ties stay as they are.
    let half = "screen A { label title \"x\" { centerX == superview.centerX } }"
    #expect(
      try result(half, at: "title", "Pin title to the safe area")
        == "screen A { label title \"x\" { centerX == superview.centerX; top == safeArea.top + 16 } }"
    )
    #expect(try !offers(pinned, at: "title").contains { $0.title.hasPrefix("Pin") })
    // They are also offered on a blank line in its braces; an arranged view has no position of its own.
    let blank = "screen A {\n    vstack box {\n\n        label a \"x\"\n    }\n}\n"
    #expect(
      try offers(blank, at: "\n        label").contains {
        $0.title.hasPrefix("Pin box to the safe area")
      })
    #expect(try !offers(blank, at: "label a").contains { $0.title.hasPrefix("Pin") })
  }

  @Test func twoSiblingsBecomeEquallyWide() throws {
    let text = "screen A { hstack r { edges == safeArea.edges; label a \"x\"; label b \"y\" } }"
    let equal = try result(text, at: "label b", "Make a and b equally wide")
    #expect(
      equal
        == "screen A { hstack r { edges == safeArea.edges; label a \"x\"; "
        + "label b \"y\" { width == a.width } } }")
    #expect(try result(text, at: "label a", "Make a and b equally wide") == equal)
    #expect(
      try offers(text.replacing("hstack", with: "vstack"), at: "label b")
        .contains { $0.title.hasPrefix("Make a and b equally high") })
    // An action that would cause a conflict is not offered.
    let fixed = text.replacing("\"x\"", with: "\"x\" { width == 40 }")
      .replacing("\"y\"", with: "\"y\" { width == 50 }")
    #expect(try !offers(fixed, at: "label b").contains { $0.title.hasPrefix("Make a and b") })
  }

  @Test func aStackGoesIntoAScrollView() throws {
    let text = """
      screen A {
          vstack list {
              edges == safeArea.edges
              label a "x"
          }
      }

      """
    #expect(
      try result(text, at: "list", "Embed list in a scroll view") == """
        screen A {
            scrollView {
                edges == safeArea.edges
                vstack list {
                    edges == superview.content.edges
                    width == superview.frame.width
                    label a "x"
                }
            }
        }

        """)
  }

  @Test func whatPlacesAViewStaysWithTheInstance() throws {
    let text = """
      screen A {
          hstack row {
              spacing: 8 // eight
              top == safeArea.top
              leading == safeArea.leading
              label a "x"
              label b "y"
          }
      }

      """
    #expect(
      try result(text, at: "row", "Extract row as component Row") == """
        screen A {
            Row row {
                top == safeArea.top
                leading == safeArea.leading
            }
        }

        component Row {
            hstack row {
                spacing: 8 // eight
                label a "x"
                label b "y"
            }
        }

        """)
  }

  @Test func aNumberGetsAName() throws {
    let text = """
      // A file.

      /// A screen.
      screen A {
          hstack r { spacing: 8; center == superview.center; label a "x"; label b "y" }
      }

      """
    #expect(
      try result(text, at: "8", "Name 8 with a `let`")
        == text.replacing("/// A", with: "let gap = 8\n\n/// A")
        .replacing("spacing: 8", with: "spacing: gap"))
    // A name that is taken is skipped, and the names stay together.
    let second = "let gap = 4\n\nscreen A { vstack r { spacing: 8; label a; spacing: gap } }\n"
    #expect(
      try result(second, at: "8", "Name 8 with a `let`").hasPrefix("let gap2 = 8\nlet gap = 4\n"))
  }
}
