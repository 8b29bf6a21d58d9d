import StackDSL
import Testing

@testable import StackLSP

/// The text written from a model is read as the same model: `parse(write(model)) == model`, except for spans.
@Suite struct ModelTextTests {
  @Test(arguments: ["Examples", "Tests/Fixtures/frames", "Tests/Fixtures/diagnostics"])
  func filesMeanTheSameWhenTheyAreWrittenAnew(_ folder: String) throws {
    let paths = Repository.files(in: folder, suffix: ".stack")
    let examples = Repository.files(in: "Examples", suffix: ".stack")
    #expect(paths.count > 10)
    for path in paths {
      let trees = try ([path] + examples.filter { $0.path != path.path }).map {
        parse(Array(try $0.text.utf8), file: FileID("/" + $0.path))
      }
      let model = buildModel(of: trees[0].file, in: SourceFiles(trees))
      guard model.problems.isEmpty else { continue }
      checkRoundTrip(model, path.path)
    }
  }

  @Test func randomScreensMeanTheSameWhenTheyAreWrittenAnew() {
    for (seed, screen) in RandomScreens.cases(40) {
      checkRoundTrip(model(screen.text), "seed \(seed)")
    }
  }

  @Test func whatHasAConditionStandsInAWhen() {
    checkRoundTrip(
      model(
        """
        screen S {
            states: empty, loaded
            vstack root {
                edges == safeArea.edges inset 4, 8, 12, 16
                when state == empty || width < 400 && !(orientation == landscape) {
                    label note "Nothing here" { when idiom == pad { font: title1; width <= 300 @750 } }
                    spacing: 8
                }
                button go "Go"
            }
            when (state == loaded || idiom == pad) && width > 300 { go.isHidden: true }
            expect go.height >= 20 on iPhone16
        }
        """), "conditions")
  }

  private func model(_ text: String) -> Model {
    let tree = parse(Array(text.utf8), file: FileID("/S.stack"))
    return buildModel(of: tree.file, in: SourceFiles([tree]))
  }

  private func checkRoundTrip(_ model: Model, _ name: String) {
    let text = sourceText(of: model)
    let again = self.model(text)
    #expect(again.problems.isEmpty, "\(name): \(again.problems.map(\.message))\n\(text)")
    #expect(sourceText(of: again) == text, "\(name) is written otherwise the second time")
    #expect(again.screens.count == model.screens.count)
    for (one, two) in zip(model.screens, again.screens) {
      let (before, after) = (one.meaning, two.meaning)
      for line in before.filter({ !after.contains($0) }) {
        Issue.record("\(name): lost \(line)\n\(text)")
      }
      for line in after.filter({ !before.contains($0) }) {
        Issue.record("\(name): new \(line)\n\(text)")
      }
    }
  }
}

extension Screen {
  /// A screen's whole meaning, without places. The order counts, except that of constraints.
  var meaning: [String] {
    var lines = ["\(name): \(documentation)"]
    for (index, view) in views.enumerated() {
      lines.append(
        "\(index) \(view.kind) \(view.name ?? "_") \(view.componentName ?? "") "
          + "\(view.children) \(text(view.condition)) \(index == 0 ? "" : view.documentation)")
      lines += view.properties.enumerated().map {
        "\(index).\($0.offset) \($0.element.name) \($0.element.value) \(text($0.element.condition))"
      }
    }
    lines += constraints.map {
      "\($0.owner.index): \($0.first) \($0.relation) \($0.second.map { "\($0)" } ?? "") "
        + "* \($0.multiplier) + \($0.constant + 0) @\($0.priority) \($0.identifier ?? "") "
        + "\(text($0.condition)) \($0.isOfAutoresizingMask) \($0.changesAtRunTime)"
    }
    lines += expectations.map {
      "expect \($0.first) \($0.relation) \($0.second.map { "\($0)" } ?? "") * \($0.multiplier) "
        + "+ \($0.constant) \($0.devices) \(text($0.condition))"
    }
    lines += allowances.map { "allow \($0.code) \($0.reason ?? "") \($0.owner)" }
    return lines
  }

  private func text(_ condition: ConditionIndex?) -> String {
    condition.map { "\(conditions[$0.index].expression)" } ?? ""
  }
}
