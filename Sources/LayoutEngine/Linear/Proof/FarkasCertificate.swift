/// The proof that required constraints cannot hold together, by Farkas' lemma (1902). None of them can
/// be left out: a vertex of the dual has irreducible support (Gleeson and Ryan 1990).
///
/// The sum of `multiplier * member` over all members reads `0 >= shortfall > 0`. A multiplier is
/// positive where the member says `>=` and negative where it says `<=`.
public struct FarkasCertificate: Sendable, Hashable {
  public enum Member: Hashable, Sendable {
    case constraint(LinearConstraintID)
    case lowerBound(VariableID)
    case upperBound(VariableID)
  }
  public struct Weighted: Hashable, Sendable {
    public var member: Member
    /// Moving this member's constant by `shortfall / abs(multiplier)`, alone, mends the set.
    public var multiplier: Double

    init(member: Member, multiplier: Double) {
      self.member = member
      self.multiplier = multiplier
    }
  }
  /// Constraints by index, then lower bounds, then upper bounds.
  public var members: [Weighted]
  /// By how much the members miss each other, in the unit of the weighted sum.
  public var shortfall: Double

  init(members: [Weighted], shortfall: Double) {
    self.members = members
    self.shortfall = shortfall
  }

  /// Whether the members are a sum of sizes, none of which could give so much alone.
  ///
  /// A size that is let go is still as large as its unknown has to be, so the same members with
  /// the same multipliers refute what is left, with that bound in the place of the size: it is as
  /// minimal as before, for it is the left sides alone that make a set irreducible.
  func isBeyondEachSize(in problem: LinearProblem) -> Bool {
    var count = 0
    for part in members {
      guard case .constraint(let id) = part.member, problem.rows[Int(id.index)].reportingCost > 0,
        let yield = part.yield(in: problem)
      else { continue }
      if yield >= shortfall - Tolerance.contradiction { return false }
      count += 1
    }
    return count > 1
  }

  /// The number of certificates from one solution; each costs a pass over the whole problem.
  static func mostAtOnce(in problem: LinearProblem) -> Int {
    max(64, 4_000_000 / max(1, problem.variableCount))
  }

  /// Merges what occurs twice, drops what rounding left over, and scales the largest to 1.
  init(combining parts: [Weighted], shortfall: Double) {
    let net = Self.net(of: parts)
    let largest = net.reduce(0) { max($0, $1.multiplier.magnitude) }
    members = net.map { Weighted(member: $0.member, multiplier: $0.multiplier / largest) }
    self.shortfall = shortfall / largest
  }

  /// One multiplier a member, sorted, without those that are nothing but rounding.
  static func net(of parts: [Weighted]) -> [Weighted] {
    var sums: [Weighted] = []
    var effort: [Double] = []
    for part in parts.sorted(by: { $0.member < $1.member }) {
      if let last = sums.last, last.member == part.member {
        sums[sums.count - 1].multiplier += part.multiplier
        effort[effort.count - 1] += part.multiplier.magnitude
      } else {
        sums.append(part)
        effort.append(part.multiplier.magnitude)
      }
    }
    let largest = sums.reduce(0) { max($0, $1.multiplier.magnitude) }
    return sums.indices.compactMap { index in
      let isNoise = sums[index].multiplier.magnitude <= 1e-9 * max(largest, effort[index])
      return isNoise ? nil : sums[index]
    }
  }
}

extension FarkasCertificate.Member {
  /// Nil for a bound.
  var constraint: LinearConstraintID? {
    if case .constraint(let id) = self { id } else { nil }
  }
}

extension FarkasCertificate.Member: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.order < b.order }

  private var order: (Int, Int32) {
    switch self {
    case .constraint(let id): (0, id.index)
    case .lowerBound(let id): (1, id.index)
    case .upperBound(let id): (2, id.index)
    }
  }
}

extension FarkasCertificate.Weighted {
  /// How much less the members miss each other by, in the unit of the shortfall, if this one goes
  /// and the bound of its unknown takes its place; nil unless it has exactly one unknown.
  func yield(in problem: LinearProblem) -> Double? {
    guard case .constraint(let id) = member else { return nil }
    let terms = problem.terms(of: id)
    guard let term = terms.first, terms.count == 1 else { return nil }
    let weight = multiplier * term.coefficient
    let asked = problem.rows[Int(id.index)].constant / term.coefficient
    let unknown = Int(term.variable.index)
    let bound = weight > 0 ? problem.lowerBounds[unknown] : problem.upperBounds[unknown]
    return weight * (asked - bound)
  }
}

extension LinearProblem {
  /// The right-hand side of a member of a refutation, in points. Both bounds of a fixed size have the same
  /// one.
  func rightSide(of part: FarkasCertificate.Weighted) -> Double {
    switch part.member {
    case .constraint(let id): rows[Int(id.index)].constant
    case .lowerBound(let unknown), .upperBound(let unknown):
      (part.multiplier > 0 ? lowerBounds : upperBounds)[Int(unknown.index)]
    }
  }
}
