import StackDSL
import Testing

@testable import StackLSP

/// The names of a file become valid names in Swift, whatever they are.
@Suite struct SwiftNameTests {
  @Test func onlyNamesReachSwift() throws {
    let text = """
      screen S\u{202E}\u{1F600} {
          states: default, ok
          view x\u{1F600}y { class: "Design.Avatar" }
          view z { class: "Any() ; exit(1) //" }
          when state == default { z.isHidden: true }
      }
      """
    let analysis = FixtureFiles.analysis(of: text)
    #expect(analysis.findings.contains { $0.code == "mismatched-value" })
    let screen = try #require(analysis.screens.first)
    let swift = SwiftExport(screen.screen, settings: screen.settings).text
    #expect(swift.contains("final class SView: UIView {"))
    #expect(swift.contains("let xy = Design.Avatar()"))
    #expect(swift.contains("let z = UIView()"))
    #expect(swift.contains("enum State: CaseIterable { case `default`, ok }"))
    #expect(!swift.contains("exit"))
  }

  /// The properties as UIKit's documentation has them; subviews of an effect view are in its content view.
  @Test func whatOnlyLooksReachesSwift() throws {
    let text = """
      screen Looks {
          visualEffectView blur {
              edges == superview.edges
              label title { textAlignment: center; textColor: .systemBlue; center == superview.center }
          }
          view card {
              backgroundColor: "Card Blue"
              layer.cornerRadius: 12
              borderColor: UIColor.red
              tintColor: `exit(1)`
              alpha: 0.5
              clipsToBounds: true
          }
          textView notes { isScrollEnabled: false; keyboardType: "exit(1)" }
      }
      """
    let screen = try #require(FixtureFiles.analysis(of: text).screens.first)
    let swift = SwiftExport(screen.screen, settings: screen.settings).text
    for line in [
      "title.textAlignment = .center", "title.textColor = .systemBlue",
      "blur.contentView.addSubview(title)", "card.layer.cornerRadius = 12",
      #"card.backgroundColor = UIColor(named: "Card Blue")"#,
      "card.layer.borderColor = UIColor.red.cgColor", "card.alpha = 0.5",
      "card.clipsToBounds = true", "notes.isScrollEnabled = false",
    ] {
      #expect(swift.contains(line), "\(line)")
    }
    #expect(!swift.contains("exit("))
  }
}
