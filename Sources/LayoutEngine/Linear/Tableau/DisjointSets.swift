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
    let (first, second) = (root(of: a), root(of: b))
    parent[max(first, second)] = min(first, second)
    // Later questions about the same two take one step.
    if parent[a] != a { parent[a] = min(first, second) }
    if parent[b] != b { parent[b] = min(first, second) }
  }
}
