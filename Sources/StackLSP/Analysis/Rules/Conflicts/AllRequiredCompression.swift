import LayoutEngine
import StackDSL

extension Rule {
  static let allRequiredCompression = Rule(
    code: "all-required-compression", severity: .error,
    page: Page(
      summary: "Nothing in a row may shrink, and the row is too small.",
      explanation: """
        Compression resistance 1000 is a required constraint. Where all views that could give way
        have it, a small device, a large text size or a long word makes the layout unsatisfiable.
        Keep 1000 for views that must never be cut, and let one view give: 749 is below the default.
        """,
      example: """
        screen Stops {
            size: 320 x 568
            hstack row {
                spacing: 8
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                label stop { intrinsicContentSize: 300 x 20; compressionResistance.horizontal: 1000 }
                label time { intrinsicContentSize: 80 x 20; compressionResistance.horizontal: 1000 }
            }
        }
        """,
      mended: """
        screen Stops {
            size: 320 x 568
            hstack row {
                spacing: 8
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                label stop {
                    intrinsicContentSize: 300 x 20
                    compressionResistance.horizontal: 749
                    numberOfLines: 0
                }
                label time { intrinsicContentSize: 80 x 20; compressionResistance.horizontal: 1000 }
            }
        }
        """,
      source: "Reported layouts: a long stop name pushed the time off the screen; the fix lowered "
        + "the name's resistance."),
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let layout = conflict.layout
    let views = conflict.resisting
    guard conflict.isOnOneAxis, !views.isEmpty else { return nil }
    let contents = views.compactMap { view in
      layout.content(view, conflict.axis).intrinsic.map { (view, $0) }
    }
    let fixed = conflict.fixedSizes.filter { $0.constraint.relation != .lessThanOrEqual }
      .filter { $0.repair < 0 }
    let needed =
      contents.map(\.1).reduce(0, +) + fixed.map(\.constraint.constant).reduce(0, +)
      + conflict.gapSum
    let remedies = views.map { view in
      Remedy(
        "Lower \(conflict.axis.word) compression resistance of \(layout.name(view)) to 749",
        [.set(layout.index(view), conflict.axis.compressionResistance, "749")],
        shows: views.map(layout.index), axis: conflict.axis)
    }
    let wraps = views.filter {
      layout.declared($0).kind == .label && conflict.axis == .horizontal
    }.map { view in
      Remedy(
        "Let \(layout.name(view)) wrap", [.set(layout.index(view), .numberOfLines, "0")],
        shows: views.map(layout.index), axis: conflict.axis)
    }
    let parts =
      contents.map { "\(layout.name($0.0)) (\(tenths($0.1)))" }
      + fixed.map {
        "\(layout.name($0.constraint.first.view)) (\(tenths($0.constraint.constant)))"
      }
      + (conflict.gapSum > 0 ? ["\(tenths(conflict.gapSum)) of gaps"] : [])
    return conflict.report(
      message(
        place: conflict.stacks.first.map(layout.name) ?? "here", parts: parts, needed: needed,
        given: needed - conflict.conflict.shortfall), views: views, remedies: remedies + wraps)
  }

  private static func message(
    place: String, parts: [String], needed: Double, given: Double
  ) -> String {
    let sum = parts.count == 1 ? parts[0] : parts.joined(separator: " + ") + " = \(pt(needed))"
    let subject = place == "here" ? "Nothing here" : "Nothing in \(place)"
    return "\(subject) may shrink: \(sum) have to fit into \(pt(given))."
  }
}
