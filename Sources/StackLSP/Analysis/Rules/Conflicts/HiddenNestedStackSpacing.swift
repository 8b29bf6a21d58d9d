import LayoutEngine
import StackDSL

extension Rule {
  static let hiddenNestedStackSpacing = Rule(
    code: "hidden-nested-stack-spacing", severity: .error,
    traits: Traits(scope: .variants, isLoggedBefore: 11),
    checks: [.conflict(report), .layout(reports)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    guard let view = conflict.hiddenView, let inner = reading.stackProperties(view),
      let spacing = conflict.stackMade.first(where: { $0.kind == .spacing && $0.stack == view })
    else { return nil }
    return conflict.report(
      message(reading, view, spacing.views, inner, isHidden: conflict.made(.hiding) != nil) + ".",
      views: [view],
      remedies: remedies(reading, view))
  }

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.hiddenWithSize.compactMap { view, axis in
      let visible = reading.visibleArranged(in: view)
      guard let inner = reading.stackProperties(view), inner.axis == axis, inner.spacing > 0,
        visible.count > 1, reading.requiredSize(of: view, axis) == nil
      else { return nil }
      return Report(
        span: reading.place(of: .spacing, in: view),
        message: message(reading, view, Array(visible.prefix(2)), inner)
          + ", out of sight; before iOS 11 UIKit logs a conflict.",
        severity: .information, views: [reading.index(view)], aspect: axis.word,
        remedies: remedies(reading, view))
    }
  }

  private static func remedies(_ reading: LayoutReading, _ view: ViewID) -> [Remedy] {
    let inner = reading.visibleArranged(in: view)
    return [
      Remedy(
        "Hide \(shortList(inner.map(reading.name))) as well",
        inner.map { .set(reading.index($0), .isHidden, "true") }),
      Remedy(
        "Set the spacing of \(reading.name(view)) to 0",
        [.set(reading.index(view), .spacing, "0")]
      ),
    ]
  }

  private static func message(
    _ reading: LayoutReading, _ view: ViewID, _ pair: [ViewID], _ inner: StackProperties,
    isHidden: Bool = true
  ) -> String {
    let (name, long) = (reading.name(view), inner.axis.extentWord)
    return
      (isHidden
      ? "While \(name) is hidden UIKit wants it 0 pt \(long)" : "\(name) is to be 0 pt \(long)")
      + ", but its spacing keeps \(pt(inner.spacing)) between \(reading.names(pair))"
  }
}

extension ConflictCase {
  /// The view that the conflict requires to be 0 pt long: it is hidden, or has a required size of 0.
  var hiddenView: ViewID? {
    made(.hiding)?.views.first
      ?? fixedSizes.first {
        $0.constraint.constant == 0 && $0.constraint.relation != .greaterThanOrEqual
      }?
      .constraint.first.view
  }
}
