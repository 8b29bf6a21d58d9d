/// How the optimum moves as some constants move together, in fixed proportions.
struct LinearLine: Sendable {
  private let changes: [MovingConstant]
  let unknowns: [Int]
  let rates: [Double]
  /// Multiples of the changes that leave every constraint on its side.
  let reach: Double

  init(_ changes: [MovingConstant], _ drift: inout Drift, _ solution: LinearSolution) {
    drift.follow(changes)
    self.changes = changes
    unknowns = drift.unknown.touched
    rates = unknowns.map { drift.unknown[$0] }
    reach = drift.keepsTogether ? drift.reach(from: solution.values) : 0
  }

  /// Whether the same constants move, in the same direction and proportions, and not so much
  /// further that the rounding of these changes would be seen.
  func isAlong(_ other: [MovingConstant]) -> Bool {
    let distance = distance(of: other)
    return changes.count == other.count && distance > 0 && distance < 1_000
      && zip(changes, other).allSatisfy {
        $0.constraint == $1.constraint && distance * $0.rate == $1.rate
      }
  }

  /// How many times these changes the others are.
  func distance(of other: [MovingConstant]) -> Double {
    guard let own = changes.first, let other = other.first else { return 0 }
    return other.rate / own.rate
  }
}
