import StackDSL
import Testing

/// The two files at the top of the specification, read as a UIKit developer would.
@Suite struct ExampleModelTests {
  @Test func everyExampleIsWithoutProblems() throws {
    let files = try Samples.examples()
    var screens = 0
    for file in files.files {
      let model = buildModel(of: file, in: files)
      screens += model.screens.count
      #expect(model.problems.isEmpty, "\(file.name): \(model.problems.map(\.message))")
    }
    #expect(screens >= 12)
  }

  @Test func viewsStandInDocumentOrderWithInstancesPutIn() throws {
    let files = try Samples.examples()
    let model = buildModel(of: FileID("/Examples/NestedStacks.stack"), in: files)
    let screen = try #require(model.screens.first)
    #expect(
      screen.views.dropFirst().map(\.path) == [
        "root", "root.upper", "root.upper.photo", "root.upper.nameRows",
        "root.upper.nameRows.first", "root.upper.nameRows.first.title",
        "root.upper.nameRows.first.field", "root.upper.nameRows.middle",
        "root.upper.nameRows.middle.title", "root.upper.nameRows.middle.field",
        "root.upper.nameRows.last", "root.upper.nameRows.last.title",
        "root.upper.nameRows.last.field", "root.notes", "root.buttons", "root.buttons.save",
        "root.buttons.cancel", "root.buttons.clear",
      ])
    let middle = try #require(screen.views.first { $0.path == "root.upper.nameRows.middle.title" })
    #expect(middle.reference == "middle.title")
    #expect(middle.properties.map(\.value) == [.string("Middle")])
    #expect(middle.span.file == FileID("/Examples/NameRow.stack"))
    #expect(middle.instanceSpan?.file == FileID("/Examples/NestedStacks.stack"))
  }

  @Test func edgesAreFourConstraintsInsetInward() throws {
    let files = try Samples.examples()
    let model = buildModel(of: FileID("/Examples/NestedStacks.stack"), in: files)
    let screen = try #require(model.screens.first)
    let edges = screen.constraints.filter { $0.composite == .edges }
    #expect(edges.map(\.first.attribute) == [.top, .leading, .bottom, .trailing])
    #expect(edges.map(\.constant) == [20, 20, -20, -20])
    #expect(edges.allSatisfy { $0.second?.item == .safeArea && $0.second?.view == .screen })
  }
}
