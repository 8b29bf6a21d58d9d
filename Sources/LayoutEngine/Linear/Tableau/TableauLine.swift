/// The elements of one row or one column of a sparse tableau, to be gone through while the tableau
/// stays as it is.
struct TableauLine: Sequence, IteratorProtocol {
  private let elements: TableauElements
  private var index: Int32
  private let isRow: Bool

  /// `first` is -1 for an empty line.
  @inline(__always)
  init(_ elements: TableauElements, first: Int32, isRow: Bool) {
    self.elements = elements
    index = first
    self.isRow = isRow
  }

  @inline(__always)
  mutating func next() -> TableauElements.Element? {
    if index < 0 { return nil }
    let element = elements[index]
    index = isRow ? element.nextInRow : element.nextInColumn
    return element
  }
}
