import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// The preview's page as the server sends it.
struct PageTextTests {
  /// Its policy forbids resources from elsewhere, so it must contain none, and a style or script without the
  /// nonce would have no effect.
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

  /// The whole screen in one file, and the reasons for a view's size: 300 less twice 10.
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

  /// Two files, one of which has a screen on two devices: a page with both pictures and without scripts. The
  /// view beyond the screen is counted and named.
  @Test func aFolderIsAGallery() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.stack",
      """
      screen Home {
        devices: iPhone16, iPhoneSE3
        label title "</style><b>" { top == superview.top; leading == superview.leading + 20 }
      }
      """)
    try folder.write("B.stack", "component Chip { hstack root { label text \"</style><b>\" } }")
    let capture = Capture()
    #expect(capture.run(["frames", "--format", "html", folder.path]) == 0)
    let html = capture.output
    #expect(html.ranges(of: "class=\"stack-picture\"").count == 2)
    #expect(!html.contains("<script") && !html.contains("</style><b>"))
    #expect(html.contains("1 screen in 2 pictures: 0 errors and 1 warning."))
    #expect(html.contains("<code>title</code>"))
    #expect(html.contains("B.stack.</footer>"))
    #expect(Capture().run(["frames", folder.path]) == 2)
  }
}
