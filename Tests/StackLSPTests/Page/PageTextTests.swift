import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// The preview's page as the server sends it.
struct PageTextTests {
  /// Its policy allows nothing from elsewhere, so there may be nothing from elsewhere in it; and no style
  /// or script without the nonce would have an effect.
  @Test func thePageNeedsNothingElse() {
    let html = PageText.html(nonce: "n")
    for foreign in ["src=", "href=\"", "@import", "url(", " style=\"", " onclick="] {
      #expect(!html.contains(foreign), "\(foreign)")
    }
    #expect(!html.contains("NONCE"))
    #expect(html.contains(".stack-picture .bezel"))
    #expect(html.ranges(of: "<style").count == html.ranges(of: "<style nonce=\"n\"").count)
    #expect(html.ranges(of: "<script").count == html.ranges(of: "nonce=\"n\"").count - 2)
  }

  @Test func textsCannotEndTheData() {
    let html = PageText.html(nonce: "n", data: ["text": "</script><script>alert(1)//]]>"])
    #expect(html.contains("\\u003c/script>\\u003cscript>alert(1)//]]>"))
    #expect(!html.contains("</script><script>alert"))
  }

  /// The whole screen in one file, and what it says of a view: 300 less twice 10.
  @Test func aFileNeedsNoServer() throws {
    let capture = Capture()
    let screen = """
      screen A {
        size: 300 x 200
        view bar { leading == superview.leading + 10; trailing == superview.trailing - 10; top == superview.top; height == 20 }
      }
      """
    #expect(capture.run(["frames", "--format", "html", "-"], input: screen) == 0)
    let opening = "<script type=\"application/json\" id=\"data\" nonce=\"page\">"
    let start = try #require(capture.output.firstRange(of: opening)?.upperBound)
    let rest = capture.output[start...]
    let end = try #require(rest.firstRange(of: "</script>")?.lowerBound)
    let data = try JSONParser.parse(Array(rest[..<end].utf8))
    let kinds = data["events"]?.arrayValue?.compactMap { $0["kind"]?.stringValue }
    #expect(kinds == ["hello", "screen", "picture"])
    let why = data["why"]?.arrayValue?.first?["bar"]?.arrayValue?.first?.stringValue
    #expect(why?.hasPrefix("width 280") == true)
  }
}
