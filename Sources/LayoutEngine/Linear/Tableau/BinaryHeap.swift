/// A heap with the least element first.
struct BinaryHeap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }

  mutating func push(_ element: Element) {
    elements.append(element)
    var heap = elements.mutableSpan
    // What is in the way comes down, and the element is written once.
    var place = heap.count - 1
    while place > 0 {
      let above = (place - 1) / 2
      if heap[above] <= element { break }
      heap[place] = heap[above]
      place = above
    }
    heap[place] = element
  }

  mutating func popLeast() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    if elements.isEmpty { return first }
    var heap = elements.mutableSpan
    var place = 0
    while 2 * place + 1 < heap.count {
      var least = 2 * place + 1
      if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
      if last <= heap[least] { break }
      heap[place] = heap[least]
      place = least
    }
    heap[place] = last
    return first
  }
}
