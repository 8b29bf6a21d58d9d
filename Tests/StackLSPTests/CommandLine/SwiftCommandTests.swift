import Foundation
import Testing

@testable import StackLSP

/// The text and place of the output; `scripts/slow/swift-export` and `swift-probe` check that it compiles and
/// means the same.
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

  private func swift(of path: String) -> String {
    let capture = Capture()
    #expect(capture.run(["swift", Repository.File(path: path).url.path]) == 0)
    return capture.output
  }

  /// Its texts, its default values and its comment come from its file; the screen's comment belongs to the
  /// screen.
  @Test func aComponentOfAnImportedFileIsWhatThatFileSays() {
    let swift = swift(of: "Examples/CardGrid.stack")
    for line in [
      #"    let today = CardView(title: String(localized: "Today"), count: "5")"#,
      #"    init(title: String = String(localized: "List"), count: String = "0") {"#,
    ] { #expect(swift.contains(line + "\n"), "\(swift)") }
    let comments = swift.split(separator: "\n").filter { $0.contains("///") }
    #expect(
      comments == [
        "/// Four cards of equal size in two rows, three points apart from nothing but their spacing.",
        "/// A number in the top corner and a name at the bottom, with room between them.",
      ])
    #expect(swift.contains("between them.\nfinal class CardView: UIStackView {"))
  }

  /// A screen with a host is exported as a cell by default, and says so once.
  @Test func aCellIsACellByItself() {
    let swift = swift(of: "Examples/SettingsCell.stack")
    #expect(swift.contains("final class SettingsCell: UITableViewCell {"))
    // The file's defaults, which three views share, are written once; the fourth has a priority of its own.
    #expect(
      swift.contains(
        """
                for view in [icon, title, disclosure] as [UIView] {
                    view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
                    view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
                }

                row.alignment = .center

        """))
    #expect(
      swift.contains("value.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)"))
  }

  /// A small change of the file is a small change of the Swift: this many lines are removed and added.
  @Test(arguments: [
    ("\"Mathematician\"", "\"Countess\"", 1, 1),
    ("width == 88", "width == 96", 1, 1),
    ("spacing: 6", "spacing: 6; alignment: center", 0, 1),
    // Its declaration, its place among the others, and its text with a blank line.
    ("label role", "label born \"1815\"\nlabel role", 1, 4),
  ])
  func aSmallChangeIsSmallInSwift(old: String, new: String, gone: Int, come: Int) throws {
    let card = try Repository.File(path: "docs/images/Card.stack").text
    let texts = [card, card.replacing(old, with: new)].map { text in
      let capture = Capture()
      #expect(capture.run(["swift", "-"], input: text) == 0)
      return capture.output.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let changes = texts[1].difference(from: texts[0])
    #expect(changes.removals.count == gone && changes.insertions.count == come, "\(changes)")
  }

  @Test func aViewIsNotCalledSoTwice() {
    for (form, word) in [("view", "View"), ("controller", "ViewController")] {
      let capture = Capture()
      #expect(
        capture.run(["swift", "--as", form, "-"], input: "screen LoginView { view a }") == 0)
      #expect(capture.output.contains("final class Login\(word): UI\(word) {"))
    }
    let both = Capture()
    let text = """
      component Card { vstack box { label a } }
      screen CardView { Card first { center == superview.center } }
      """
    #expect(both.run(["swift", "-"], input: text) == 0)
    #expect(both.output.contains("final class CardViewView: UIView {"))
    #expect(both.output.contains("final class CardView: UIStackView {"))
  }

  /// A scene is exported under the names of its outlets and labels, and each constraint with the view that it
  /// places.
  @Test func aSceneIsExportedAsAPersonWouldHaveWrittenIt() {
    let swift = swift(of: "Tests/Fixtures/interface-builder/cell.xib")
    #expect(swift.contains("final class PersonCell: UITableViewCell {"))
    #expect(swift.contains("    let faceImage = UIImageView()\n"))
    #expect(
      swift.contains(
        "faceImage.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor)"))
    let lost = Capture()
    let path = Repository.File(path: "Tests/Fixtures/interface-builder/import.storyboard").url
      .path
    #expect(lost.run(["swift", path]) == 0)
    #expect(lost.error.contains("not exported: Installed in no size class: View gon-e1-001."))
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
