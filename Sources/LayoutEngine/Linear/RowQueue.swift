/// Rows that wait for their turn, the shortest first, each at most once.
///
/// Short rows first: by the time a long shared row is looked at, what it shares has settled.
struct RowQueue: Sendable {
  private struct Entry: Comparable {
    var length: Int32
    var row: Int32

    static func < (a: Entry, b: Entry) -> Bool {
      a.length != b.length ? a.length < b.length : a.row < b.row
    }
  }

  private var heap = BinaryHeap<Entry>()
  private var isQueued: [Bool]

  var isEmpty: Bool { heap.isEmpty }

  init(rows: Int) { isQueued = Array(repeating: false, count: rows) }

  mutating func push(_ row: Int, length: Int32) {
    if isQueued[row] { return }
    isQueued[row] = true
    heap.push(Entry(length: length, row: Int32(truncatingIfNeeded: row)))
  }

  /// The first row, with the length that it had when it was pushed.
  mutating func popFirst() -> (row: Int, length: Int32)? {
    guard let first = heap.popLeast() else { return nil }
    isQueued[Int(first.row)] = false
    return (Int(first.row), first.length)
  }
}
