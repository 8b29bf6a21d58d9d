import LayoutEngine
import StackDSL

extension Rule {
  static let hiddenRequiredSize = Rule(
    code: "hidden-required-size", severity: .error,
    traits: Traits(scope: .variants, isLoggedBefore: 11),
    checks: [.conflict(report), .layout(reports)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    guard let hiding = conflict.made(.hiding), let view = hiding.views.first,
      let size = conflict.written.first(where: {
        $0.constraint.first.view == view && $0.constraint.first.attribute.isSize
          && $0.constraint.constant != 0
      })
    else { return nil }
    let reading = conflict.reading
    let isFixed = size.constraint.second == nil
    let needed = isFixed ? size.constraint.constant : conflict.conflict.shortfall
    return conflict.report(
      "When \(reading.name(view)) is hidden, \(reading.name(hiding.stack)) needs it 0 pt "
        + "\(conflict.axis.extentWord), but `\(size.source.text)` requires "
        + "\(isFixed ? "" : "at least ")\(pt(needed)).",
      views: [view])
  }

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.hiddenWithSize.compactMap { view, axis in
      guard let (index, constant) = reading.requiredSize(of: view, axis) else { return nil }
      let written = reading.screen.constraints[index]
      return Report(
        span: reading.place(of: written),
        message:
          "While \(reading.name(view)) is hidden UIKit wants it 0 pt \(axis.extentWord), but "
          + "`\(written.text)` is required: it keeps \(pt(constant)) out of sight, and before iOS 11 "
          + "UIKit logs a conflict. Give it the priority 999.",
        severity: .information, views: [reading.index(view)], aspect: axis.word,
        remedies: [
          Remedy("Make `\(written.text)` @999", [.setPriority(constraint: index, 999)])
        ])
    }
  }
}

extension LayoutReading {
  /// Hidden arranged views that still have a size above 0 along their stack.
  var hiddenWithSize: [(ViewID, Axis)] {
    views.compactMap { view in
      guard problem.views[view.index].isHidden, let stack = stack(arranging: view),
        let axis = stackProperties(stack)?.axis, size(view, axis) > Visible.least
      else { return nil }
      return (view, axis)
    }
  }
}
