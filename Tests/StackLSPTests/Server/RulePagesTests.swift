import StackDSL
import Testing

@testable import StackLSP

/// The pages of the rules as files that a browser opens.
@Suite struct RulePagesTests {
  @Test func everyRuleHasAnAddressThatOpens() throws {
    let folder = try TemporaryFolder()
    let addresses = RulePages.write(to: folder.path)
    #expect(addresses.count == Rule.all.count)
    for rule in Rule.all {
      let address = try #require(addresses[rule.code])
      #expect(address.hasPrefix("file:///"))
      let page = DiskFile.read(DocumentURI.file(address).name)
      #expect(page == Array(rule.markdown.utf8))
    }
    // An existing page stays, and one with another text is replaced.
    let first = try #require(Rule.all.first)
    let file = DocumentURI.file(try #require(addresses[first.code])).name
    #expect(DiskFile.put(file, Array("old".utf8)) == .done)
    #expect(RulePages.write(to: folder.path) == addresses)
    #expect(DiskFile.read(file) == Array(first.markdown.utf8))
  }

  @Test func withoutAFolderThereIsNone() {
    #expect(RulePages.write(to: "/dev/null/cache").isEmpty)
  }
}
