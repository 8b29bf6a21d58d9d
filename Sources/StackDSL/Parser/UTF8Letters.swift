/// The length in bytes of the letter, mark or symbol of another script at `offset`; 1 for anything
/// else: ASCII, punctuation, blanks, bytes that are not well-formed UTF-8.
///
/// A name is "a letter of any script, then letters, digits, `_`". Combining marks, joiners and emoji
/// are let in as well: Devanagari cannot be written without the former, and refusing the latter
/// would help nobody.
func utf8Length(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
  guard let scalar = decodeScalar(bytes, at: offset) else { return 1 }
  let isPart =
    scalar.value.isOfWord || scalar.value.properties.isEmoji || scalar.value.value == 0x200D
  return isPart ? scalar.length : 1
}

extension Unicode.Scalar {
  /// A letter, a mark or a digit, which `²` is not.
  var isOfWord: Bool { properties.isAlphabetic || properties.isXIDContinue }
}

/// One well-formed scalar of two to four bytes, or nil.
func decodeScalar(
  _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
) -> (value: Unicode.Scalar, length: Int)? {
  guard offset >= 0, offset < bytes.count else { return nil }
  let lead = bytes[offset]
  let length: Int
  var value: UInt32
  switch lead {
  case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
  case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
  case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
  default: return nil
  }
  guard offset + length <= bytes.count else { return nil }
  for index in 1..<length {
    let byte = bytes[offset + index]
    guard byte & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  let isOverlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000)
  guard !isOverlong, let scalar = Unicode.Scalar(value) else { return nil }
  return (scalar, length)
}
