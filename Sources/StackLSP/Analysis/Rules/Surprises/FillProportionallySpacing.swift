import LayoutEngine
import StackDSL

extension Rule {
  static let fillProportionallySpacing = Rule(
    code: "fill-proportionally-spacing", severity: .warning, traits: Traits(isPlainToSee: true),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.stacks.compactMap { stack, properties in
      guard properties.distribution == .fillProportionally, properties.spacing > 0,
        !reading.isOutOfSight(stack)
      else { return nil }
      let views = reading.visibleArranged(in: stack)
      // Views with a written size do not share; a single other view takes the rest.
      let shared = views.filter { !reading.isSizeWritten($0, properties.axis) }
      guard shared.count > 1 else { return nil }
      let lengths = views.map { view -> Double in
        // Wrapped text counts with its lines.
        (properties.axis == .vertical ? reading.neededHeight(of: view) : nil)
          ?? reading.content(view, properties.axis).intrinsic
          ?? reading.outcome.fittingSize(of: view)[properties.axis]
      }
      let sizes = views.map { reading.size($0, properties.axis) }
      let error = unevenness(sizes, lengths)
      guard views.count > 1, error > Threshold.measuredShares else { return nil }
      let index = reading.index(stack)
      return Report(
        span: reading.place(of: .distribution, in: stack),
        message: message(reading, stack, views, properties.axis),
        // A difference of some per cent can be measured but not seen.
        severity: error > Threshold.unequalShares ? nil : .information, views: [index],
        remedies: [
          Remedy(
            "Give \(reading.name(stack)) distribution fillEqually",
            [.set(index, .distribution, "fillEqually")], shows: views.prefix(3).map(reading.index),
            axis: properties.axis),
          Remedy(
            "Set the spacing of \(reading.name(stack)) to 0", [.set(index, .spacing, "0")],
            shows: views.prefix(3).map(reading.index), axis: properties.axis),
        ] + naturally(stack, properties.axis, reading))
    }
  }

  /// A written size among the views is in no proportion to the others: the row was meant to fill.
  private static func naturally(
    _ stack: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    let isMixed = reading.visibleArranged(in: stack).contains {
      reading.requiredSize(of: $0, axis) != nil
    }
    return [
      Remedy.fillingNaturally(stack, axis, reading), Remedy.fillingWithOne(stack, axis, reading),
    ].compactMap(\.self).map { remedy in
      var remedy = remedy
      remedy.isCorrection = isMixed
      return remedy
    }
  }

  /// The share by which the views differ from the proportions of their contents.
  private static func unevenness(_ sizes: [Double], _ lengths: [Double]) -> Double {
    let ratios = zip(sizes, lengths).filter { $0.1 > 0 }.map { $0.0 / $0.1 }
    guard let least = ratios.min(), let most = ratios.max(), most > 0 else { return 0 }
    return (most - least) / most
  }

  private static func message(
    _ reading: LayoutReading, _ stack: ViewID, _ views: [ViewID], _ axis: Axis
  ) -> String {
    let items = views.map { "\(reading.name($0)) \(tenths(reading.shownSize($0, axis)))" }
    return
      "`fillProportionally` counts the spacing of \(reading.name(stack)) as length, so the last "
      + "view takes the difference: \(shortList(items, limit: 5))."
  }
}

extension LayoutReading {
  /// Whether a required equation sets the size of the view, or the sizes inside it add up to it.
  fileprivate func isSizeWritten(_ view: ViewID, _ axis: Axis) -> Bool {
    constraintsOfView[view.index].contains { id in
      let constraint = problem.constraints[id.index]
      return constraint.first.view == view && constraint.first.attribute == axis.sizeAttribute
        && constraint.relation == .equal && constraint.priority.isRequired
    }
  }
}
