import LayoutEngine
import StackDSL

extension HoverPage {
  /// A constraint, or all the constraints of a composite: the values of both sides, and whether it holds.
  mutating func describeConstraints(_ parts: [Int], on layouts: ScreenLayouts) {
    let constraints = layouts.screen.constraints
    guard let first = parts.first, constraints.indices.contains(first) else { return }
    let written = constraints[first]
    heading(code(written.text))
    guard let primary = layouts.primary else { return }
    let kind = written.priority >= 1000 ? "Required" : "Optional, at \(figure(written.priority))"
    let reading = LayoutReading(layouts.screen, primary)
    line("\(kind), on \(reading.environment.name):")
    lines(parts.map { ConstraintState.words(for: $0, reading) })
    conflicts(with: parts, reading)
    environments(of: parts, on: layouts)
  }

  /// The other members of a constraint's conflict, and the constraint that is expected to break.
  private mutating func conflicts(with parts: [Int], _ reading: LayoutReading) {
    let ids = parts.flatMap { part in
      reading.layout.constraintIndices.indices.filter {
        reading.layout.constraintIndices[$0] == part
      }
    }
    let own = Set(ids.map { ConstraintOrigin.user(ConstraintID($0)) })
    for conflict in reading.outcome.conflicts
    where conflict.members.contains(where: { own.contains($0.origin) }) {
      // Lines that the user can edit come first.
      let others = conflict.members.map(\.origin).filter { !own.contains($0) }
      let lines = others.filter { reading.constraintIndex($0) != nil }
      let rest = others.filter { reading.constraintIndex($0) == nil }
      let words = unique((lines + rest).map(reading.words(for:)))
      var text = "It cannot hold together with \(list(words))."
      if conflict.members.indices.contains(conflict.predictedBreak) {
        let broken = conflict.members[conflict.predictedBreak].origin
        let words = own.contains(broken) ? "this one" : reading.words(for: broken)
        text += " UIKit is expected to break \(words)."
      }
      if !others.isEmpty { line(text) }
    }
  }

  /// Only the environments with a problem, because a table of constraints that hold is not news.
  private mutating func environments(of parts: [Int], on layouts: ScreenLayouts) {
    let rows = EnvironmentRows(layouts) { layout in
      let reading = LayoutReading(layouts.screen, layout)
      let states = parts.map { ConstraintState(of: $0, reading) }
      if states.allSatisfy({ $0 == .absent }) { return ["", "not there"] }
      if states.contains(.conflicting) { return ["", "✗ part of a conflict"] }
      let worst = states.compactMap(\.violation).max() ?? 0
      return worst > 0 ? [figure(worst), "✗ gives way"] : nil
    }
    guard layouts.all.count > 1 else { return }
    if rows.rows.isEmpty {
      line("Holds in \(rows.everywhere).")
    } else {
      table(rows.table(["", "off by", ""]))
      line(rows.remainder())
    }
  }

  /// An `expect` line with both sides in each environment, failing ones first.
  mutating func describeExpectation(_ index: Int, on layouts: ScreenLayouts) {
    guard layouts.screen.expectations.indices.contains(index) else { return }
    let expectation = layouts.screen.expectations[index]
    heading(code("expect \(expectation.text)"))
    let rows = EnvironmentRows(layouts) { layout in
      guard let checked = layout.expectations.first(where: { $0.index == index }) else {
        return nil
      }
      let missing = figure(abs(checked.left - checked.right))
      return [figure(checked.left), figure(checked.right)]
        + [checked.holds ? "holds" : "✗ off by \(missing)"]
    }
    table(rows.table(["", "left", "right", ""]))
    line(rows.remainder())
    if rows.rows.isEmpty { line("No environment of this screen is meant.") }
  }
}

/// The state of a constraint in one layout.
enum ConstraintState: Equatable {
  /// Its `when` does not hold, or one of its views is missing.
  case absent
  /// It is a member of a conflict.
  case conflicting
  /// It holds exactly: an equation, or an inequality at its limit.
  case binding
  /// An inequality that holds with this many points to spare.
  case slack(Double)
  /// An optional constraint that misses its goal by this many points.
  case violated(Double)

  init(of index: Int, _ reading: LayoutReading) {
    guard let id = Self.id(of: index, reading) else {
      self = .absent
      return
    }
    let isMember = reading.outcome.conflicts.contains { conflict in
      conflict.members.contains { $0.origin == .user(id) }
    }
    if isMember {
      self = .conflicting
      return
    }
    let residual = reading.outcome.residual(of: id)
    let relation = reading.problem.constraints[id.index].relation
    let missing: Double =
      switch relation {
      case .equal: abs(residual)
      case .lessThanOrEqual: residual
      case .greaterThanOrEqual: -residual
      }
    if missing > Threshold.rounding {
      self = .violated(missing)
    } else if missing < -Threshold.rounding {
      self = .slack(-missing)
    } else {
      self = .binding
    }
  }

  /// The points by which it is missed; nil if it holds.
  var violation: Double? {
    if case .violated(let points) = self { return points }
    return nil
  }

  private static func id(of index: Int, _ reading: LayoutReading) -> ConstraintID? {
    reading.layout.constraintIndices.firstIndex(of: index).map { ConstraintID($0) }
  }

  /// "`leading`: 20 = 20, holds exactly".
  static func words(for index: Int, _ reading: LayoutReading) -> String {
    let constraint = reading.screen.constraints[index]
    let attribute = constraint.composite == nil ? "" : "\(constraint.first.attribute.rawValue): "
    guard let id = id(of: index, reading) else { return attribute + "not there" }
    let values = reading.outcome.values(of: id)
    let right =
      constraint.multiplier * (values.second ?? 0) + constraint.constant
    let sides = "\(figure(values.first)) \(constraint.relation.rawValue) \(figure(right))"
    switch ConstraintState(of: index, reading) {
    case .absent: return attribute + "not there"
    case .conflicting: return "\(attribute)✗ \(sides), part of a conflict"
    case .binding:
      let isEquation = constraint.relation == .equal
      return "\(attribute)\(sides), \(isEquation ? "holds" : "holds without room to spare")"
    case .slack(let points): return "\(attribute)\(sides), \(figure(points)) pt to spare"
    case .violated(let points):
      return "\(attribute)✗ \(sides), gives way by \(figure(points)) pt"
    }
  }
}
