import LayoutEngine
import StackDSL

extension Rule {
  static let hiddenNestedStackSpacing = Rule(
    code: "hidden-nested-stack-spacing", severity: .error,
    traits: Traits(scope: .variants),
    checks: [.conflict(report), .layout(reports)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let layout = conflict.layout
    guard let view = conflict.hiddenView, let inner = layout.stackProperties(view),
      let spacing = conflict.stackMade.first(where: { $0.kind == .spacing && $0.stack == view })
    else { return nil }
    return conflict.report(
      message(layout, view, spacing.views, inner, isHidden: conflict.made(.hiding) != nil) + ".",
      views: [view],
      remedies: remedies(layout, view))
  }

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.hiddenWithSize.compactMap { view, axis in
      let visible = layout.visibleArranged(in: view)
      guard let inner = layout.stackProperties(view), inner.axis == axis, inner.spacing > 0,
        visible.count > 1, layout.requiredSize(of: view, axis) == nil
      else { return nil }
      return Report(
        span: layout.place(of: .spacing, in: view),
        message: message(layout, view, Array(visible.prefix(2)), inner)
          + ", out of sight; before iOS 11 UIKit logs a conflict.",
        severity: .information, views: [layout.index(view)], aspect: axis.word,
        remedies: remedies(layout, view))
    }
  }

  private static func remedies(_ layout: LayoutReading, _ view: ViewID) -> [Remedy] {
    let inner = layout.visibleArranged(in: view)
    // One edge may give way, so that the plain view can be 0 pt long.
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      let gives =
        edge == (layout.stackProperties(view)?.axis == .horizontal ? "trailing" : "bottom")
      return "\(edge) == superview.\(edge)" + (gives ? " @999" : "")
    }
    let wrapped = [Remedy.wrapping(view, edges, layout)].compactMap(\.self).map { remedy in
      var remedy = remedy
      remedy.isGeneral = true
      return remedy
    }
    return [
      Remedy(
        "Hide \(shortList(inner.map(layout.name))) as well",
        inner.map { .set(layout.index($0), .isHidden, "true") }),
      Remedy(
        "Set the spacing of \(layout.name(view)) to 0",
        [.set(layout.index(view), .spacing, "0")]
      ),
    ] + wrapped
  }

  private static func message(
    _ layout: LayoutReading, _ view: ViewID, _ pair: [ViewID], _ inner: StackProperties,
    isHidden: Bool = true
  ) -> String {
    let (name, long) = (layout.name(view), inner.axis.extentWord)
    return
      (isHidden
      ? "While \(name) is hidden UIKit wants it 0 pt \(long)" : "\(name) is to be 0 pt \(long)")
      + ", but its spacing keeps \(pt(inner.spacing)) between \(layout.names(pair))"
  }
}

extension ConflictCase {
  /// The view that the conflict wants 0 pt long: hidden, or with a required size of 0.
  var hiddenView: ViewID? {
    made(.hiding)?.views.first
      ?? fixedSizes.first {
        $0.constraint.constant == 0 && $0.constraint.relation != .greaterThanOrEqual
      }?
      .constraint.first.view
  }
}
