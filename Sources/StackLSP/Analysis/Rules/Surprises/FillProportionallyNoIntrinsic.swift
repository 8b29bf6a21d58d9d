import LayoutEngine
import StackDSL

extension Rule {
  static let fillProportionallyNoIntrinsic = Rule(
    code: "fill-proportionally-no-intrinsic", severity: .warning,
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.stacks.flatMap { stack, properties -> [Report] in
      guard properties.distribution == .fillProportionally, !layout.isOutOfSight(stack) else {
        return []
      }
      let views = layout.visibleArranged(in: stack)
      guard views.count > 1 else { return [] }
      guard views.contains(where: { length($0, properties.axis, layout) > 0 }) else {
        return views.contains { layout.isSizeOpen($0, properties.axis) }
          ? [] : [nothingToGoBy(stack, views, properties.axis, layout)]
      }
      return views.compactMap { view in
        guard length(view, properties.axis, layout) <= 0, layout.size(view, properties.axis) < 0.5
        else { return nil }
        return Report(
          span: layout.place(of: view),
          message:
            "\(layout.name(view)) has no intrinsic \(properties.axis.sizeWord): its share of "
            + "\(layout.name(stack)) is 0.",
          views: [layout.index(view)],
          remedies: [
            Remedy(
              "Give \(layout.name(stack)) distribution fill",
              [.set(layout.index(stack), .distribution, "fill")], shows: [layout.index(view)],
              axis: properties.axis),
            Remedy(
              "Give \(layout.name(stack)) distribution fillEqually",
              [.set(layout.index(stack), .distribution, "fillEqually")],
              shows: [layout.index(view)], axis: properties.axis),
          ])
      }
    }
  }

  /// Where no view has a share, all come out alike: the proportions that were meant are not in the file.
  private static func nothingToGoBy(
    _ stack: ViewID, _ views: [ViewID], _ axis: Axis, _ layout: LayoutReading
  ) -> Report {
    var equal = Remedy(
      "Give \(layout.name(stack)) distribution fillEqually",
      [.set(layout.index(stack), .distribution, "fillEqually")], shows: views.map(layout.index),
      axis: axis)
    equal.keepsFrames = true
    return Report(
      span: layout.place(of: .distribution, in: stack),
      message: "No view in \(layout.name(stack)) has an intrinsic \(axis.sizeWord), so "
        + "`fillProportionally` has no proportions to go by: say them with `intrinsicContentSize`, "
        + "or with ratios between the views and `fill`.",
      severity: .information, views: [layout.index(stack)], aspect: "nothing to go by",
      remedies: [equal])
  }

  private static func length(
    _ view: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> Double {
    layout.content(view, axis).intrinsic ?? layout.outcome.fittingSize(of: view)[axis]
  }
}
