import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// The page stands where an author of pages looks for it; the server holds the same text, so that it stays
/// one program.
struct PageTextTests {
  private static let page = Repository.File(path: "editors/preview/index.html")
  private static let copy = Repository.File(path: "Sources/StackLSP/Page/PageText.swift")

  @Test func theServerHoldsThePageAsItIsWritten() throws {
    let text = """
      // swift-format-ignore-file

      /// The preview's page, as `editors/preview/index.html` has it: `scripts/fix` copies it.
      enum PageText {
        static let source = ##\"\"\"
      \(try Self.page.text)\"\"\"##
      }

      """
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try text.write(to: Self.copy.url, atomically: true, encoding: .utf8)
    } else {
      #expect(try Self.copy.text == text, "scripts/fix copies the page")
    }
  }

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
}
