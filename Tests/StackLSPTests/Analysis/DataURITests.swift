import Testing

@testable import StackLSP

struct DataURITests {
  /// The test vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64OfTheStandard(plain: String, encoded: String) {
    #expect(base64(Array(plain.utf8)) == encoded)
  }
}
