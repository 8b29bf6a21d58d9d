import LayoutEngine
import StackDSL

extension Rule {
  static let aspectVsFill = Rule(
    code: "aspect-vs-fill", severity: .error,
    page: Page(
      summary: "An aspect ratio conflicts with a width and a height that are both fixed.",
      explanation: """
        A ratio between width and height is one more equation. If stacks, edges and numbers
        already determine both, the ratio cannot also hold. Free one of the sizes, usually with
        another alignment, or make the ratio optional.
        """,
      source: "Posted conflict logs: the aspect ratio is the member that UIKit breaks in one of "
        + "33."),
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    guard let aspect = conflict.aspect else { return nil }
    let layout = conflict.layout
    let view = aspect.constraint.first.view
    var remedies: [Remedy] = []
    if let stack = layout.stack(arranging: view), layout.stackProperties(stack)?.alignment == .fill
    {
      remedies.append(
        Remedy(
          "Give \(layout.name(stack)) alignment center",
          [.set(layout.index(stack), .alignment, "center")], shows: [layout.index(view)]))
    }
    remedies.append(
      Remedy(
        "Make \(layout.words(aspect.source)) @999", [.setPriority(constraint: aspect.index, 999)],
        shows: [layout.index(view)]))
    return conflict.report(message(conflict, aspect, view), views: [view], remedies: remedies)
  }

  private static func message(
    _ conflict: ConflictCase, _ aspect: ConflictCase.Written, _ view: ViewID
  ) -> String {
    // What the user wrote says enough; the notes have every member.
    let lines = conflict.written.filter { $0.index != aspect.index }
    var words = unique(lines.map { conflict.layout.words($0.source, asWhole: true) })
    if case .cell(let height?) = conflict.layout.environment.host, conflict.includesEnvironment {
      words = [shortList(words, limit: 2), "the \(pt(height)) that the cell is high"]
    }
    let by = words.isEmpty ? "by what is around it" : "by \(shortList(words, limit: 2))"
    return "\(conflict.layout.name(view)) must keep `\(aspect.source.text)`, but its width and its "
      + "height are both fixed \(by)."
  }
}
