/// The cheapest set that shares a member with each of several sets: Reiter's hitting-set tree (1987),
/// depth first, with a bound.
struct HittingSet {
  private let sets: [[Int]]
  private let weight: (Int) -> Double
  private var bound: Double
  private var best: Set<Int>?
  /// Nodes still to be visited; what is found by then is good, if not always cheapest.
  private var budget = 3_000

  /// Only sets that cost less than `bound` count.
  init(_ sets: [[Int]], weight: @escaping (Int) -> Double, below bound: Double) {
    self.sets = sets
    self.weight = weight
    self.bound = bound
  }

  mutating func cheapest() -> Set<Int>? {
    extend([], cost: 0)
    return best
  }

  /// No deeper than there are sets.
  private mutating func extend(_ chosen: Set<Int>, cost: Double) {
    budget -= 1
    guard cost < bound - 1e-9, budget > 0 else { return }
    guard let open = sets.first(where: { chosen.isDisjoint(with: $0) }) else {
      bound = cost
      best = chosen
      return
    }
    for element in open { extend(chosen.union([element]), cost: cost + weight(element)) }
  }
}
