import StackDSL

/// Bytes that may not be UTF-8, read as text: where each byte of the text stands among them, so that an edit of
/// the text leaves all other bytes as they are.
struct RepairedText {
  private let bytes: [UInt8]
  /// The ends of the replacement characters in the text, in its order, and how far behind them a byte of the
  /// text stands from its own.
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

  /// The bytes after edits of the text; nil where they do not fit, or would make a replacement character of
  /// what it stands for.
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

  /// Where the byte of the text that has this offset stands.
  private func position(of offset: Int) -> Int {
    var (low, high) = (0, shifts.count)
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset + shifts[low - 1].shift
  }
}
