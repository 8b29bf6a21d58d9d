/// The unit of a position's `character`.
///
/// Every client understands UTF-16; the other units are used if a client prefers them (LSP 3.17,
/// "PositionEncodingKind").
enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first of the client's encodings that the server knows; UTF-16 if there is none.
  static func negotiated(_ offered: [String]) -> PositionEncoding {
    offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
  }

  /// The units of the character with this first byte; 0 for a continuation byte.
  func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
