/// Which elements of one list are still there in another: runs of neighbours, in order in both.
struct Alignment: Sendable {
  struct Run: Sendable {
    var old: Int
    var new: Int
    var count: Int
  }
  private(set) var runs: [Run] = []
  let oldCount: Int
  let newCount: Int

  init(oldCount: Int, newCount: Int) {
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// All but some elements of two lists that are equally long.
  init(count: Int, without edited: [Int] = []) {
    self.init(oldCount: count, newCount: count)
    var start = 0
    for place in edited + [count] {
      append(old: start, new: start, count: place - start)
      start = place + 1
    }
  }

  /// Of lists that are equally long, each element with the one at its place. Of others, what stands
  /// before one run and behind it; an element that is not the same but whose neighbour is counts as
  /// edited where it stands.
  init(oldCount: Int, newCount: Int, isSame: (_ old: Int, _ new: Int) -> Bool) {
    self.init(oldCount: oldCount, newCount: newCount)
    let shorter = min(oldCount, newCount)
    if oldCount == newCount {
      append(old: 0, new: 0, count: shorter)
      return
    }
    let before = (0..<shorter).prefix {
      isSame($0, $0) || $0 + 1 < shorter && isSame($0 + 1, $0 + 1)
    }.count
    let (oldEnd, newEnd) = (oldCount - 1, newCount - 1)
    let behind = (0..<shorter - before).prefix {
      isSame(oldEnd - $0, newEnd - $0)
        || $0 + 1 < shorter - before && isSame(oldEnd - $0 - 1, newEnd - $0 - 1)
    }.count
    append(old: 0, new: 0, count: before)
    append(old: oldCount - behind, new: newCount - behind, count: behind)
  }

  /// Behind all runs before it.
  mutating func append(old: Int, new: Int, count: Int = 1) {
    if count <= 0 { return }
    if let last = runs.last, last.old + last.count == old, last.new + last.count == new {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(old: old, new: new, count: count))
    }
  }

  /// Whether each element has the number it had.
  var isIdentity: Bool {
    oldCount == newCount && (oldCount == 0 || runs.count == 1 && runs[0].count == newCount)
  }

  /// Where an element of the old list is in the new one; nil if it is there no more.
  func new(of old: Int) -> Int? {
    guard let run = lastRun(where: { $0.old <= old }), old < run.old + run.count else { return nil }
    return run.new + (old - run.old)
  }

  /// Where an element of the new list was in the old one; nil if it is new.
  func old(of new: Int) -> Int? {
    guard let run = lastRun(where: { $0.new <= new }), new < run.new + run.count else { return nil }
    return run.old + (new - run.new)
  }

  private func lastRun(where begins: (Run) -> Bool) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if begins(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }

  /// The elements of the new list that are not in the old one.
  var added: [Int] {
    var added: [Int] = []
    var next = 0
    for run in runs {
      added += next..<run.new
      next = run.new + run.count
    }
    return added + (next..<newCount)
  }

  /// By element of the old list its place in the new one, -1 for none: for all at once.
  var places: [Int32] {
    var places = [Int32](repeating: -1, count: oldCount)
    for run in runs {
      for offset in 0..<run.count {
        places[run.old + offset] = Int32(truncatingIfNeeded: run.new + offset)
      }
    }
    return places
  }

  /// The values of the old list at their places in the new one.
  func carried<Value>(_ values: [Value], others: Value) -> [Value] {
    if isIdentity { return values }
    var carried: [Value] = []
    carried.reserveCapacity(newCount)
    for run in runs {
      carried.append(contentsOf: repeatElement(others, count: run.new - carried.count))
      carried.append(contentsOf: values[run.old..<run.old + run.count])
    }
    carried.append(contentsOf: repeatElement(others, count: newCount - carried.count))
    return carried
  }
}
