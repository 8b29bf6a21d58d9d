/// As much of a file as the meaning of one section depends on: the section, and those that declare
/// names. An edit in the section means the same here as in the whole file, for the price of the
/// section.
public struct SectionExcerpt: Sendable {
  public let tree: SyntaxTree
  /// The section, in the whole file.
  private let range: Range<Int>
  /// The difference to an offset in the whole file.
  private let shift: Int

  /// Nil for a section that others depend on.
  public init?(of whole: SyntaxTree, around span: SourceSpan) {
    guard let index = whole.places.index(of: span.section),
      !whole.marks[index].traits.contains(.declaresNames)
    else { return nil }
    let declaring = whole.sections(.declaresNames)
    let kept = declaring.filter { $0 < index } + [index] + declaring.filter { $0 > index }
    var text: [UInt8] = []
    var starts: [Int] = []
    for section in kept {
      starts.append(text.count)
      text += whole.sections[section].bytes
    }
    range = whole.starts[index]..<whole.starts[index] + whole.sections[index].bytes.count
    shift = starts[declaring.count { $0 < index }] - range.lowerBound
    // The sections keep their numbers, so the spans are those of the whole file.
    tree = SyntaxTree(
      file: whole.file, text: text, sections: kept.map { whole.sections[$0] },
      places: SectionStarts(starts, numbers: kept.map { whole.places.numbers[$0] }))
  }

  /// An edit of the whole file as one of the excerpt; nil for one beyond the section.
  public func edit(_ edit: TextEdit) -> TextEdit? {
    let place = edit.span.range
    guard edit.span.file == tree.file, range.lowerBound <= place.lowerBound,
      place.upperBound <= range.upperBound
    else { return nil }
    var moved = edit
    moved.span.range = place.lowerBound + shift..<place.upperBound + shift
    return moved
  }
}
