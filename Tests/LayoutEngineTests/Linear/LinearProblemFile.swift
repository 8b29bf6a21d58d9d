import Foundation

@testable import LayoutEngine

/// One line of `Tests/Conformance/linear-problems.jsonl`: a problem and the referee's answer.
struct LinearCase: Decodable {
  struct Variable: Decodable {
    var name: String
    var lower: Double?
    var upper: Double?

    init(from decoder: any Decoder) throws {
      if let bare = try? decoder.singleValueContainer().decode(String.self) {
        name = bare
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      name = try container.decode(String.self, forKey: .name)
      lower = try container.decodeIfPresent(Double.self, forKey: .lower)
      upper = try container.decodeIfPresent(Double.self, forKey: .upper)
    }

    enum Key: String, CodingKey { case name, lower, upper }
  }

  struct Term: Decodable {
    var variable: String
    var coefficient: Double

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      variable = try container.decode(String.self)
      coefficient = try container.decode(Double.self)
    }
  }

  struct Constraint: Decodable {
    var id: String
    var terms: [Term]
    var op: String
    var rhs: Double
    var priority: Double
  }

  struct Problem: Decodable {
    var variables: [Variable]
    var constraints: [Constraint]
  }

  struct Level: Decodable {
    var priority: Double
    var violation: Double
    var count: Int
  }

  struct Expectation: Decodable {
    var status: String
    var ranges: [String: [Double?]]?
    var levels: [Level]?
    var iis: [String]?
  }

  var seed: String
  var problem: Problem
  var expect: Expectation

  static func all() throws -> [LinearCase] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Conformance/linear-problems.jsonl")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(LinearCase.self, from: Data($0.utf8))
    }
  }
}

extension LinearCase.Problem {
  /// The problem in the engine's terms, with unknowns and constraints in the order of the file.
  var lowered: LinearProblem {
    var result = LinearProblem()
    var ids: [String: VariableID] = [:]
    for variable in variables {
      ids[variable.name] = result.addVariable(
        lower: variable.lower ?? -.infinity, upper: variable.upper ?? .infinity)
    }
    for constraint in constraints {
      let terms = constraint.terms.map { term in
        let id = ids[term.variable] ?? result.addVariable()
        ids[term.variable] = id
        return LinearProblem.Term(id, term.coefficient)
      }
      let relation: LinearProblem.Relation =
        switch constraint.op {
        case "<=": .lessThanOrEqual
        case ">=": .greaterThanOrEqual
        default: .equal
        }
      result.addConstraint(
        terms, relation, constraint.rhs, priority: Priority(constraint.priority))
    }
    return result
  }
}
