import StackDSL

/// Text decoded from bytes that may not be UTF-8. It maps each byte of the text to its original, so that an
/// edit of the text leaves all other bytes as they are.
struct RepairedText {
  private let bytes: [UInt8]
  /// The ends of the replacement characters, ascending, and the distance in bytes from there on between the
  /// text and the original.
  private var shifts: [(end: Int, shift: Int)] = []
  private var textCount = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var taken = 0
    var result = parser.parseScalar(from: &rest)
    while true {
      switch result {
      case .valid(let scalar):
        taken += scalar.count
        textCount += scalar.count
      case .error(let length):
        taken += length
        textCount += Self.replacement.count
        shifts.append((textCount, taken - textCount))
      case .emptyInput: return
      }
      result = parser.parseScalar(from: &rest)
    }
  }

  /// U+FFFD.
  private static let replacement = Array("\u{FFFD}".utf8)

  /// The original bytes with the edits applied; nil if the edits do not fit, or would write a replacement
  /// character in place of the original byte.
  func applying(_ edits: [TextEdit]) -> [UInt8]? {
    guard !shifts.isEmpty else { return StackDSL.applying(edits, to: bytes) }
    guard textCount == String(decoding: bytes, as: UTF8.self).utf8.count else { return nil }
    var moved: [TextEdit] = []
    for edit in edits {
      guard !edit.newText.unicodeScalars.contains("\u{FFFD}") else { return nil }
      var edit = edit
      edit.span.range =
        position(of: edit.span.range.lowerBound)..<position(of: edit.span.range.upperBound)
      moved.append(edit)
    }
    return StackDSL.applying(moved, to: bytes)
  }

  /// The offset in the original bytes of an offset in the text.
  private func position(of offset: Int) -> Int {
    let place = shifts.endOfFront { $0.end <= offset }
    return place == 0 ? offset : offset + shifts[place - 1].shift
  }
}
