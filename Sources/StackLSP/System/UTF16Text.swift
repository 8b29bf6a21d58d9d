/// The UTF-8 of UTF-16 text; nil for any other text. UTF-16 is recognised by its byte order mark or, because
/// PowerShell and some editors omit that, by its zero bytes.
func utf8FromUTF16(_ bytes: [UInt8]) -> [UInt8]? {
  let isLittle = bytes.starts(with: [0xFF, 0xFE]) || hasZeros(bytes, from: 1)
  guard isLittle || bytes.starts(with: [0xFE, 0xFF]) || hasZeros(bytes, from: 0) else { return nil }
  let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
    isLittle
      ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
      : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
  }
  return Array(
    String(decoding: units.first == 0xFEFF ? units[1...] : units[...], as: UTF16.self).utf8)
}

/// Whether every other one of the first bytes is zero, as in UTF-16 text of Latin letters.
private func hasZeros(_ bytes: [UInt8], from start: Int) -> Bool {
  let first = bytes.prefix(64)
  guard first.count >= 4 else { return false }
  return stride(from: start, to: first.count, by: 2).allSatisfy { first[$0] == 0 }
    && stride(from: 1 - start, to: first.count, by: 2).allSatisfy { first[$0] != 0 }
}
