import StackDSL
import Testing

@testable import StackLSP

/// One slip gets one message: what only follows from a broken member is not said beside it.
@Suite struct CascadeTests {
  private func codes(in text: String) -> [String] {
    let file = FileID("cascade.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    return analyze(file, in: files, memo: AnalysisMemo()).findings.map(\.code)
  }

  /// Without its edges the column lies at the top of the screen, and so do its labels.
  private func screen(edges: String, title: String = "80 x 20") -> String {
    """
    screen Home {
        devices: iPhone16
        vstack column {
            \(edges)
            label title { intrinsicContentSize: \(title) }
            label note { intrinsicContentSize: 80 x 20; hugging.vertical: 249 }
        }
    }
    """
  }

  @Test func whereViewsLieFollowsFromAnUnknownName() {
    #expect(codes(in: screen(edges: "edges == contentView.edges")) == ["unknown-or-detached-view"])
    #expect(codes(in: screen(edges: "edges == safeArea.edges")).isEmpty)
  }

  /// The slip is in one view, the text under the clock in another.
  @Test func aSlipElsewhereHidesNothing() {
    let text = """
      screen Home {
          devices: iPhone16
          label title { intrinsicContentSize: 80 x 20; edges == nobody.edges }
          label note { intrinsicContentSize: 80 x 20; leading == superview.leading; top == superview.top }
      }
      """
    #expect(codes(in: text) == ["unknown-or-detached-view", "outside-safe-area"])
  }
}
