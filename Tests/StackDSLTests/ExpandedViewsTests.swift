import TestSupport
import Testing

@testable import StackDSL

/// The views that components expand to are counted before they are made.
@Suite struct ExpandedViewsTests {
  private static let file = FileID("/a.stack")

  private func model(_ text: String) -> Model {
    buildModel(of: Self.file, in: SourceFiles([parse(Array(text.utf8), file: Self.file)]))
  }

  private func views(_ model: Model) -> Int {
    let items = model.screens + model.components.map(\.standalone)
    return items.reduce(0) { $0 + $1.views.count }
  }

  /// Components of this many levels, each with this many instances of the one below.
  private func multiplied(levels: Int, instances: Int) -> String {
    let parts = (1..<levels).map { level in
      let inner = (0..<instances).map { "C\(level - 1) c\($0)" }.joined(separator: "; ")
      return "component C\(level) { vstack r { \(inner) } }"
    }
    return "component C0 { label l \"x\" }\n\(parts.joined(separator: "\n"))\n"
      + "screen S { C\(levels - 1) c }\n"
  }

  @Test(arguments: [(31, 8), (32, 2), (31, 1), (5, 400), (200, 3), (5_000, 2)])
  func componentsInComponentsAreBounded(levels: Int, instances: Int) {
    let model = model(multiplied(levels: levels, instances: instances))
    // The bound, the written views, and a root for each item.
    let written = 2 * levels + instances * levels + 2
    #expect(views(model) <= ExpandedViews.most + written)
    let tooMany = model.problems.filter { $0.code == "screen-too-large" }
    #expect(tooMany.isEmpty == (instances == 1))
    // Reported where the number becomes too large, and not again for everything that contains it: once for a
    // component that is too large by itself, once for the file.
    #expect(tooMany.count <= 2)
    #expect(model.problems.count == tooMany.count)
  }

  /// 25 components, each of which contains all of them.
  @Test func cyclesAreBounded() {
    let instances = (0..<25).map { "C\($0) c\($0)" }.joined(separator: "; ")
    let text = (0..<25).map { "component C\($0) { vstack r { \(instances) } }" }.joined(
      separator: "\n")
    let model = model(text)
    #expect(views(model) <= 25 * (ExpandedViews.mostOfCycle + 30))
    #expect(model.problems.contains { $0.code == "component-cycle" })
  }

  /// The count equals the number of views that are made, on random components without a cycle.
  @Test func theCountIsWhatIsMade() {
    var random = SeededGenerator(seed: 25)
    for _ in 0..<300 {
      let text = randomComponents(&random)
      let tree = parse(Array(text.utf8), file: Self.file)
      let model = model(text)
      #expect(model.problems.isEmpty, "\(model.problems.map(\.message)) \(text)")
      let instances = tree.sections.reduce(0) { sum, section in
        sum + section.nodes.count { $0.kind == .view }
      }
      let isInstance = text.matches(of: /C\d+ i/).count
      // Every item has a root besides its views; an instance has as many views as were counted for it.
      let items = model.screens.count + model.components.count
      let counted = ExpandedViews(of: Self.file, in: SourceFiles([tree])).views(after: nil)
      #expect(views(model) == items + instances - isInstance + counted, "\(text)")
    }
  }

  private func randomComponents(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...6, using: &random)
    var lines = ["component C0 { label l }"]
    for index in 1...count {
      let members = (0..<Int.random(in: 1...4, using: &random)).map { member in
        Bool.random(using: &random)
          ? "C\(Int.random(in: 0..<index, using: &random)) i\(member)" : "label m\(member)"
      }
      lines.append("component C\(index) { vstack r { \(members.joined(separator: "; ")) } }")
    }
    return (lines + ["screen S { C\(count) i }"]).joined(separator: "\n")
  }
}
