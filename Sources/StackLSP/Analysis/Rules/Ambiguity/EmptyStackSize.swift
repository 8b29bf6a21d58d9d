import LayoutEngine
import StackDSL

extension Rule {
  static let emptyStackSize = Rule(
    code: "empty-stack-size", severity: .warning,
    traits: Traits(doubt: .size),
    checks: [.ambiguity(report), .layout(doubledGaps)])

  /// An empty stack that is 0 pt long stands between two gaps, where a hidden one would leave one of them.
  private static func doubledGaps(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.stacks.compactMap { view, _ in
      guard layout.isEmptyStack(view), !layout.isOutOfSight(view),
        let stack = layout.stack(arranging: view), let axis = layout.stackProperties(stack)?.axis,
        !layout.isSizeOpen(view, axis), layout.size(view, axis) < 0.5,
        let gap = layout.doubledGap(around: view)
      else { return nil }
      return Report(
        span: layout.place(of: view),
        message:
          "\(layout.name(view)) shows nothing and is 0 pt \(axis.extentWord), but the spacing on "
          + "both sides of it stays: \(gap).",
        views: [layout.index(view), layout.index(stack)], aspect: "gap",
        remedies: [
          Remedy(
            "Hide \(layout.name(view)) as long as it shows nothing",
            [.set(layout.index(view), .isHidden, "true")], shows: [layout.index(view)], axis: axis)
        ])
    }
  }

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    let layout = ambiguity.layout
    let empty = ambiguity.group.first {
      $0.attribute.isSize && layout.stackProperties($0.view) != nil
        && layout.visibleArranged(in: $0.view).isEmpty
    }
    guard let quantity = empty else { return nil }
    let view = layout.index(quantity.view)
    let size = PlainConstraint.size(of: view, quantity.attribute.axis, 0, priority: 250)
    return ambiguity.report(
      message(layout, quantity), views: [quantity.view],
      remedies: [
        Remedy(
          "Add `\(layout.text(size))` to \(layout.name(quantity.view))",
          [.addConstraint(view, size)], shows: [view], axis: quantity.attribute.axis)
      ])
  }

  private static func message(_ layout: LayoutReading, _ quantity: Ambiguity.Quantity) -> String {
    let isEmpty = layout.arranged(in: quantity.view).isEmpty
    let size = quantity.attribute.axis.sizeWord
    return
      "\(layout.name(quantity.view)) \(isEmpty ? "is empty" : "has only hidden views"): a stack "
      + "has no \(size) of its own, whatever its hugging, so it may be "
      + "\(range(quantity.lower, quantity.upper))."
      + (layout.doubledGap(around: quantity.view).map { " At 0 pt its spacing stays: \($0)." } ?? "")
  }
}

extension LayoutReading {
  fileprivate func isEmptyStack(_ view: ViewID) -> Bool {
    // A size that is written stands for what code will put into it.
    stackProperties(view) != nil && visibleArranged(in: view).isEmpty
      && property(.intrinsicContentSize, of: view) == nil
  }

  /// "48 pt between `title` and `body`"; nil where only one gap is beside the view, or none.
  fileprivate func doubledGap(around view: ViewID) -> String? {
    guard let stack = stack(arranging: view) else { return nil }
    let row = visibleArranged(in: stack)
    guard let place = row.firstIndex(of: view), place > 0, place + 1 < row.count else { return nil }
    let (before, after) = (row[place - 1], row[place + 1])
    let (one, other) = (spacing(in: stack, after: before), spacing(in: stack, after: view))
    guard one > 0.5, other > 0.5 else { return nil }
    return "\(pt(one + other)) between \(name(before)) and \(name(after))"
  }
}
