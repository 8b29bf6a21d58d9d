import StackDSL
import Testing

@testable import StackLSP

/// What a file calls things goes into Swift as names, whatever it is.
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
    #expect(swift.contains("enum State { case `default`, ok }"))
    #expect(!swift.contains("exit"))
  }
}
