/// Rates of change of many things, of which few change: dense to read, and cleared in proportion
/// to what was written.
struct Rates: Sendable {
  private(set) var value: [Double]
  /// What has been written since it was last cleared, in that order.
  private(set) var touched: [Int] = []
  private var touches: [Bool]

  init(count: Int) {
    value = Array(repeating: 0, count: count)
    touches = Array(repeating: false, count: count)
  }

  func isTouched(_ index: Int) -> Bool { touches[index] }

  subscript(index: Int) -> Double { value[index] }

  /// False if it was touched before.
  @discardableResult
  mutating func touch(_ index: Int) -> Bool {
    if touches[index] { return false }
    touches[index] = true
    touched.append(index)
    return true
  }

  mutating func set(_ rate: Double, at index: Int) {
    touch(index)
    value[index] = rate
  }

  mutating func add(_ rate: Double, at index: Int) {
    touch(index)
    value[index] += rate
  }

  mutating func clear() {
    for index in touched {
      value[index] = 0
      touches[index] = false
    }
    touched.removeAll(keepingCapacity: true)
  }
}

/// Numbers that wait for their turn, each at most once, and are taken in order.
struct Agenda: Sendable {
  private var isDue: [Bool]
  private var least: Int
  private var greatest = -1

  init(count: Int) {
    isDue = Array(repeating: false, count: count)
    least = count
  }

  mutating func add(_ number: Int) {
    isDue[number] = true
    least = min(least, number)
    greatest = max(greatest, number)
  }

  /// The least number that is due; what is added later must not be less.
  mutating func takeLeast() -> Int? {
    while least <= greatest {
      least += 1
      if isDue[least - 1] {
        isDue[least - 1] = false
        return least - 1
      }
    }
    reset()
    return nil
  }

  /// The greatest number that is due; what is added later must not be greater.
  mutating func takeGreatest() -> Int? {
    while greatest >= least {
      greatest -= 1
      if isDue[greatest + 1] {
        isDue[greatest + 1] = false
        return greatest + 1
      }
    }
    reset()
    return nil
  }

  private mutating func reset() {
    least = isDue.count
    greatest = -1
  }
}
