import LayoutEngine
import StackDSL

extension Rule {
  static let contradictorySize = Rule(
    code: "contradictory-size", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    guard let first = conflict.fixedSizes.first else { return nil }
    let anchor = first.constraint.first
    let axis = anchor.attribute.axis
    let isAboutIt = conflict.origins.allSatisfy { origin in
      switch origin {
      case .user(let id):
        let constraint = conflict.reading.problem.constraints[id.index]
        return constraint.second == nil && constraint.first == anchor
      case .nonnegativeSize(let view, let other), .compressionResistance(let view, let other),
        .hugging(let view, let other):
        return view == anchor.view && other == axis
      default:
        return false
      }
    }
    guard isAboutIt else { return nil }
    return conflict.report(
      message(conflict, anchor), views: [anchor.view], remedies: [])
  }

  private static func message(
    _ conflict: ConflictCase, _ anchor: LayoutAnchor
  ) -> String {
    let axis = anchor.attribute.axis
    let content = pt(conflict.reading.content(anchor.view, axis).intrinsic ?? 0)
    let demands = conflict.origins.map { origin -> String in
      switch origin {
      case .user(let id):
        let constraint = conflict.reading.problem.constraints[id.index]
        let bound = constraint.relation.written.bound
        let isFrame = conflict.reading.written(id)?.isOfAutoresizingMask ?? false
        return (bound.isEmpty ? "exactly " : bound) + "\(figure(constraint.constant)) pt"
          + (isFrame ? " (its frame, which the autoresizing mask keeps)" : "")
      case .nonnegativeSize: return "at least 0 pt"
      case .compressionResistance: return "at least the \(content) of its content"
      default: return "at most the \(content) of its content"
      }
    }
    return "\(conflict.reading.name(anchor.view)) cannot be \(list(demands)) "
      + "\(axis.extentWord) at once."
  }
}
