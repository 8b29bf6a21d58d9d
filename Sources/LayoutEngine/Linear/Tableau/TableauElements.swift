/// The elements of a sparse tableau in orthogonal lists (Knuth, *The Art of Computer Programming*,
/// 2.2.6). Elements that left are used again.
struct TableauElements: Sendable {
  struct Element: Sendable {
    var row: Int32
    var column: Int32
    var value: Double
    /// -1 at the ends.
    fileprivate(set) var nextInRow: Int32
    fileprivate(set) var previousInRow: Int32 = -1
    fileprivate(set) var nextInColumn: Int32
    fileprivate(set) var previousInColumn: Int32 = -1

    /// An element in front of the ones that so far are the first of their row and column.
    init(_ value: Double, row: Int, column: Int, nextInRow: Int32, nextInColumn: Int32) {
      self.row = Int32(truncatingIfNeeded: row)
      self.column = Int32(truncatingIfNeeded: column)
      self.value = value
      self.nextInRow = nextInRow
      self.nextInColumn = nextInColumn
    }
  }

  private var elements: [Element] = []
  /// The first that is not in use; the next is its `nextInRow`.
  private var free: Int32 = -1

  mutating func reserve(_ count: Int) { elements.reserveCapacity(count) }

  subscript(index: Int32) -> Element {
    get { elements[Int(index)] }
    set { elements[Int(index)] = newValue }
  }

  mutating func insert(_ element: Element) -> Int32 {
    var index = free
    if index >= 0 {
      free = elements[Int(index)].nextInRow
    } else {
      index = Int32(truncatingIfNeeded: elements.count)
      elements.append(element)
    }
    // A span checks once that the storage is unique, not at every access.
    var span = elements.mutableSpan
    span[Int(index)] = element
    if element.nextInRow >= 0 { span[Int(element.nextInRow)].previousInRow = index }
    if element.nextInColumn >= 0 { span[Int(element.nextInColumn)].previousInColumn = index }
    return index
  }

  /// Removes an element. If it was the first of its row or column, the caller sets that head.
  mutating func remove(_ index: Int32) -> Element {
    let element = elements[Int(index)]
    let nextFree = free
    free = index
    var span = elements.mutableSpan
    if element.previousInRow >= 0 {
      span[Int(element.previousInRow)].nextInRow = element.nextInRow
    }
    if element.nextInRow >= 0 {
      span[Int(element.nextInRow)].previousInRow = element.previousInRow
    }
    if element.previousInColumn >= 0 {
      span[Int(element.previousInColumn)].nextInColumn = element.nextInColumn
    }
    if element.nextInColumn >= 0 {
      span[Int(element.nextInColumn)].previousInColumn = element.previousInColumn
    }
    span[Int(index)].nextInRow = nextFree
    return element
  }
}
