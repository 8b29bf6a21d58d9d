/// Rows that wait to be pivoted on, the shortest first, each at most once. A short row fills the
/// tableau least, which is half of Markowitz' rule (1957).
///
/// By the time it is the turn of a long shared row, what it shares has settled. Among rows of one
/// length the row that misses most comes first: where a guide reaches over a hundred views, the
/// largest view settles it at once, and any other would be only the first of many.
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
