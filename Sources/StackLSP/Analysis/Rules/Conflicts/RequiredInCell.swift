import LayoutEngine
import StackDSL

extension Rule {
  static let requiredInCell = Rule(
    code: "required-in-cell", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    guard case .cell = reading.environment.host, conflict.includesEnvironment,
      conflict.axis == .vertical, let height = reading.problem.views.first?.fixedSize?.height
    else { return nil }
    let outer = conflict.views.filter {
      reading.problem.views[$0.index].parent == reading.container
    }
    let content = outer.count == 1 ? reading.name(outer[0]) : "its content"
    let needed = height + (conflict.needsMore ? 1 : -1) * conflict.conflict.shortfall
    return conflict.report(
      message(content, given: height, needed: needed, isLeast: conflict.needsMore))
  }

  private static func message(
    _ content: String, given: Double, needed: Double, isLeast: Bool
  ) -> String {
    "The cell is \(pt(given)) high, but the required constraints of \(content) "
      + (isLeast ? "need at least \(pt(needed))." : "come to \(pt(needed)), and none may stretch.")
  }
}
