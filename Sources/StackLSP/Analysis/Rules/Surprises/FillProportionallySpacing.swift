import LayoutEngine
import StackDSL

extension Rule {
  static let fillProportionallySpacing = Rule(
    code: "fill-proportionally-spacing", severity: .warning,
    traits: Traits(isPlainToSee: true),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.stacks.compactMap { stack, properties in
      guard properties.distribution == .fillProportionally, properties.spacing > 0,
        !layout.isOutOfSight(stack)
      else { return nil }
      let views = layout.visibleArranged(in: stack)
      // Of those whose size is written nothing is shared: a single other one takes what is left.
      let shared = views.filter { !layout.isSizeWritten($0, properties.axis) }
      guard shared.count > 1 else { return nil }
      let lengths = views.map { view -> Double in
        // A text that wraps counts with its lines.
        (properties.axis == .vertical ? layout.neededHeight(of: view) : nil)
          ?? layout.content(view, properties.axis).intrinsic
          ?? layout.outcome.fittingSize(of: view)[properties.axis]
      }
      let sizes = views.map { layout.size($0, properties.axis) }
      let error = unevenness(sizes, lengths)
      guard views.count > 1, error > 0.01 else { return nil }
      let index = layout.index(stack)
      return Report(
        span: layout.place(of: .distribution, in: stack),
        message: message(layout, stack, views, properties.axis),
        // A difference of some per cent is a surprise to the ruler, not to the eye.
        severity: error > 0.1 ? nil : .information, views: [index],
        remedies: [
          Remedy(
            "Give \(layout.name(stack)) distribution fillEqually",
            [.set(index, .distribution, "fillEqually")], shows: views.prefix(3).map(layout.index),
            axis: properties.axis),
          Remedy(
            "Set the spacing of \(layout.name(stack)) to 0", [.set(index, .spacing, "0")],
            shows: views.prefix(3).map(layout.index), axis: properties.axis),
        ] + naturally(stack, properties.axis, layout))
    }
  }

  /// A size that is written among them is in no proportion to the others: such a row fills.
  private static func naturally(
    _ stack: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> [Remedy] {
    let isMixed = layout.visibleArranged(in: stack).contains {
      layout.requiredSize(of: $0, axis) != nil
    }
    return [
      Remedy.fillingNaturally(stack, axis, layout), Remedy.fillingWithOne(stack, axis, layout),
    ].compactMap(\.self).map { remedy in
      var remedy = remedy
      remedy.isCorrection = isMixed
      return remedy
    }
  }

  /// By which share the views differ from the proportions of their contents.
  private static func unevenness(_ sizes: [Double], _ lengths: [Double]) -> Double {
    let ratios = zip(sizes, lengths).filter { $0.1 > 0 }.map { $0.0 / $0.1 }
    guard let least = ratios.min(), let most = ratios.max(), most > 0 else { return 0 }
    return (most - least) / most
  }

  private static func message(
    _ layout: LayoutReading, _ stack: ViewID, _ views: [ViewID], _ axis: Axis
  ) -> String {
    let items = views.map { "\(layout.name($0)) \(tenths(layout.shownSize($0, axis)))" }
    return
      "`fillProportionally` counts the spacing of \(layout.name(stack)) as length, so the last "
      + "view takes the difference: \(shortList(items, limit: 5))."
  }
}

extension LayoutReading {
  /// A required equation says how large it is, or what there is in it adds up to.
  fileprivate func isSizeWritten(_ view: ViewID, _ axis: Axis) -> Bool {
    constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      return constraint.first.view == view && constraint.first.attribute == axis.sizeAttribute
        && constraint.relation == .equal && constraint.priority.isRequired
    }
  }
}
