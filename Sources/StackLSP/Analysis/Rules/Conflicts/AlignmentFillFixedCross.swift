import LayoutEngine
import StackDSL

extension Rule {
  static let alignmentFillFixedCross = Rule(
    code: "alignment-fill-fixed-cross", severity: .error,
    page: Page(
      summary: "`alignment: fill` stretches a view whose size across the stack is fixed.",
      explanation: """
        With `alignment: fill` every arranged view is as high as a horizontal stack, and as wide as
        a vertical one; all of that is required. A fixed size across the axis contradicts it as
        soon as the stack has another size. Align differently, or wrap the view.
        """,
      example: """
        screen Split {
            size: 375 x 711
            hstack split {
                edges == superview.edges
                view list { hugging: 250 }
                view tools { width == 80; height == 100 }
            }
        }
        """,
      mended: """
        screen Split {
            size: 375 x 711
            hstack split {
                alignment: top
                edges == superview.edges
                view list { height == superview.height }
                view tools { width == 80; height == 100 }
            }
        }
        """,
      source: "UISV-alignment as UIKit prints it: required on both edges for fill."),
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let layout = conflict.layout
    for fixed in conflict.fixedSizes {
      let view = fixed.constraint.first.view
      let axis = fixed.constraint.first.attribute.axis
      guard let stack = layout.stack(arranging: view),
        let properties = layout.stackProperties(stack), properties.alignment == .fill,
        properties.axis != axis, conflict.stacks.contains(stack)
      else { continue }
      return conflict.report(
        message(conflict, fixed, stack: stack, axis: axis), views: [view, stack],
        remedies: remedies(layout, stack, axis, view))
    }
    return nil
  }

  private static func remedies(
    _ layout: LayoutReading, _ stack: ViewID, _ axis: LayoutEngine.Axis, _ view: ViewID
  ) -> [Remedy] {
    ["center", axis == .vertical ? "top" : "leading"].map { alignment in
      Remedy(
        "Give \(layout.name(stack)) alignment \(alignment)",
        [.set(layout.index(stack), .alignment, alignment)], shows: [layout.index(view)], axis: axis)
    }
  }

  private static func message(
    _ conflict: ConflictCase, _ fixed: ConflictCase.Written, stack: ViewID,
    axis: LayoutEngine.Axis
  ) -> String {
    let layout = conflict.layout
    let wanted = fixed.constraint.constant + fixed.repair
    return "`alignment: fill` of \(layout.name(stack)) makes every view \(pt(wanted)) "
      + "\(axis.extentWord); \(layout.name(fixed.constraint.first.view)) is fixed to "
      + "\(pt(fixed.constraint.constant))."
  }
}
