import LayoutEngine
import StackDSL

extension Rule {
  static let baselineOnVertical = Rule(
    code: "baseline-on-vertical", severity: .error,
    traits: Traits(mark: .slip),
    checks: [.ambiguity(silence), .layout(reports)])

  /// Only this rule reports the open positions of such a stack.
  private static func silence(_ ambiguity: AmbiguityCase) -> Report? {
    let reading = ambiguity.reading
    guard ambiguity.axis == .horizontal,
      let stack = ambiguity.group.lazy.compactMap({ reading.stack(arranging: $0.view) }).first,
      isMisused(reading.stackProperties(stack))
    else { return nil }
    return report(reading, stack)
  }

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.stacks.filter { isMisused($0.properties) }.compactMap { report(reading, $0.id) }
  }

  private static func isMisused(_ properties: StackProperties?) -> Bool {
    guard let properties, properties.axis == .vertical else { return false }
    return properties.alignment == .firstBaseline || properties.alignment == .lastBaseline
  }

  private static func report(_ reading: LayoutReading, _ stack: ViewID) -> Report? {
    guard let properties = reading.stackProperties(stack) else { return nil }
    return Report(
      span: reading.place(of: .alignment, in: stack), message: message(reading, stack, properties),
      views: [reading.index(stack)], remedies: remedies(reading, stack))
  }

  private static func remedies(_ reading: LayoutReading, _ stack: ViewID) -> [Remedy] {
    let shown = reading.visibleArranged(in: stack).prefix(3).map(reading.index)
    // A stack in the middle centres its views; one tied at both sides fills them.
    let isCentred = reading.isNamed(.centerX, of: stack)
    let alignments = isCentred ? ["center", "leading", "fill"] : ["fill", "leading", "center"]
    var remedies = alignments.map { alignment in
      Remedy.aligning(stack, alignment, reading, shows: shown, axis: .horizontal)
    }
    remedies[0].isCorrection = true
    if reading.declared(stack).kind == .stack {
      remedies.append(
        Remedy(
          "Make \(reading.name(stack)) horizontal",
          [.set(reading.index(stack), .axis, "horizontal")], shows: shown))
    }
    return remedies
  }

  private static func message(
    _ reading: LayoutReading, _ stack: ViewID, _ properties: StackProperties
  ) -> String {
    let word = properties.alignment == .firstBaseline ? "firstBaseline" : "lastBaseline"
    let views = reading.visibleArranged(in: stack)
    let places =
      views.isEmpty
      ? "" : " of \(reading.names(views))"
    return
      "`\(word)` aligns the views of a horizontal stack; in the vertical \(reading.name(stack)) "
      + "it places nothing, and the horizontal position\(places) is undefined."
  }
}
