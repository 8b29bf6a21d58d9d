import StackDSL
import Testing

@testable import StackLSP

/// One slip gets one message: its consequences are not reported beside it.
@Suite struct CascadeTests {
  private func codes(in text: String) -> [String] {
    let file = FileID("cascade.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    return analyze(file, in: files, memo: AnalysisMemo()).findings.map(\.code)
  }

  /// Without its edges the column is at the top of the screen, and so are its labels.
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

  /// In a block of constraints a slip is in no view's braces, so the open layout follows from the line that
  /// names the view.
  @Test(arguments: [
    ("title.leading == nobody.leading + 16", ["unknown-or-detached-view"]),
    ("title.leading == superview.leading + 16", ["unknown-or-detached-view"]),
    ("title.leading == safeArea.leadin + 16", ["unknown-attribute"]),
    ("title.leading == safeArea", ["unknown-attribute"]),
    ("title.leading == safeArea.top + 16", ["mismatched-dimensions"]),
    ("title.width == 80", ["ambiguous-position"]),
  ])
  func whatIsOpenFollowsFromALineBesideTheView(line: String, expected: [String]) {
    let text = """
      screen Home {
          devices: iPhone16
          label title { intrinsicContentSize: 80 x 20 }
          title.top == safeArea.top + 16
          \(line)
      }
      """
    #expect(codes(in: text) == expected)
  }

  /// A cell treated as a whole screen would stretch its picture to 836 pt.
  @Test(arguments: [
    "cell", "tableViewCell", "collectionViewCell(height: 56)", "cel", "UITableViewCel",
  ])
  func aHostIsTakenAsItIsMeant(host: String) {
    let text = """
      screen Row {
          host: \(host)
          hstack row {
              edges == superview.edges inset 8 @999
              imageView icon { width == 40; height == 40 }
              label title { intrinsicContentSize: 80 x 20; hugging.horizontal: 249 }
          }
      }
      """
    let isKnown = host.hasSuffix("ell") || host.hasSuffix(")")
    #expect(codes(in: text) == (isKnown ? [] : ["unknown-value"]))
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
