/// Rows that wait for their turn, the shortest first, each at most once.
///
/// Short rows first: by the time a long shared row is looked at, what it shares has settled. Of
/// rows of one length the one that misses most: where a guide reaches over a hundred views, the
/// largest of them settles it at once, and any other would only be the first of many.
struct RowQueue: Sendable {
  private struct Entry: Comparable {
    var length: Int32
    var row: Int32
    var shortfall: Double

    static func < (a: Entry, b: Entry) -> Bool {
      if a.length != b.length { return a.length < b.length }
      return a.shortfall != b.shortfall ? a.shortfall > b.shortfall : a.row < b.row
    }
  }

  private var heap = BinaryHeap<Entry>()
  private var isQueued: [Bool]

  var isEmpty: Bool { heap.isEmpty }

  init(rows: Int) { isQueued = Array(repeating: false, count: rows) }

  mutating func push(_ row: Int, length: Int32, shortfall: Double = 0) {
    if isQueued[row] { return }
    isQueued[row] = true
    heap.push(Entry(length: length, row: Int32(truncatingIfNeeded: row), shortfall: shortfall))
  }

  /// The first row, with the length that it had when it was pushed.
  mutating func popFirst() -> (row: Int, length: Int32)? {
    guard let first = heap.popLeast() else { return nil }
    isQueued[Int(first.row)] = false
    return (Int(first.row), first.length)
  }
}
