/// A line that `git merge` leaves where it cannot decide: seven equal characters at the beginning of the line.
///
/// Source: gitattributes(5), `conflict-marker-size`.
enum MergeMark {
  static let length = 7

  /// Whether such a line begins at this offset.
  static func begins(in bytes: [UInt8], at offset: Int) -> Bool {
    let end = offset + length
    guard end <= bytes.count, offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n"),
      [UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">")]
        .contains(bytes[offset])
    else { return false }
    return bytes[offset..<end].allSatisfy { $0 == bytes[offset] }
      && (end == bytes.count || [0x0A, 0x0D, 0x20].contains(bytes[end]))
  }

  static let message =
    "Git has left a merge undone here: keep one of the two sides, and delete the lines `<<<<<<<`, "
    + "`=======` and `>>>>>>>`."
}
