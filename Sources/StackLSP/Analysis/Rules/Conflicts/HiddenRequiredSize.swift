import LayoutEngine
import StackDSL

extension Rule {
  static let hiddenRequiredSize = Rule(
    code: "hidden-required-size", severity: .error,
    traits: Traits(scope: .variants),
    checks: [.conflict(report), .layout(reports)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    guard let hiding = conflict.made(.hiding), let view = hiding.views.first,
      let size = conflict.written.first(where: {
        $0.constraint.first.view == view && $0.constraint.first.attribute.isSize
          && $0.constraint.constant != 0
      })
    else { return nil }
    let layout = conflict.layout
    let isFixed = size.constraint.second == nil
    let needed = isFixed ? size.constraint.constant : conflict.conflict.shortfall
    return conflict.report(
      "When \(layout.name(view)) is hidden, \(layout.name(hiding.stack)) needs it 0 pt "
        + "\(conflict.axis.extentWord), but `\(size.source.text)` requires "
        + "\(isFixed ? "" : "at least ")\(pt(needed)).",
      views: [view])
  }

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.hiddenWithSize.compactMap { view, axis in
      guard let (index, constant) = layout.requiredSize(of: view, axis) else { return nil }
      let written = layout.screen.constraints[index]
      return Report(
        span: layout.place(of: written),
        message: "While \(layout.name(view)) is hidden UIKit wants it 0 pt \(axis.extentWord), but "
          + "`\(written.text)` is required: it keeps \(pt(constant)) out of sight, and before iOS 11 "
          + "UIKit logs a conflict. Give it the priority 999.",
        severity: .information, views: [layout.index(view)], aspect: axis.word,
        remedies: [
          Remedy("Make `\(written.text)` @999", [.setPriority(constraint: index, 999)])
        ])
    }
  }
}

extension LayoutReading {
  /// Hidden arranged views that are still longer than 0 along their stack.
  var hiddenWithSize: [(ViewID, Axis)] {
    views.compactMap { view in
      guard problem.views[view.index].isHidden, let stack = stack(arranging: view),
        let axis = stackProperties(stack)?.axis, size(view, axis) > 0.5
      else { return nil }
      return (view, axis)
    }
  }
}
