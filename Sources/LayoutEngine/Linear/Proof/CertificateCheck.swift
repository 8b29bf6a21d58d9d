/// Checks the solver's proofs, which makes it a certifying algorithm (McConnell, Mehlhorn, Näher and
/// Schweitzer 2011). It knows the problem and arithmetic, and nothing of the solver.
extension OptimalityCertificate {
  /// The flaws of this proof that `values` are an optimum; empty if it holds.
  func flaws(in problem: LinearProblem, values: [Double]) -> [String] {
    let check = CertificateCheck(problem, values, self)
    return check.feasibility() + check.stationarity() + check.slackness()
  }
}

extension FarkasCertificate {
  /// The flaws of this proof that its members cannot hold together; empty if it holds.
  func flaws(in problem: LinearProblem) -> [String] {
    var flaws: [String] = []
    var rest = [Double](repeating: 0, count: problem.variableCount)
    var effort = rest
    var miss = 0.0
    for part in members {
      let statement = Statement(part.member, in: problem)
      if !statement.isRequired { flaws.append("\(part.member) is not required") }
      if !statement.allows(sign: part.multiplier) { flaws.append("\(part.member): wrong sign") }
      miss += part.multiplier * statement.constant
      for term in statement.terms {
        rest[Int(term.variable.index)] += part.multiplier * term.coefficient
        effort[Int(term.variable.index)] += (part.multiplier * term.coefficient).magnitude
      }
    }
    for unknown in rest.indices where rest[unknown].magnitude > 1e-7 * max(1, effort[unknown]) {
      flaws.append("unknown \(unknown) does not cancel")
    }
    if miss <= 0 { flaws.append("nothing is missing: \(miss)") }
    if (miss - shortfall).magnitude > 1e-5 * max(1, shortfall) {
      flaws.append("misses by \(miss), not by \(shortfall)")
    }
    return flaws
  }
}

/// One constraint or bound as `terms relation constant`.
private struct Statement {
  var terms: [LinearProblem.Term]
  var relation: LinearProblem.Relation
  var constant: Double
  var priority: Priority
  var isRequired: Bool { priority.isRequired }

  init(_ member: FarkasCertificate.Member, in problem: LinearProblem) {
    switch member {
    case .constraint(let id):
      let row = problem.rows[Int(id.index)]
      (relation, constant, priority) = (row.relation, row.constant, row.priority)
      terms = Array(problem.terms(of: id))
    case .lowerBound(let id):
      (relation, constant, priority) =
        (.greaterThanOrEqual, problem.lowerBounds[Int(id.index)], .required)
      terms = [.init(id, 1)]
    case .upperBound(let id):
      (relation, constant, priority) =
        (.lessThanOrEqual, problem.upperBounds[Int(id.index)], .required)
      terms = [.init(id, 1)]
    }
  }

  func allows(sign: Double) -> Bool {
    switch relation {
    case .equal: true
    case .greaterThanOrEqual: sign >= 0
    case .lessThanOrEqual: sign <= 0
    }
  }

  /// Left side less right side.
  func residual(_ values: [Double]) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * values[Int($1.variable.index)] }
  }

  /// The rounding error to expect in a sum of this size.
  func slack(_ values: [Double]) -> Double {
    let size = terms.reduce(constant.magnitude) {
      $0 + ($1.coefficient * values[Int($1.variable.index)]).magnitude
    }
    let coefficient = terms.reduce(1) { max($0, $1.coefficient.magnitude) }
    return 2e-6 * coefficient + 1e-11 * size
  }
}

private struct CertificateCheck {
  private let problem: LinearProblem
  private let values: [Double]
  private let certificate: OptimalityCertificate
  private var prices: [FarkasCertificate.Member: [Int: Double]] = [:]
  private static let zero = 1e-6

  init(_ problem: LinearProblem, _ values: [Double], _ certificate: OptimalityCertificate) {
    self.problem = problem
    self.values = values
    self.certificate = certificate
    for (index, level) in certificate.levels.enumerated() {
      for part in level.multipliers {
        prices[part.member, default: [:]][index, default: 0] += part.multiplier
      }
    }
  }

