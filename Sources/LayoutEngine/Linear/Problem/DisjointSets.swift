/// Sets of small numbers that only ever merge; the smallest member stands for its set.
struct DisjointSets {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  func root(of element: Int) -> Int {
    var element = element
    while parent[element] != element { element = parent[element] }
    return element
  }

  mutating func unite(_ a: Int, _ b: Int) {
    let (first, second) = (find(a), find(b))
    parent[max(first, second)] = min(first, second)
  }

  /// As `root`, and the next question about the same takes half the way (Tarjan and van Leeuwen 1984).
  private mutating func find(_ element: Int) -> Int {
    var element = element
    while parent[element] != element {
      parent[element] = parent[parent[element]]
      element = parent[element]
    }
    return element
  }

  /// The root of each element.
  var roots: [Int] {
    var roots = parent
    // No parent stands behind its child.
    for element in roots.indices { roots[element] = roots[parent[element]] }
    return roots
  }
}
