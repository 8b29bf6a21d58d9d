import LayoutEngine
import StackDSL

extension Rule {
  static let baselineOnVertical = Rule(
    code: "baseline-on-vertical", severity: .error,
    traits: Traits(mark: .slip),
    checks: [.ambiguity(silence), .layout(reports)])

  /// The open positions of such a stack are this rule's business and nobody else's.
  private static func silence(_ ambiguity: AmbiguityCase) -> Report? {
    let layout = ambiguity.layout
    guard ambiguity.axis == .horizontal,
      let stack = ambiguity.group.lazy.compactMap({ layout.stack(arranging: $0.view) }).first,
      isMisused(layout.stackProperties(stack))
    else { return nil }
    return report(layout, stack)
  }

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.stacks.filter { isMisused($0.properties) }.compactMap { report(layout, $0.id) }
  }

  private static func isMisused(_ properties: StackProperties?) -> Bool {
    guard let properties, properties.axis == .vertical else { return false }
    return properties.alignment == .firstBaseline || properties.alignment == .lastBaseline
  }

  private static func report(_ layout: LayoutReading, _ stack: ViewID) -> Report? {
    guard let properties = layout.stackProperties(stack) else { return nil }
    let view = layout.index(stack)
    let name = layout.name(stack)
    let shown = layout.visibleArranged(in: stack).prefix(3).map(layout.index)
    // A stack that stands in the middle centres its views; one tied at both sides fills them.
    let isCentred = layout.isNamed(.centerX, of: stack)
    let alignments = isCentred ? ["center", "leading", "fill"] : ["fill", "leading", "center"]
    var remedies = alignments.map { alignment in
      Remedy.aligning(stack, alignment, layout, shows: shown, axis: .horizontal)
    }
    remedies[0].isCorrection = true
    if layout.declared(stack).kind == .stack {
      remedies.append(
        Remedy("Make \(name) horizontal", [.set(view, .axis, "horizontal")], shows: shown))
    }
    return Report(
      span: layout.place(of: .alignment, in: stack), message: message(layout, stack, properties),
      views: [view], remedies: remedies)
  }

  private static func message(
    _ layout: LayoutReading, _ stack: ViewID, _ properties: StackProperties
  ) -> String {
    let word = properties.alignment == .firstBaseline ? "firstBaseline" : "lastBaseline"
    let views = layout.visibleArranged(in: stack)
    let places =
      views.isEmpty
      ? "" : " of \(layout.names(views))"
    return
      "`\(word)` aligns the views of a horizontal stack; in the vertical \(layout.name(stack)) "
      + "it places nothing, and the horizontal position\(places) is undefined."
  }
}
