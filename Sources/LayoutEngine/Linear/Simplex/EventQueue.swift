/// The events along a dual ray, the cheapest first (the breakpoints of Maros 2003): variables that
/// would move on.
///
/// The key of an event is a vector over the levels; all keys of one ray share one flat store.
struct EventQueue: Sendable {
  struct Event: Sendable {
    var variable: Int32
    /// The variable's coefficient in the leaving row; 1 for the leaving variable itself.
    var coefficient: Double
    /// Whether nothing ahead limits the move.
    var isUnlimited: Bool
    fileprivate var keyStart: Int32
    fileprivate var keyEnd: Int32
  }

  private var heap: [Event] = []
  private var levels: [Int32] = []
  private var values: [Double] = []
  /// The start of the key that is being written.
  private var open = 0

  mutating func clear() {
    heap.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    open = 0
  }

  // MARK: - Writing a key, then an event with it

  mutating func appendToKey(_ value: Double, at level: Int32) {
    levels.append(level)
    values.append(value)
  }

  /// Starts a key with that of an earlier event plus `value` at `level`.
  mutating func continueKey(of event: Event, adding value: Double, at level: Int32) {
    var isAdded = value == 0
    for index in Int(event.keyStart)..<Int(event.keyEnd) {
      if !isAdded, levels[index] >= level {
        isAdded = true
        if levels[index] == level {
          appendToKey(values[index] + value, at: level)
          continue
        }
        appendToKey(value, at: level)
      }
      appendToKey(values[index], at: levels[index])
    }
    if !isAdded { appendToKey(value, at: level) }
  }

  mutating func push(variable: Int32, coefficient: Double, isUnlimited: Bool) {
    let event = Event(
      variable: variable, coefficient: coefficient, isUnlimited: isUnlimited,
      keyStart: Int32(truncatingIfNeeded: open), keyEnd: Int32(truncatingIfNeeded: levels.count))
    open = levels.count
    heap.append(event)
    siftUp(event)
  }

  mutating func popFirst() -> Event? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty { siftDown(last) }
    return first
  }

  // MARK: - Order

  private func precedes(_ a: Event, _ b: Event) -> Bool {
    let order = compareKeys(a, b)
    if order != 0 { return order < 0 }
    if a.isUnlimited != b.isUnlimited { return a.isUnlimited }
    let x = a.coefficient.magnitude
    let y = b.coefficient.magnitude
    if (x - y).magnitude > 1e-9 * max(x, y) { return x > y }
    return a.variable < b.variable
  }

  private func compareKeys(_ a: Event, _ b: Event) -> Int {
    var i = Int(a.keyStart)
    var j = Int(b.keyStart)
    while i < Int(a.keyEnd) || j < Int(b.keyEnd) {
      let levelA = i < Int(a.keyEnd) ? levels[i] : .max
      let levelB = j < Int(b.keyEnd) ? levels[j] : .max
      let valueA = levelA <= levelB ? values[i] : 0
      let valueB = levelB <= levelA ? values[j] : 0
      let difference = valueA - valueB
      if difference.magnitude > Tolerance.price * (valueA.magnitude + valueB.magnitude) {
        return difference < 0 ? -1 : 1
      }
      if levelA <= levelB { i += 1 }
      if levelB <= levelA { j += 1 }
    }
    return 0
  }

  /// Puts an event, for which there is room at the end, where it belongs above.
  private mutating func siftUp(_ event: Event) {
    var index = heap.count - 1
    while index > 0 {
      let above = (index - 1) / 2
      if !precedes(event, heap[above]) { break }
      heap[index] = heap[above]
      index = above
    }
    heap[index] = event
  }

  /// Puts an event in place of the first, where it belongs below.
  private mutating func siftDown(_ event: Event) {
    var index = 0
    while 2 * index + 1 < heap.count {
      var least = 2 * index + 1
      if least + 1 < heap.count, precedes(heap[least + 1], heap[least]) { least += 1 }
      if !precedes(heap[least], event) { break }
      heap[index] = heap[least]
      index = least
    }
    heap[index] = event
  }
}
