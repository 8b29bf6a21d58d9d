import LayoutEngine
import StackDSL

extension Rule {
  static let emptyStackSize = Rule(
    code: "empty-stack-size", severity: .warning,
    traits: Traits(doubt: .size),
    checks: [.ambiguity(report)])

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
  }
}
