/// A bounded cache of two generations instead of an ordering by age.
///
/// When the young generation is full it becomes the old one, and entries that were not used in the meantime
/// are dropped.
struct Generations<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The maximum weight of one generation.
  var capacity: Int
  private var young: [Key: Kept] = [:]
  private var old: [Key: Kept] = [:]
  private var youngWeight = 0

  private struct Kept: Sendable {
    var value: Value
    var weight: Int
  }

  init(capacity: Int) { self.capacity = capacity }

  mutating func value(of key: Key) -> Value? {
    if let kept = young[key] { return kept.value }
    guard let kept = old[key] else { return nil }
    insert(kept.value, for: key, weight: kept.weight)
    return kept.value
  }

  mutating func insert(_ value: Value, for key: Key, weight: Int) {
    if youngWeight > capacity {
      old = young
      young = [:]
      youngWeight = 0
    }
    young[key] = Kept(value: value, weight: weight)
    youngWeight += weight
  }
}
