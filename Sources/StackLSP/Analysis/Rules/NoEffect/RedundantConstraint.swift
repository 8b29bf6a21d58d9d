import LayoutEngine
import StackDSL

extension Rule {
  static let redundantConstraint = Rule(
    code: "redundant-constraint", severity: .hint,
    page: Page(
      summary: "A constraint says what others say already.",
      explanation: """
        The same line twice, the same relation written the other way round, or one that follows from
        several: a view with the leading and the trailing edge of its superview has its width, too.
        Without the line nothing changes, on any device; as long as it is there, each change of the
        others has to be made twice.
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
    let repeated = repetitions(solved)
    return repeated.map(\.report) + consequences(solved, without: Set(repeated.map(\.index)))
  }

  /// What follows from several others; whole composites only serve as causes.
  private static func consequences(
    _ solved: SolvedScreen, without repeated: Set<Int>
  ) -> [Report] {
    let screen = solved.screen
    let candidates = screen.constraints.indices.filter {
      screen.constraints[$0].composite == nil
        && screen.constraints[$0].span.file == screen.span.file
    }
    return Dependence(screen, candidates: Set(candidates)).consequences.compactMap { found in
      guard !repeated.contains(found.constraint) else { return nil }
      let constraint = screen.constraints[found.constraint]
      let causes = unique(found.causes.map { screen.constraints[$0].span }).compactMap { span in
        found.causes.lazy.map { screen.constraints[$0] }.first { $0.span == span }
      }
      guard !causes.contains(where: { $0.span == constraint.span }) else { return nil }
      return report(
        found.constraint, in: solved,
        "`\(constraint.text)` follows from \(shortList(causes.map { quoted($0.text) })).",
        causes.map { Problem.Note(span: screen.here($0), message: "It follows from `\($0.text)`.") }
      )
    }
  }

  private static func repetitions(_ solved: SolvedScreen) -> [(index: Int, report: Report)] {
    let constraints = solved.screen.constraints
    var first: [Meaning: Int] = [:]
    return constraints.indices.compactMap { index in
      let meaning = Meaning(constraints[index])
      guard let known = first[meaning] else {
        first[meaning] = index
        return nil
      }
      guard constraints[known].span != constraints[index].span else { return nil }
      let found = report(
        index, in: solved,
        "`\(constraints[index].text)` says the same as `\(constraints[known].text)`.",
        [
          Problem.Note(
            span: solved.screen.here(constraints[known]), message: "The other one stands here.")
        ])
      return (index, found)
    }
  }

  private static func report(
    _ index: Int, in solved: SolvedScreen, _ message: String, _ notes: [Problem.Note]
  ) -> Report {
    let constraint = solved.screen.constraints[index]
    // An index would be another one's after the line above has gone.
    let sameAbove = solved.screen.constraints[..<index].count {
      $0.owner == constraint.owner && $0.text == constraint.text
    }
    var removal = Remedy("Remove `\(constraint.text)`", [.removeConstraint(index)])
    removal.keepsFrames = true
    return Report(
      span: solved.screen.here(constraint), message: message, related: notes,
      views: [constraint.owner], aspect: "\(constraint.text) \(sameAbove)",
      remedies: [removal], isUnnecessary: true)
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
