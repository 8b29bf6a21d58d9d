import Testing

@testable import StackLSP

/// What is written where; that it compiles and means the same, `scripts/slow/swift-export` and
/// `swift-probe` say.
@Suite struct SwiftCommandTests {
  private let text = """
    screen Card { states: empty, full; view box { edges == superview.edges } }

    """

  @Test(arguments: [
    ("view", ["final class CardView: UIView {"], ["UIViewController", "SwiftUI"]),
    (
      "controller", ["final class CardViewController: UIViewController {", "view = CardView()"],
      ["SwiftUI"]
    ),
    (
      "representable",
      [
        "import SwiftUI\nimport UIKit\n", "struct Card: UIViewRepresentable {",
        "var state = CardView.State.empty",
      ],
      ["UIViewController"]
    ),
  ])
  func aScreenIsWrittenInEachForm(form: String, wanted: [String], unwanted: [String]) {
    let capture = Capture()
    #expect(capture.run(["swift", "--as", form, "-"], input: text) == 0)
    for part in wanted { #expect(capture.output.contains(part), "\(capture.output)") }
    for part in unwanted { #expect(!capture.output.contains(part)) }
  }

  @Test func ofSeveralScreensOneIsNamed() {
    let both = text + text.replacing("Card", with: "Form")
    let capture = Capture()
    #expect(capture.run(["swift", "-"], input: both) == 2)
    #expect(capture.error.contains("Which screen of -? There is Card and Form."))
    let wrong = Capture()
    #expect(wrong.run(["swift", "-", "Fom"], input: both) == 2)
    #expect(wrong.error.contains("did you mean Form?"))
    let named = Capture()
    #expect(named.run(["swift", "-", "Form"], input: both) == 0)
    #expect(named.output.contains("class FormView"))
  }

  @Test func theProbeIsOneFileForEveryApp() {
    let capture = Capture()
    #expect(capture.run(["swift", "--probe"]) == 0)
    #expect(capture.output.contains("import UIKit\n"))
    #expect(capture.output.contains("enum StackProbe {"))
    #expect(capture.output.hasSuffix("}\n"))
    #expect(Capture().run(["swift", "--probe", "a.stack"]) == 2)
    #expect(Capture().run(["swift"]) == 2)
  }
}
