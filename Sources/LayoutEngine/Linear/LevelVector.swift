/// A sparse vector over priority levels, the highest level first: a price.
///
/// Comparing lexicographically is what keeps levels apart: no amount at a lower level outweighs
/// any amount at a higher one, which weights in one sum could only approximate.
struct LevelVector: Sendable, Hashable {
  struct Part: Sendable, Hashable {
    var level: Int32
    var value: Double
  }
  /// Ascending by level, no value 0.
  var parts: [Part] = []

  subscript(level: Int32) -> Double {
    parts.first { $0.level == level }?.value ?? 0
  }
}

/// Sums up a level vector in dense storage that is reused.
struct LevelAccumulator: Sendable {
  private var value: [Double]
  /// The magnitudes summed up, against which a value of 0 is recognised.
  private var effort: [Double]
  private var touched: [Int32] = []

  init(levels: Int) {
    value = Array(repeating: 0, count: levels + 1)
    effort = value
  }

  mutating func add(_ amount: Double, at level: Int32) {
    if amount == 0 { return }
    let slot = Int(level)
    if effort[slot] == 0 { touched.append(level) }
    value[slot] += amount
    effort[slot] += amount.magnitude
  }

  mutating func clear() {
    for level in touched {
      value[Int(level)] = 0
      effort[Int(level)] = 0
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// The sum, what is only rounding left out, multiplied by `scale`; ascending by level.
  mutating func forEach(scaledBy scale: Double = 1, _ body: (Int32, Double) -> Void) {
    sortTouched()
    for level in touched {
      let slot = Int(level)
      if value[slot].magnitude > Tolerance.price * effort[slot] { body(level, value[slot] * scale) }
    }
  }

  /// -1, 0 or 1: how the sum over levels up to `lowest` compares with zero.
  mutating func sign(upTo lowest: Int32 = .max) -> Int {
    var first = Int32.max
    for level in touched where level < first && level <= lowest {
      let slot = Int(level)
      if value[slot].magnitude > Tolerance.price * effort[slot] { first = level }
    }
    if first == .max { return 0 }
    return value[Int(first)] > 0 ? 1 : -1
  }

  func vector() -> LevelVector {
    var copy = self
    var parts: [LevelVector.Part] = []
    copy.forEach { parts.append(.init(level: $0, value: $1)) }
    return LevelVector(parts: parts)
  }

  /// Insertion sort: nearly always a handful of levels.
  private mutating func sortTouched() {
    if touched.count > 16 { return touched.sort() }
    for end in 1..<max(1, touched.count) {
      var place = end
      while place > 0, touched[place - 1] > touched[place] {
        touched.swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}
