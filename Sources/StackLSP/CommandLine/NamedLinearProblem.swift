import JSONRPC
import LayoutEngine
import StackDSL

/// A linear problem whose unknowns and constraints have names, as an independent checker writes it.
struct NamedLinearProblem {
  private var problem = LinearProblem()
  private var variables: [String: VariableID] = [:]
  private var variableNames: [String] = []
  private var constraintNames: [String] = []

  init(_ json: Parameters) throws(ResponseError) {
    for variable in try json["variables"].optional({ list throws(ResponseError) in
      try list.elements()
    }) ?? [] {
      if let name = variable.json?.stringValue {
        _ = self.variable(named: name)
      } else {
        _ = self.variable(
          named: try variable["name"].string(), lower: try Self.length(variable["lower"]),
          upper: try Self.length(variable["upper"]))
      }
    }
    for (index, constraint) in try json["constraints"].elements().enumerated() {
      constraintNames.append(constraint["id"].json?.stringValue ?? "c\(index)")
      try add(constraint)
    }
  }

  private mutating func variable(
    named name: String, lower: Double? = nil, upper: Double? = nil
  ) -> VariableID {
    if let known = variables[name] { return known }
    let variable = problem.addVariable(lower: lower ?? -.infinity, upper: upper ?? .infinity)
    variables[name] = variable
    variableNames.append(name)
    return variable
  }

  private mutating func add(_ constraint: Parameters) throws(ResponseError) {
    // A weight within a level multiplies the row.
    let weight = try Self.factor(constraint["weight"]) ?? 1
    guard weight > 0 else {
      throw ResponseError(.invalidParams, "\(constraint["weight"].path) is to be above 0.")
    }
    var terms: [LinearProblem.Term] = []
    for (name, coefficient) in try Self.terms(constraint["terms"]) {
      terms.append(LinearProblem.Term(variable(named: name), coefficient * weight))
    }
    problem.addConstraint(
      terms, try Self.relation(constraint["op"]),
      (try Self.length(constraint["rhs"]) ?? 0) * weight,
      priority: Priority(constraint["priority"].json?.doubleValue ?? 1000))
  }

  /// `{"x": 1}` or `[["x", 1]]`; coefficients of a repeated unknown are added.
  private static func terms(_ json: Parameters) throws(ResponseError) -> [(String, Double)] {
    var sums: [(name: String, coefficient: Double)] = []
    func add(_ name: String, _ number: Parameters) throws(ResponseError) {
      let coefficient = try factor(number) ?? 0
      if let place = sums.firstIndex(where: { $0.name == name }) {
        sums[place].coefficient += coefficient
      } else {
        sums.append((name, coefficient))
      }
    }
    if let object = json.json?.objectValue {
      for member in object.members { try add(member.name, json[member.name]) }
    } else {
      for term in try json.elements() {
        let parts = try term.elements()
        guard parts.count == 2 else {
          throw ResponseError(.invalidParams, "\(term.path): a name and a number are expected.")
        }
        try add(try parts[0].string(), parts[1])
      }
    }
    return sums.filter { $0.coefficient != 0 }.map { ($0.name, $0.coefficient) }
  }

  /// A length in points; nil if it is missing.
  private static func length(_ json: Parameters) throws(ResponseError) -> Double? {
    try number(json, upTo: 1e9)
  }

  /// A coefficient or weight; nil if it is missing.
  private static func factor(_ json: Parameters) throws(ResponseError) -> Double? {
    let factor = try number(json, upTo: 1e6)
    guard let factor, factor != 0, factor.magnitude < 1e-6 else { return factor }
    throw ResponseError(
      .invalidParams, "\(json.path) is \(factor): a factor is 0, or of 1e-06 to 1e+06.")
  }

  /// The solver is accurate to a millionth of a point. A number too large for that is rejected rather than
  /// answered wrongly.
  private static func number(
    _ json: Parameters, upTo largest: Double
  ) throws(ResponseError) -> Double? {
    guard let value = json.json, value != .null else { return nil }
    guard let number = value.doubleValue else {
      throw ResponseError(.invalidParams, "\(json.path): a number is expected.")
    }
    guard number.magnitude <= largest else {
      throw ResponseError(
        .invalidParams, "\(json.path) is \(number): the solver takes numbers up to \(largest).")
    }
    return number
  }

  private static func relation(_ json: Parameters) throws(ResponseError) -> LinearProblem.Relation {
    guard let relation = Constraint.Relation(rawValue: json.json?.stringValue ?? "==") else {
      throw ResponseError(.invalidParams, "\(json.path): ==, <= or >= is expected.")
    }
    return LinearProblem.Relation(relation)
  }
}

extension NamedLinearProblem {
  func answer() -> JSON {
    switch LayoutEngine.solve(problem) {
    case .optimal(let solution):
      [
        "status": "optimal",
        "values": object { .number(solution.values[Int($0.index)]) },
        "levels": levels(solution.values),
        "ranges": object { variable in
          let range = solution.range(of: variable)
          return [.number(range.lower), .number(range.upper)]
        },
      ]
    case .infeasible(let refutations):
      [
        "status": "infeasible",
        "iis": refutations.first.map { .array(ids(of: $0).map(JSON.string)) } ?? [],
        "all": .array(refutations.map { .array(ids(of: $0).map(JSON.string)) }),
      ]
    }
  }

  private func object(_ value: (VariableID) -> JSON) -> JSON {
    .object(
      JSON.Object(
        variableNames.enumerated().map { index, name in
          .init(name: name, value: value(VariableID(Int32(truncatingIfNeeded: index))))
        }))
  }

  /// The sum of the violations at each optional priority, highest first.
  private func levels(_ values: [Double]) -> JSON {
    let rows = problem.rows
    let priorities = Set(rows.map(\.priority)).filter { !$0.isRequired }.sorted().reversed()
    return .array(
      priorities.map { priority in
        let violation = rows.indices.filter { rows[$0].priority == priority }.reduce(0) {
          $0 + problem.violation(of: $1, at: values)
        }
        return ["priority": .number(priority.value), "violation": .number(violation)]
      })
  }

  /// Constraints by their ids, and bounds as `x.lower` and `x.upper`.
  private func ids(of refutation: FarkasCertificate) -> [String] {
    refutation.members.map { weighted in
      switch weighted.member {
      case .constraint(let id): constraintNames[Int(id.index)]
      case .lowerBound(let variable): "\(variableNames[Int(variable.index)]).lower"
      case .upperBound(let variable): "\(variableNames[Int(variable.index)]).upper"
      }
    }
  }
}
