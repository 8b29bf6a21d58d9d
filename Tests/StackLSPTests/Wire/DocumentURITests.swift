import StackDSL
import Testing

@testable import StackLSP

@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.stack", "/a/b.stack"),
    ("FILE:///a/b.stack", "/a/b.stack"),
    ("file://localhost/a", "/a"),
    ("file:///my%20screens/%C3%A4%2Fb", "/my screens/ä/b"),
    ("file:///c%3A/x", "/c:/x"),
    ("file:///c%3a/x", "/c:/x"),
    ("file:///100%", "/100%"),
    ("file:///%zz%4", "/%zz%4"),
    ("file://host/share/a", "file://host/share/a"),
    ("untitled:Untitled-1", "untitled:Untitled-1"),
    ("", ""),
  ])
  func isKnownByItsDecodedForm(uri: String, name: String) {
    #expect(DocumentURI.file(uri) == FileID(name))
  }

  @Test(arguments: ["/a/b.stack", "/my screens/ä+%.stack", "/😀\n", "untitled:x"])
  func aFileComesBackFromItsURI(name: String) {
    #expect(DocumentURI.file(DocumentURI.uri(of: FileID(name))) == FileID(name))
  }

  /// Both spell `ö`, but where names are bytes they are two files.
  @Test func aNameIsItsBytes() {
    let (composed, decomposed) = ("file:///%C3%B6.stack", "file:///o%CC%88.stack")
    #expect(DocumentURI.file(composed) != DocumentURI.file(decomposed))
    #expect(DocumentURI.uri(of: DocumentURI.file(decomposed)) == decomposed)
    #expect(DocumentURI.uri(of: DocumentURI.file(composed)) == composed)
  }

  @Test func encodesAllButPlainLetters() {
    // RFC 3986, section 2.3: unreserved characters stay.
    #expect(DocumentURI.uri(of: FileID("/a-b._~/ä \n?")) == "file:///a-b._~/%C3%A4%20%0A%3F")
  }
}
