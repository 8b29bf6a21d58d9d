/// A heap with the least element first.
struct BinaryHeap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }

  mutating func push(_ element: Element) {
    elements.append(element)
    var place = elements.count - 1
    while place > 0 {
      let above = (place - 1) / 2
      if elements[above] <= elements[place] { return }
      elements.swapAt(place, above)
      place = above
    }
  }

  mutating func popLeast() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    if elements.isEmpty { return first }
    elements[0] = last
    var place = 0
    while true {
      let left = 2 * place + 1
      var least = place
      if left < elements.count, elements[left] < elements[least] { least = left }
      if left + 1 < elements.count, elements[left + 1] < elements[least] { least = left + 1 }
      if least == place { return first }
      elements.swapAt(place, least)
      place = least
    }
  }
}
