/// A bounded memory: two generations in place of an ordering by age.
///
/// When the young one is full it becomes the old one, and what nobody asked for in the meantime is
/// forgotten.
struct Generations<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// What one generation may weigh.
  var capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngWeight = 0

  init(capacity: Int) { self.capacity = capacity }

  mutating func value(of key: Key, weight: Int) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: key, weight: weight)
    return value
  }

  mutating func insert(_ value: Value, for key: Key, weight: Int) {
    if youngWeight > capacity {
      old = young
      young = [:]
      youngWeight = 0
    }
    young[key] = value
    youngWeight += weight
  }
}
