import LayoutEngine
import StackDSL

extension Rule {
  static let requiredInCell = Rule(
    code: "required-in-cell", severity: .error,
    page: Page(
      summary: "The content of a cell requires a different height from the cell's.",
      explanation: """
        A table or collection view fixes the height of a cell's content view with its own
        constraint (`UIView-Encapsulated-Layout-Height`), and your constraints require another.
        Make one of yours optional; the usual choice is the bottom edge or a height at 999.
        """,
      source: "Posted conflict logs with UIView-Encapsulated-Layout-Height, which UIKit never "
        + "breaks."),
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let layout = conflict.layout
    guard case .cell = layout.environment.host, conflict.includesEnvironment,
      conflict.axis == .vertical, let height = layout.problem.views.first?.fixedSize?.height
    else { return nil }
    let outer = conflict.views.filter { layout.problem.views[$0.index].parent == layout.container }
    let content = outer.count == 1 ? layout.name(outer[0]) : "its content"
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
