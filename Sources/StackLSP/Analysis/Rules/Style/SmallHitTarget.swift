import LayoutEngine
import StackDSL

extension Rule {
  static let smallHitTarget = Rule(
    code: "small-hit-target", severity: .hint,
    page: Page(
      summary: "A button is smaller than a finger.",
      explanation: """
        Apple's guidelines ask for 44 × 44 pt for anything that is touched. Reported for buttons whose
        size the file fixes; one that follows its title may have larger insets at run time.
        """,
      example: """
        screen Clear {
            size: 375 x 667
            button clear {
                leading == superview.leading
                top == superview.top
                width == 30
                height == 30
            }
        }
        """,
      mended: """
        screen Clear {
            size: 375 x 667
            button clear {
                leading == superview.leading
                top == superview.top
                width == 44
                height == 44
            }
        }
        """,
      source: "Apple, Human Interface Guidelines, \"Buttons\": a hit region of at least 44 × 44 pt."
    ),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first, layout.outcome.status == .solved else { return [] }
    return layout.views.compactMap { view in
      guard view != layout.container, layout.declared(view).kind == .button,
        !layout.isOutOfSight(view)
      else { return nil }
      for axis in LayoutEngine.Axis.allCases {
        guard let (index, length) = layout.requiredSize(of: view, axis), length < 44 else {
          continue
        }
        return Report(
          span: layout.place(of: layout.screen.constraints[index]),
          message: "\(layout.name(view)) is \(pt(length)) \(axis.extentWord): a finger needs 44.",
          views: [layout.index(view)], aspect: axis.word,
          remedies: [
            Remedy(
              "Make it 44 pt", [.setConstant(constraint: index, 44)],
              shows: [layout.index(view)], axis: axis)
          ])
      }
      return nil
    }
  }
}
