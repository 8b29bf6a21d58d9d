import LayoutEngine
import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// Findings do not depend on what a layout does not depend on: the order of constraints, a composite written
/// in one line or in its parts, a hidden view.
@Suite struct IndifferenceTests {
  @Test func theOrderOfConstraintsIsIndifferent() {
    for (seed, screen) in RandomScreens.cases(60) {
      var random = SeededGenerator(seed: seed)
      var shuffled = screen
      shuffled.lines.shuffle(using: &random)
      shuffled.forEachView { $0.lines.shuffle(using: &random) }
      compare(screen, shuffled, seed) { "\($0.code): \($0.message)" }
    }
  }

  @Test func aCompositeSaysWhatItsPartsSay() {
    for (seed, screen) in RandomScreens.cases(60) {
      var split = screen
      split.forEachView { view in
        view.lines = view.lines.flatMap { line in
          line.parts.isEmpty ? [line] : line.parts.map { RandomScreen.Line(text: $0) }
        }
      }
      compare(screen, split, seed) { $0.code }
    }
  }

  /// Across its stack a hidden view keeps its alignment and its content (UIKit keeps both), so this uses one
  /// without content in a stack that fills.
  @Test func aHiddenViewWithoutContentIsIndifferent() {
    for (seed, screen) in RandomScreens.cases(60) {
      var random = SeededGenerator(seed: seed)
      var hiding = screen
      hiding.forEachView { view in
        guard view.isStack, random.chance(2),
          !view.properties.contains(where: { $0.hasPrefix("alignment") }),
          view.children.contains(where: { !$0.properties.contains("isHidden: true") })
        else { return }
        view.children.append(
          RandomScreen.Node(
            kind: "view", name: "hidden\(view.name)", properties: ["isHidden: true"]))
      }
      compare(screen, hiding, seed) { $0.severity == .hint ? nil : $0.code }
    }
  }
}

/// Equal frames and equal findings, each reduced to a string.
private func compare(
  _ one: RandomScreen, _ other: RandomScreen, _ seed: UInt64, _ words: (Finding) -> String?
) {
  guard one.text != other.text else { return }
  let (before, after) = (analysis(of: one.text), analysis(of: other.text))
  let said = Set(before.findings.compactMap(words))
  let saidNow = Set(after.findings.compactMap(words))
  let new = saidNow.subtracting(said).sorted()
  let gone = said.subtracting(saidNow).sorted()
  if !new.isEmpty || !gone.isEmpty {
    Issue.record("seed \(seed): said \(gone)\nnow \(new)\n\(one.text)\(other.text)")
  }
  let moved = zip(frames(before), frames(after).filter { !$0.key.contains("hidden") })
    .filter { $0 != $1 }
  if let first = moved.first {
    Issue.record("seed \(seed): \(first)\n\(one.text)\(other.text)")
  }
}

/// Only unambiguous layouts: in an ambiguous one the order of constraints may decide.
private func frames(_ analysis: Analysis) -> [(key: String, frame: Rect)] {
  analysis.screens.flatMap(\.framesListings).filter { $0.status == .solved }.flatMap { listing in
    listing.entries.map {
      (
        "\(listing.environment.name) \($0.path)",
        $0.ambiguous.isEmpty ? $0.frame : Rect(x: 0, y: 0, width: 0, height: 0)
      )
    }
  }
}
