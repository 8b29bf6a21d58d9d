/// A binary heap (Williams 1964) with the least element first.
struct BinaryHeap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }

  mutating func push(_ element: Element) {
    elements.append(element)
    var heap = elements.mutableSpan
    // Larger elements move down first, so the new element is written only once.
    var index = heap.count - 1
    while index > 0 {
      let above = (index - 1) / 2
      if heap[above] <= element { break }
      heap[index] = heap[above]
      index = above
    }
    heap[index] = element
  }

  mutating func popLeast() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    if elements.isEmpty { return first }
    var heap = elements.mutableSpan
    var index = 0
    while 2 * index + 1 < heap.count {
      var least = 2 * index + 1
      if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
      if last <= heap[least] { break }
      heap[index] = heap[least]
      index = least
    }
    heap[index] = last
    return first
  }
}
