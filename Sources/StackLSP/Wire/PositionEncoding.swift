/// What a `character` of a position counts.
///
/// UTF-16 is what every client understands; the others are used where a client prefers them
/// (LSP 3.17, "PositionEncodingKind").
enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first of the client's that we know; UTF-16 where there is none.
  static func negotiated(_ offered: [String]) -> PositionEncoding {
    offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
  }

  /// Units that the character with this first byte takes; 0 for the bytes that continue one.
  func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
