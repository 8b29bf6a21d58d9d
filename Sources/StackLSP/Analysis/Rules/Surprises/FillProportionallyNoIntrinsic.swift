import LayoutEngine
import StackDSL

extension Rule {
  static let fillProportionallyNoIntrinsic = Rule(
    code: "fill-proportionally-no-intrinsic", severity: .warning,
    traits: Traits(isPlainToSee: true),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.stacks.flatMap { stack, properties -> [Report] in
      guard properties.distribution == .fillProportionally, !reading.isOutOfSight(stack) else {
        return []
      }
      let views = reading.visibleArranged(in: stack)
      guard views.count > 1 else { return [] }
      guard views.contains(where: { length($0, properties.axis, reading) > 0 }) else {
        return views.contains { reading.isSizeOpen($0, properties.axis) }
          ? [] : [nothingToGoBy(stack, views, properties.axis, reading)]
      }
      return views.compactMap { view in
        guard length(view, properties.axis, reading) <= 0,
          reading.size(view, properties.axis) < Visible.least
        else { return nil }
        return Report(
          span: reading.place(of: view),
          message:
            "\(reading.name(view)) has no intrinsic \(properties.axis.sizeWord): its share of "
            + "\(reading.name(stack)) is 0.",
          views: [reading.index(view)],
          remedies: [
            Remedy(
              "Give \(reading.name(stack)) distribution fill",
              [.set(reading.index(stack), .distribution, "fill")], shows: [reading.index(view)],
              axis: properties.axis),
            Remedy(
              "Give \(reading.name(stack)) distribution fillEqually",
              [.set(reading.index(stack), .distribution, "fillEqually")],
              shows: [reading.index(view)], axis: properties.axis),
          ])
      }
    }
  }

  /// If no view has a content size, all get the same length: the intended proportions are not in the file.
  private static func nothingToGoBy(
    _ stack: ViewID, _ views: [ViewID], _ axis: Axis, _ reading: LayoutReading
  ) -> Report {
    let equal = Remedy(
      "Give \(reading.name(stack)) distribution fillEqually",
      [.set(reading.index(stack), .distribution, "fillEqually")], shows: views.map(reading.index),
      axis: axis, keepsFrames: true)
    return Report(
      span: reading.place(of: .distribution, in: stack),
      message: "No view in \(reading.name(stack)) has an intrinsic \(axis.sizeWord), so "
        + "`fillProportionally` has no proportions to go by: say them with `intrinsicContentSize`, "
        + "or with ratios between the views and `fill`.",
      severity: .information, views: [reading.index(stack)], aspect: "nothing to go by",
      remedies: [equal])
  }

  private static func length(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Double {
    reading.content(view, axis).intrinsic ?? reading.outcome.fittingSize(of: view)[axis]
  }
}
