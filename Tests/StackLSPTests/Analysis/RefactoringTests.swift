import StackDSL
import Testing

@testable import StackLSP

/// Each refactoring where it applies, with the whole text after it, and where it must not.
@Suite struct RefactoringTests {
  private let file = FileID("/a.stack")

  private func offers(_ text: String, at mark: String) throws -> [Fix] {
    let bytes = Array(text.utf8)
    let tree = parse(bytes, file: file)
    let model = buildModel(of: file, in: SourceFiles([tree]))
    let place = try #require(text.firstRange(of: mark))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    return refactorings(at: offset, in: tree, model)
  }

  private func result(_ text: String, at mark: String, _ title: String) throws -> String {
    let fix = try #require(try offers(text, at: mark).first { $0.title == title })
    return String(decoding: apply(fix.edits, to: Array(text.utf8)), as: UTF8.self)
  }

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

  @Test func nothingIsOfferedThatWouldChangeTheMeaningOfNames() throws {
    // A plain subview's constraints speak of its superview.
    let plain = "screen A { view box { label a; edges == superview.edges } }"
    #expect(try offers(plain, at: "label a").isEmpty)
    #expect(try offers(plain, at: "box").isEmpty)
    // `a` is spoken of from outside.
    let used =
      "screen A { hstack r { vstack c { label a { height == 1 } }; label b { width == a.width } } }"
    #expect(try !offers(used, at: "vstack").contains { $0.kind == .extract })
    // Inside of the braces nothing is offered for the view around.
    #expect(try offers(row, at: "alignment").isEmpty)
    // Properties would be lost.
    #expect(try !offers(row, at: "hstack").contains { $0.kind == .inline })
  }
}
