import LayoutEngine
import StackDSL

extension Rule {
  static let variantConstraintLeak = Rule(
    code: "variant-constraint-leak", severity: .error,
    page: Page(
      summary: "A constraint made for one axis stays active on the other.",
      explanation: """
        The stack changes its axis in a `when`, but a constraint that fits one axis only holds
        everywhere. On the other axis it contradicts what the stack does there. Put it into a
        `when` of the same condition.
        """,
      example: """
        screen Pair {
            devices: iPhoneSE3, iPhoneSE3.landscape
            stack pair {
                axis: horizontal
                edges == superview.edges
                view a { width == pair.width * 0.25 }
                view b
                when verticalSizeClass == compact { axis: vertical }
            }
        }
        """,
      mended: """
        screen Pair {
            devices: iPhoneSE3, iPhoneSE3.landscape
            stack pair {
                axis: horizontal
                edges == superview.edges
                view a {
                    when verticalSizeClass == regular { width == pair.width * 0.25 }
                    when verticalSizeClass == compact { height == pair.height * 0.25 }
                }
                view b
                when verticalSizeClass == compact { axis: vertical }
            }
        }
        """,
      source: "Reported layouts: the log when an axis is toggled; UISV-alignment against the old "
        + "axis' constraint."),
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let layout = conflict.layout
    for stack in conflict.stacks {
      let axes = layout.declared(stack).properties.filter { $0.name == .axis }
      guard axes.contains(where: { $0.condition != nil }),
        let leak = conflict.written.first(where: { isLeak($0, in: stack, conflict) }),
        let properties = layout.stackProperties(stack)
      else { continue }
      return conflict.report(
        "`\(leak.source.text)` fits the other axis only: when the axis of \(layout.name(stack)) is "
          + "\(properties.axis.word) it contradicts the stack.",
        views: [leak.constraint.first.view, stack])
    }
    return nil
  }

  private static func isLeak(
    _ member: ConflictCase.Written, in stack: ViewID, _ conflict: ConflictCase
  ) -> Bool {
    let views = [member.constraint.first.view, member.constraint.second?.view].compactMap { $0 }
    return member.source.condition == nil
      && views.contains { conflict.layout.stack(arranging: $0) == stack }
  }
}
