/// Sums up a price: a number for each priority level, most of them 0.
///
/// Prices compare lexicographically, the highest level first (Isermann 1982): no amount at a lower
/// level outweighs any amount at a higher one, which weights in one sum could only approximate.
/// Storage is dense and reused.
struct LevelAccumulator: Sendable {
  private struct Sum {
    var value = 0.0
    /// The magnitudes summed up, against which a value of 0 is recognised.
    var effort = 0.0

    var isZero: Bool { value.magnitude <= Tolerance.price * effort }
  }
  /// By level.
  private var sums: [Sum]
  /// The first `count` are the levels to which something was added.
  private var touched: [Int32]
  private var count = 0

  init(levels: Int) {
    sums = Array(repeating: Sum(), count: levels + 1)
    touched = Array(repeating: 0, count: levels + 1)
  }

  mutating func add(_ amount: Double, at level: Int32) {
    if amount == 0 { return }
    var sum = sums[Int(level)]
    if sum.effort == 0 {
      touched[count] = level
      count += 1
    }
    sum.value += amount
    sum.effort += amount.magnitude
    sums[Int(level)] = sum
  }

  mutating func clear() {
    for index in 0..<count { sums[Int(touched[index])] = Sum() }
    count = 0
  }

  /// The sum, what is only rounding left out, multiplied by `scale`; ascending by level.
  mutating func forEach(scaledBy scale: Double = 1, _ body: (Int32, Double) -> Void) {
    sortTouched()
    for index in 0..<count {
      let sum = sums[Int(touched[index])]
      if !sum.isZero { body(touched[index], sum.value * scale) }
    }
  }

  /// -1, 0 or 1: how the sum over levels up to `lowest` compares with zero.
  func sign(upTo lowest: Int32 = .max) -> Int {
    var first = Int32.max
    for index in 0..<count {
      let level = touched[index]
      if level < first, level <= lowest, !sums[Int(level)].isZero { first = level }
    }
    if first == .max { return 0 }
    return sums[Int(first)].value > 0 ? 1 : -1
  }

  /// Insertion sort: nearly always a handful of levels.
  private mutating func sortTouched() {
    if count > 16 { return touched[..<count].sort() }
    for end in 1..<max(1, count) {
      var index = end
      while index > 0, touched[index - 1] > touched[index] {
        touched.swapAt(index - 1, index)
        index -= 1
      }
    }
  }
}
