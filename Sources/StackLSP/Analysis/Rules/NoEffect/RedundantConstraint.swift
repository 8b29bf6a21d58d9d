import LayoutEngine
import StackDSL

extension Rule {
  static let redundantConstraint = Rule(
    code: "redundant-constraint", severity: .hint,
    page: Page(
      summary: "A constraint says what others say already.",
      explanation: """
        The same line twice, or the same relation written the other way round. Without one of them
        nothing changes, on any device.
        """,
      example: """
        screen Box {
            size: 375 x 667
            label text {
                intrinsicContentSize: 80 x 20
                leading == superview.leading
                top == superview.top
                superview.top == top
            }
        }
        """,
      mended: """
        screen Box {
            size: 375 x 667
            label text {
                intrinsicContentSize: 80 x 20
                leading == superview.leading
                top == superview.top
            }
        }
        """,
      source: "Arithmetic."),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    let constraints = solved.screen.constraints
    var first: [Meaning: Int] = [:]
    return constraints.indices.compactMap { index in
      let meaning = Meaning(constraints[index])
      guard let known = first[meaning] else {
        first[meaning] = index
        return nil
      }
      guard constraints[known].span != constraints[index].span else { return nil }
      return Report(
        span: solved.screen.here(constraints[index]),
        message: "`\(constraints[index].text)` says the same as `\(constraints[known].text)`.",
        related: [
          Problem.Note(
            span: solved.screen.here(constraints[known]), message: "The other one stands here.")
        ],
        views: [constraints[index].owner], aspect: "constraint \(index)",
        remedies: [
          Remedy("Remove `\(constraints[index].text)`", [.removeConstraint(index)])
        ], isUnnecessary: true)
    }
  }

  /// A constraint with its sides in one order, so that `a == b` is `b == a`.
  private struct Meaning: Hashable {
    var first: StackDSL.Anchor
    var relation: StackDSL.Constraint.Relation
    var second: StackDSL.Anchor?
    var multiplier: Double
    var constant: Double
    var priority: Double
    var condition: ConditionIndex?

    init(_ constraint: StackDSL.Constraint) {
      first = constraint.first
      relation = constraint.relation
      second = constraint.second
      multiplier = constraint.multiplier
      constant = constraint.constant
      priority = constraint.priority
      condition = constraint.condition
      guard let other = constraint.second, multiplier == 1,
        (other.view, other.attribute.rawValue) < (first.view, first.attribute.rawValue)
      else { return }
      second = first
      first = other
      constant = constant == 0 ? 0 : -constant
      relation = relation.reversed
    }
  }
}

extension StackDSL.Constraint.Relation {
  fileprivate var reversed: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
