@testable import StackDSL
import TestSupport
import Testing

/// XML as Interface Builder writes it, and broken XML.
@Suite struct XMLReaderTests {
  private func read(_ text: String) -> XMLDocument { readXML(Array(text.utf8)) }

  @Test func everyNameAndValueHasItsBytes() throws {
    let text =
      "<?xml version=\"1.0\"?>\n<a b=\"1\" c='two'><!-- <x> --><d e=\"&lt;&#65;&#x42;\"/>f</a>"
    let document = read(text)
    #expect(document.faults.isEmpty)
    #expect(document.elements.indices.map(document.name) == ["a", "d"])
    let value = try #require(document.attribute("c", of: 0))
    #expect(document.text(value.span) == "c='two'")
    #expect(document.text(value.value) == "two")
    #expect(document.value("e", of: 1) == "<AB")
    #expect(document.text(document.elements[1].tag) == "<d e=\"&lt;&#65;&#x42;\"/>")
    #expect(document.text(document.elements[0].endTag) == "</a>")
    #expect(document.text(document.elements[0].span) + "" == String(text.dropFirst(22)))
    #expect(document.children(of: 0) == [1])
  }

  @Test func theFiveEntitiesAndNumbersAreAll() {
    let document = read("<a b=\"&amp;&quot;&apos;&gt;&nbsp;&#xFFFFFFFF;&\"/>")
    #expect(document.value("b", of: 0) == "&\"'>&nbsp;&#xFFFFFFFF;&")
  }

  @Test(arguments: [
    ("<a><b></a>", ["a", "b"], "is not closed before"),
    ("<a>", ["a"], "is never closed"),
    ("<a></b></a>", ["a"], "closes nothing"),
    ("<a b></a>", ["a"], "has no value"),
    ("<a b=1></a>", ["a"], "does not stand in quotes"),
    ("<a b=\"1><c/></a>", ["a", "c"], "no closing quote"),
    ("<a <b/></a>", ["a", "b"], "has no `>`"),
    ("< a><b/>", ["b"], "begins no tag"),
    ("<a/><!-- ", ["a"], "never ends"),
    (
      "<a>\n<<<<<<< ours\n<b/>\n=======\n<c/>\n>>>>>>> theirs\n</a>", ["a", "b", "c"],
      "a merge undone"
    ),
    ("<a b=\"1\" bb=\"1\" b=\"2\"/>", ["a"], "`b` stands here for the second time"),
  ])
  func whatIsBrokenIsSaidAndTheRestRead(_ text: String, _ names: [String], _ message: String) {
    let document = read(text)
    #expect(document.elements.indices.map(document.name) == names)
    #expect(document.faults.contains { $0.message.contains(message) }, "\(document.faults)")
  }

  /// XML 1.0, section 3.1. The time grows with the number of attributes, however many there are.
  @Test(arguments: [2, 24, 25, 20_000]) func aRepeatedAttributeIsFoundAmongMany(_ count: Int) {
    let names = (0..<count).map { " n\($0)=\"\"" }.joined()
    #expect(read("<a\(names)/>").faults.isEmpty)
    let document = read("<a\(names) n\(count / 2)=\"x\"/>")
    #expect(document.faults.map { document.text($0.range) } == ["n\(count / 2)"])
    #expect(document.value("n\(count / 2)", of: 0)?.isEmpty == true)
  }

  @Test func depthIsBounded() {
    let document = read(String(repeating: "<a>", count: 100_000))
    #expect(document.elements.count == 100_000)
    #expect(document.faults.count <= 100)
  }

  /// Whatever the bytes, every range lies inside them and elements nest.
  @Test func anyBytesAreRead() {
    var random = SeededGenerator(seed: 15)
    let pieces = [
      "<a", "<view ", "</a>", "</view>", ">", "/>", " id=\"", "\"", "'", "=", "<!--", "-->", "<?",
      "&", "&#", ";", "x", "\n", "\u{00}", "é",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }.joined()
      let bytes = Array(text.utf8)
      let document = readXML(bytes)
      for element in document.elements.indices {
        #expect(document.elements[element].span.upperBound <= bytes.count)
        #expect(document.descendants(of: element).upperBound <= document.elements.count)
        #expect(
          document.children(of: element).allSatisfy { document.elements[$0].parent == element })
      }
      #expect(document.faults.allSatisfy { $0.range.upperBound <= bytes.count })
      _ = readInterfaceBuilder(bytes, file: FileID("/a.xib"))
    }
  }

  @Test func elementsFoldAndSelect() {
    let text = "<a>\n<b c=\"1\"/>\n<d>x</d>\n</a>"
    let document = read(text)
    #expect(document.foldingRanges.map(\.range) == [0..<text.utf8.count])
    #expect(document.selectionRanges(at: 6) == [4..<14, 0..<text.utf8.count])
    #expect(document.selectionRanges(at: 1) == [0..<text.utf8.count])
  }

  /// The outline is that of Interface Builder: labels and texts, nested like the views.
  @Test func scenesHaveAnOutline() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <view userLabel="Card" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <stackView id="b"><subviews><label text="Hi" id="c"/><label text="Hi" id="d"/></subviews>
      </stackView></subviews></view></objects></document>
      """
    let outline = readInterfaceBuilder(Array(text.utf8), file: FileID("/a.xib")).outlineOfScenes
    #expect(outline.map(\.name) == ["Card"])
    #expect(outline.first?.children.map(\.name) == ["Stack View"])
    #expect(outline.first?.children.first?.children.map(\.name) == ["Hi c", "Hi d"])
  }
}
