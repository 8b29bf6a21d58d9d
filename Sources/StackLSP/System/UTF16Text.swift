/// A text in UTF-16, by its byte order mark or, as PowerShell and some editors leave it out, by its zeros;
/// nil for any other text.
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

/// Whether every other of the first bytes is zero, which is so for Latin letters in UTF-16.
private func hasZeros(_ bytes: [UInt8], from start: Int) -> Bool {
  let first = bytes.prefix(64)
  guard first.count >= 4 else { return false }
  return stride(from: start, to: first.count, by: 2).allSatisfy { first[$0] == 0 }
    && stride(from: 1 - start, to: first.count, by: 2).allSatisfy { first[$0] != 0 }
}