  private var members: [FarkasCertificate.Member] {
    var all: [FarkasCertificate.Member] = []
    for index in problem.rows.indices where problem.isUsable(index) {
      if !problem.rows[index].isPreference {
        all.append(.constraint(LinearConstraintID(Int32(truncatingIfNeeded: index))))
      }
    }
    for index in 0..<problem.variableCount {
      let id = VariableID(Int32(truncatingIfNeeded: index))
      if problem.lowerBounds[index].magnitude <= 1e12 { all.append(.lowerBound(id)) }
      if problem.upperBounds[index].magnitude <= 1e12 { all.append(.upperBound(id)) }
    }
    return all
  }

  /// Every required constraint and bound holds.
  func feasibility() -> [String] {
    members.compactMap { member in
      let statement = Statement(member, in: problem)
      if !statement.isRequired { return nil }
      let residual = statement.residual(values)
      let slack = statement.slack(values)
      let holds =
        switch statement.relation {
        case .equal: residual.magnitude <= slack
        case .lessThanOrEqual: residual <= slack
        case .greaterThanOrEqual: residual >= -slack
        }
      return holds ? nil : "\(member) is violated by \(residual)"
    }
  }

  /// The multipliers of every level cancel in every unknown.
  func stationarity() -> [String] {
    var flaws: [String] = []
    for level in certificate.levels {
      var rest = [Double](repeating: 0, count: problem.variableCount)
      var effort = rest
      for part in level.multipliers {
        for term in Statement(part.member, in: problem).terms {
          rest[Int(term.variable.index)] += part.multiplier * term.coefficient
          effort[Int(term.variable.index)] += (part.multiplier * term.coefficient).magnitude
        }
      }
      for unknown in rest.indices
      where rest[unknown].magnitude > Self.zero * max(1, effort[unknown]) {
        flaws.append("\(level.priority.value): unknown \(unknown) is left with \(rest[unknown])")
      }
    }
    return flaws
  }

  /// Every price lies in the interval that the constraint's own cost has at `values`.
  func slackness() -> [String] {
    members.compactMap { member in
      let statement = Statement(member, in: problem)
      let residual = statement.residual(values)
      let slack = statement.slack(values)
      let price = prices[member] ?? [:]
      let side = residual > slack ? 1 : residual < -slack ? -1 : 0
      let bounds = allowed(statement, side)
      guard let bounds else { return "\(member) has no level in the certificate" }
      let isAbove = bounds.lower.map { compare(price, $0) >= 0 } ?? true
      let isBelow = bounds.upper.map { compare(price, $0) <= 0 } ?? true
      return isAbove && isBelow ? nil : "\(member), residual \(residual), has price \(price)"
    }
  }

  /// The least and the greatest price; nil stands for unlimited.
  private func allowed(
    _ statement: Statement, _ side: Int
  ) -> (lower: [Int: Double]?, upper: [Int: Double]?)? {
    let wantsMore = statement.relation != .lessThanOrEqual
    let wantsLess = statement.relation != .greaterThanOrEqual
    if statement.isRequired {
      let canPushUp = wantsMore && (side <= 0 || wantsLess)
      let canPushDown = wantsLess && (side >= 0 || wantsMore)
      return (canPushDown ? nil : [:], canPushUp ? nil : [:])
    }
    let level = certificate.levels.firstIndex { $0.priority == statement.priority }
    guard let level else { return nil }
    let most = wantsMore && side <= 0 ? 1.0 : wantsLess && side > 0 ? -1 : 0
    let least = wantsLess && side >= 0 ? -1.0 : wantsMore && side < 0 ? 1 : 0
    return ([level: least], [level: most])
  }

  /// Lexicographically, the highest level first.
  private func compare(_ a: [Int: Double], _ b: [Int: Double]) -> Int {
    for level in Set(a.keys).union(b.keys).sorted() {
      let difference = (a[level] ?? 0) - (b[level] ?? 0)
      if difference.magnitude > Self.zero { return difference < 0 ? -1 : 1 }
    }
    return 0
  }
}
