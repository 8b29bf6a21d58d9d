import LayoutEngine
import StackDSL

/// The format and the size of an image, from its first bytes.
///
/// Sources: PNG specification, 5.2 and 11.2.2; ITU-T T.81 (JPEG), B.1.1.3 and B.2.2; SVG 2, 8.2.
struct ImageHeader {
  /// `image/png`
  let type: String
  /// In pixels, each at least 1; of a vector image in its own units.
  let size: Size
  let isVector: Bool

  /// Nil for any other format and for an image without a size.
  init?(_ bytes: [UInt8]) {
    let found: (type: String, size: Size?) =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        ("image/png", Self.ofPNG(bytes))
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        ("image/jpeg", Self.ofJPEG(bytes))
      } else {
        ("image/svg+xml", Self.ofSVG(bytes))
      }
    guard let size = found.size, size.width >= 1, size.height >= 1, size.width < 1e5,
      size.height < 1e5
    else { return nil }
    (type, self.size) = (found.type, size)
    isVector = type == "image/svg+xml"
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(0) { $0 << 8 | Int($1) })
  }

  /// The first chunk is the header, with the width and height of four bytes each.
  private static func ofPNG(_ bytes: [UInt8]) -> Size? {
    bytes.count >= 24 ? Size(width: number(bytes[16..<20]), height: number(bytes[20..<24])) : nil
  }

  /// The height and the width, of two bytes each, stand in the segment that begins a frame.
  private static func ofJPEG(_ bytes: [UInt8]) -> Size? {
    var start = 2
    while start + 9 <= bytes.count, bytes[start] == 0xFF {
      let marker = bytes[start + 1]
      // C4, C8 and CC are tables and an extension.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return Size(
          width: number(bytes[start + 7..<start + 9]), height: number(bytes[start + 5..<start + 7]))
      }
      start += 2 + Int(number(bytes[start + 2..<start + 4]))
    }
    return nil
  }

  private static func ofSVG(_ bytes: [UInt8]) -> Size? {
    // Every other format that a catalog may contain begins with a byte that no XML begins with.
    guard let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }), first == UInt8(ascii: "<")
    else { return nil }
    let document = readXML(bytes)
    guard let root = document.root(named: "svg") else { return nil }
    func length(_ name: String) -> Double? {
      document.value(name, of: root).flatMap { text in
        Double(text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
      }
    }
    if let width = length("width"), let height = length("height") {
      return Size(width: width, height: height)
    }
    let box = document.value("viewBox", of: root)?
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.flatMap { $0.count == 4 ? Size(width: $0[2], height: $0[3]) : nil }
  }
}
