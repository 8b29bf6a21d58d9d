/// The text with the edits made, in any order; nil if two of them overlap, or what one replaces is not
/// there.
///
/// - Parameter part: UTF-8 offsets; what is returned is this part of the text, and an edit outside of it
///   is refused. Nil: the whole text.
public func applying(
  _ edits: [TextEdit], to text: [UInt8], within part: Range<Int>? = nil
) -> [UInt8]? {
  let part = part ?? 0..<text.count
  var result: [UInt8] = []
  result.reserveCapacity(part.count)
  var position = part.lowerBound
  // Insertions at one place stay in their order.
  let ordered = edits.enumerated().sorted {
    ($0.element.span.range.lowerBound, $0.offset) < ($1.element.span.range.lowerBound, $1.offset)
  }
  for (_, edit) in ordered {
    let range = edit.span.range
    guard range.lowerBound >= position, range.upperBound <= part.upperBound, edit.fits(text) else {
      return nil
    }
    result += text[position..<range.lowerBound]
    result += edit.newText.utf8
    position = range.upperBound
  }
  return result + text[position..<part.upperBound]
}
