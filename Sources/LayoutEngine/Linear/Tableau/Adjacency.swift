/// Lists of small numbers by small numbers, in two flat arrays: compressed row storage (Duff, Erisman
/// and Reid 1986).
struct Adjacency: Sendable {
  private let start: [Int32]
  let items: [Int32]

  /// `visit` hands out pairs of a key below `count` and an item. It is called twice, first to count
  /// them and then to place them.
  init(count: Int, _ visit: (_ pair: (Int, Int) -> Void) -> Void) {
    var start = [Int32](repeating: 0, count: count + 1)
    visit { key, _ in start[key + 1] += 1 }
    for key in 0..<count { start[key + 1] += start[key] }
    var next = start
    var items = [Int32](repeating: 0, count: Int(start[count]))
    visit { key, item in
      items[Int(next[key])] = Int32(truncatingIfNeeded: item)
      next[key] += 1
    }
    self.start = start
    self.items = items
  }

  subscript(key: Int) -> ArraySlice<Int32> { items[range(of: key)] }

  /// The range of a key's items in `items`, for hot loops that index instead of slicing.
  func range(of key: Int) -> Range<Int> { Int(start[key])..<Int(start[key + 1]) }
}
