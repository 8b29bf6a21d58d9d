/// Rows that wait to be mended, the shortest first, each at most once.
///
/// Short rows first: by the time a long shared row is looked at, what it shares has settled.
struct RowQueue: Sendable {
  private struct Entry {
    var length: Int32
    var row: Int32

    func precedes(_ other: Entry) -> Bool {
      length != other.length ? length < other.length : row < other.row
    }
  }

  private var heap: [Entry] = []
  private var isQueued: [Bool]

  init(rows: Int) { isQueued = Array(repeating: false, count: rows) }

  mutating func push(_ row: Int, length: Int32) {
    if isQueued[row] { return }
    isQueued[row] = true
    heap.append(Entry(length: length, row: Int32(truncatingIfNeeded: row)))
    var place = heap.count - 1
    while place > 0 {
      let above = (place - 1) / 2
      if !heap[place].precedes(heap[above]) { return }
      heap.swapAt(place, above)
      place = above
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    isQueued[Int(first.row)] = false
    if !heap.isEmpty {
      heap[0] = last
      siftDown()
    }
    return Int(first.row)
  }

  private mutating func siftDown() {
    var place = 0
    while true {
      var least = place
      for below in [2 * place + 1, 2 * place + 2] where below < heap.count {
        if heap[below].precedes(heap[least]) { least = below }
      }
      if least == place { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}
