import LayoutEngine
import StackDSL

extension Rule {
  static let contradictorySize = Rule(
    code: "contradictory-size", severity: .error,
    page: Page(
      summary: "One size of one view is required to be two things.",
      explanation: """
        All members of the conflict speak of the same size of the same view. One of them is a
        leftover: remove it, or make it optional.
        """,
      example: """
        screen Name {
            size: 375 x 667
            label name {
                top == superview.top
                leading == superview.leading
                height == 25
                height >= 50
            }
        }
        """,
      mended: """
        screen Name {
            size: 375 x 667
            label name {
                top == superview.top
                leading == superview.leading
                height >= 50
                height == 50 @1
            }
        }
        """,
      source: "Arithmetic; reported layouts with `height == 25` beside `height >= 50`."),
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    guard let first = conflict.fixedSizes.first else { return nil }
    let anchor = first.constraint.first
    let axis = anchor.attribute.axis
    let isAboutIt = conflict.origins.allSatisfy { origin in
      switch origin {
      case .user(let id):
        let constraint = conflict.layout.problem.constraints[id.index]
        return constraint.second == nil && constraint.first == anchor
      case .nonnegativeSize(let view, let other), .compressionResistance(let view, let other),
        .hugging(let view, let other):
        return view == anchor.view && other == axis
      default:
        return false
      }
    }
    guard isAboutIt else { return nil }
    return conflict.report(message(conflict, anchor), views: [anchor.view])
  }

  private static func message(
    _ conflict: ConflictCase, _ anchor: LayoutEngine.Anchor
  ) -> String {
    let demands = conflict.origins.map { origin -> String in
      switch origin {
      case .user(let id):
        let constraint = conflict.layout.problem.constraints[id.index]
        return "\(constraint.relation.symbol) \(figure(constraint.constant))"
      case .nonnegativeSize: return ">= 0"
      default: return "the size of its content"
      }
    }
    return "\(conflict.layout.name(anchor.view)).\(anchor.attribute) is required to be "
      + "\(list(demands))."
  }
}

extension LinearProblem.Relation {
  /// As a file writes it.
  var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
