/// A data URI that contains an SVG document, for Markdown with pictures.
func dataURI(ofSVG document: String) -> String {
  "data:image/svg+xml;base64," + base64(Array(document.utf8))
}

/// RFC 4648, section 4.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var encoded: [UInt8] = []
  encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
  var index = 0
  while index < bytes.count {
    let group = bytes[index..<min(index + 3, bytes.count)]
    var bits: UInt32 = 0
    for byte in group { bits = bits << 8 | UInt32(byte) }
    bits <<= UInt32(8 * (3 - group.count))
    for position in 0..<4 {
      let isPadding = position > group.count
      let sextet = Int(bits >> UInt32(18 - 6 * position) & 0x3F)
      encoded.append(isPadding ? UInt8(ascii: "=") : alphabet[sextet])
    }
    index += 3
  }
  return String(decoding: encoded, as: UTF8.self)
}
