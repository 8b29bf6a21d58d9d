import Testing

/// The pages for users: their links have targets, and what they promise exists.
@Suite struct DocumentationTests {
  static let pages = Repository.files(in: "", suffix: ".md")

  @Test(arguments: pages)
  func everyLinkLeadsSomewhere(_ page: Repository.File) throws {
    let text = try page.text
    for link in links(in: text) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts.first.map(String.init) ?? ""
      let path = target.isEmpty ? page.path : resolve(target, from: page.path)
      guard Repository.exists(path) else {
        Issue.record("\(page.path) links to \(link), which is not there")
        continue
      }
      guard parts.count == 2, path.hasSuffix(".md") else { continue }
      let anchors = anchors(in: try Repository.File(path: path).text)
      #expect(anchors.contains(String(parts[1])), "\(page.path) links to \(link): no such heading")
    }
  }

  @Test func everyDecisionHasANumberOfItsOwn() {
    let numbers = Repository.files(in: "docs/decisions", suffix: ".md")
      .filter { $0.name != "README.md" }.map { $0.name.prefix(4) }
    #expect(numbers.allSatisfy { $0.allSatisfy(\.isNumber) })
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func theReaderFindsLinksAndHeadings() {
    let page = """
      # The *first* `page`, again
      See [a](b/c.md#d), [e](https://example.org) and ![f](g.svg "title").
      ```
      [not](a-link.md)
      ```
      """
    #expect(links(in: page) == ["b/c.md#d", "g.svg"])
    #expect(anchors(in: page) == ["the-first-page-again"])
    #expect(resolve("../x.md", from: "docs/decisions/y.md") == "docs/x.md")
  }

  /// The targets of the links within the project, outside of code blocks.
  private func links(in text: String) -> [String] {
    prose(of: text).matches(of: /\]\(([^()\s]+)(?:\s+"[^"]*")?\)/)
      .map { String($0.output.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") && !$0.hasPrefix("data:") }
  }

  /// The anchors of the headings, as GitHub makes them: lower case, spaces to hyphens, other punctuation
  /// dropped; and the anchors that a page defines itself.
  private func anchors(in text: String) -> Set<String> {
    let prose = prose(of: text)
    let headings = prose.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
    }
    let named = prose.matches(of: /<a (?:id|name)="([^"]+)"/).map { String($0.output.1) }
    return Set(headings + named)
  }

  private func prose(of text: String) -> String {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isFence = line.trimmingPrefix(while: { $0 == " " }).hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
    .joined(separator: "\n")
  }

  private func resolve(_ link: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
