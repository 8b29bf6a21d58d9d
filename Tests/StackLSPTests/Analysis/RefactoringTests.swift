import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// Each refactoring where it applies, with the whole text after it, and where it must not be offered.
@Suite struct RefactoringTests {
  private let row = """
    screen A {
        vstack root {
            hstack row {
                alignment: top
                label a "x"
            }
        }
    }

    """

  @Test func flippingRenamesTheAlignmentToo() throws {
    let flipped = try result(row, at: "hstack", "Make row vertical")
    #expect(flipped == row.replacing("hstack", with: "vstack").replacing("top", with: "leading"))
    #expect(try result(flipped, at: "vstack row", "Make row horizontal") == row)
  }

  @Test func wrappingIndents() throws {
    #expect(
      try result(row, at: "row", "Wrap row in vstack") == """
        screen A {
            vstack root {
                vstack {
                    hstack row {
                        alignment: top
                        label a "x"
                    }
                }
            }
        }

        """)
    #expect(
      try result("screen A { hstack r { label a; label b } }", at: "label b", "Wrap b in hstack")
        == "screen A { hstack r { label a; hstack { label b } } }")
  }

  @Test func dissolvingKeepsTheViewsAndTheirComments() throws {
    let text = """
      screen A {
          vstack root {
              hstack {
                  label a // one
                  label b
              }
          }
      }

      """
    #expect(
      try result(text, at: "hstack", "Dissolve hstack into the stack around it") == """
        screen A {
            vstack root {
                label a // one
                label b
            }
        }

        """)
  }

  @Test func extractingLeavesAnInstance() throws {
    #expect(
      try result(row, at: "row", "Extract row as component Row") == """
        screen A {
            vstack root {
                Row row
            }
        }

        component Row {
            hstack row {
                alignment: top
                label a "x"
            }
        }

        """)
  }

  private let nested = """
    screen A {
        vstack root {
            spacing: 8
            label a
            vstack inner {
                spacing: 8
                label b // two
                label c
            }
        }
    }

    """

  @Test func mergingMovesNothing() throws {
    let merged = try result(nested, at: "inner", "Merge inner into root")
    #expect(
      merged == """
        screen A {
            vstack root {
                spacing: 8
                label a
                label b // two
                label c
            }
        }

        """)
    #expect(frames(merged).filter { $0.key != "root.inner" } == frames(nested, without: "inner."))
  }

  @Test(arguments: [
    ("            spacing: 8\n", ""), ("vstack inner", "hstack inner"),
    ("label a\n", "label a\n        inner.isHidden: true\n"),
    ("label b", "distribution: fillEqually; label b"), ("label c", "label c { customSpacing: 2 }"),
  ])
  func whatArrangesInAnotherWayIsNotMerged(old: String, new: String) throws {
    let other = nested.replacing(old, with: new)
    #expect(other != nested)
    let mark = other.contains("vstack inner") ? "vstack inner" : "hstack inner"
    #expect(try !offers(other, at: mark).contains { $0.title.hasPrefix("Merge") })
  }

  /// The frames in the screen by path, in the only environment.
  private func frames(_ text: String, without prefix: String = "") -> [String: [Double]] {
    let file = FileID("/a.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    let analysis = analyze(file, in: files, memo: AnalysisMemo())
    let entries = analysis.screens.first?.framesListings.first?.entries ?? []
    return Dictionary(
      uniqueKeysWithValues: entries.filter { $0.path != "root.inner" }.map { entry in
        let rect = entry.frameInScreen
        return (
          entry.path.replacing(prefix, with: ""), [rect.x, rect.y, rect.width, rect.height]
        )
      })
  }

  private let instances = """
    component Row {
        param caption: "Name"
        param gap: 4 + 4
        hstack row {
            spacing: gap * 2
            label title { text: caption }
            textField field { height >= row.height * 0.5 }
        }
    }
    screen A {
        vstack root {
            Row first { caption: "First"; field.hugging: 48; customSpacing: 2 }
            Row last
        }
        expect last.field.width == first.field.width
    }

    """

  @Test func inliningPutsTheParametersIn() throws {
    let inlined = try result(instances, at: "first {", "Inline Row first")
    #expect(
      inlined.hasSuffix(
        """
        screen A {
            vstack root {
                hstack first {
                    spacing: (4 + 4) * 2
                    label title { text: "First" }
                    textField field { height >= first.height * 0.5 }
                    field.hugging: 48
                    customSpacing: 2
                }
                Row last
            }
            expect last.field.width == field.width
        }

        """))
    #expect(inlined.hasPrefix(String(instances.prefix { $0 != "}" })))
    let before = frames(instances, without: "first.")
    #expect(before.count == 7)
    #expect(frames(inlined, without: "first.") == before)
  }

  @Test func inliningLeavesNoTwoViewsOfOneName() throws {
    let clash = instances.replacing("Row last", with: "label title")
      .replacing("last.field.width", with: "title.width")
    #expect(try !offers(clash, at: "first {").contains { $0.title.hasPrefix("Inline") })
    // Members beside the root refer to it, and would be lost.
    let more = instances.replacing("hstack row {", with: "row.width >= 9\n    hstack row {")
    #expect(try !offers(more, at: "first {").contains { $0.title.hasPrefix("Inline") })
  }

  private let conditional = """
    screen A {
        devices: iPhone16, iPhone16.landscape
        states: empty, full
        vstack root {
            spacing: 8
            label a { width == 80 }
            when state == full { a.isHidden: true }
        }
    }

    """

  @Test func aMemberMovesIntoAWhen() throws {
    // The screen's own settings come first, then those that distinguish its environments: an iPhone in
    // landscape is compact in height (Human Interface Guidelines, "Layout", size classes).
    #expect(
      try offers(conditional, at: "spacing").map { $0.title.prefix { $0 != ":" } } == [
        "Move into when state == full", "Move into when verticalSizeClass == compact",
      ])
    #expect(
      try result(conditional, at: "width", "Move into when verticalSizeClass == compact")
        == conditional.replacing(
          "{ width == 80 }", with: "{ when verticalSizeClass == compact { width == 80 } }"))
    // Neither again under the same condition, nor for anything that defines the environments.
    #expect(
      try offers(conditional, at: "a.isHidden").map { $0.title.prefix { $0 != ":" } } == [
        "Move into when verticalSizeClass == compact"
      ])
    #expect(try offers(conditional, at: "states").isEmpty)
  }

  @Test func nothingIsOfferedThatWouldChangeTheMeaningOfNames() throws {
    // The constraints of a plain subview refer to its superview.
    let plain = "screen A { view box { label a { center == superview.center } } }"
    #expect(try !offers(plain, at: "label a").contains { $0.title.contains("hstack") })
    // A constraint outside refers to `a`.
    let used =
      "screen A { hstack r { vstack c { label a { height == 1 } }; label b { width == a.width } } }"
    #expect(try !offers(used, at: "vstack").contains { $0.kind == .extract })
    // Inside the braces, nothing is offered for the view around them.
    #expect(try offers(row, at: "alignment").isEmpty)
    #expect(try !offers(conditional, at: "spacing").contains { $0.kind != .rewrite })
    // The view's own constraints about its place stay with it.
    let deep =
      "screen A { hstack r { edges == safeArea.edges; vstack c { label a; label b { "
      + "width == r.width * 0.5 } } } }"
    #expect(try !offers(deep, at: "vstack").contains { $0.kind == .extract })
    // Properties would be lost.
    #expect(try !offers(row, at: "hstack").contains { $0.kind == .inline })
  }
}
