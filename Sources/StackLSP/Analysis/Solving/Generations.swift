/// A bounded memory: two generations in place of an ordering by age.
///
/// When the young one is full it becomes the old one, and what nobody asked for in the meantime is
/// forgotten.
struct Generations<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// What one generation may weigh.
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
