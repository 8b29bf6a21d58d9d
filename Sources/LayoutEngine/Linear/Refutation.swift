/// Required constraints that cannot hold together, none of which can be dropped.
///
/// The proof: the sum of `multiplier * member` over all members reads `0 >= shortfall > 0`. A
/// multiplier is positive where the member says `>=`, negative where it says `<=`.
public struct Refutation: Sendable, Hashable {
  public enum Member: Hashable, Sendable {
    case constraint(LinearConstraintID)
    case lowerBound(VariableID)
    case upperBound(VariableID)
  }
  public struct Weighted: Hashable, Sendable {
    public var member: Member
    /// Moving this member's constant by `shortfall / abs(multiplier)`, alone, mends the set.
    public var multiplier: Double

    public init(member: Member, multiplier: Double) {
      self.member = member
      self.multiplier = multiplier
    }
  }
  /// Constraints by index, then lower bounds, then upper bounds.
  public var members: [Weighted]
  /// By how much the members miss each other, in the unit of the weighted sum.
  public var shortfall: Double

  /// Merges what occurs twice, drops what rounding left over, and scales the largest to 1.
  init(_ combination: [Weighted], shortfall: Double) {
    var total: [Member: (net: Double, gross: Double)] = [:]
    for part in combination {
      total[part.member, default: (0, 0)].net += part.multiplier
      total[part.member, default: (0, 0)].gross += part.multiplier.magnitude
    }
    let largest = total.values.reduce(0) { max($0, $1.net.magnitude) }
    members =
      total
      .filter { $0.value.net.magnitude > max($0.value.gross, largest) * 1e-9 }
      .map { Weighted(member: $0.key, multiplier: $0.value.net / largest) }
      .sorted { $0.member < $1.member }
    self.shortfall = shortfall / largest
  }
}

extension Refutation.Member: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.order < b.order }

  private var order: (Int, Int32) {
    switch self {
    case .constraint(let id): (0, id.index)
    case .lowerBound(let id): (1, id.index)
    case .upperBound(let id): (2, id.index)
    }
  }
}
