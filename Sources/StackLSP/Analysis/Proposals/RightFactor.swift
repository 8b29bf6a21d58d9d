import LayoutEngine
import StackDSL

extension Remedy {
  /// Removes the factor from each tie in the chain of sizes that makes one size a multiple of another.
  static func withoutFactor(
    around view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard !reading.isHuge else { return [] }
    return SizeChain(from: view, axis, in: reading).ties.compactMap { id in
      let constraint = reading.problem.constraints[id.index]
      guard constraint.multiplier != 1, let second = constraint.second,
        second.view != constraint.first.view, let index = reading.constraintIndex(id)
      else { return nil }
      let written = reading.screen.constraints[index]
      guard written.composite == nil, written.span.file == reading.screen.span.file,
        let text = textWithoutFactor(written, on: reading.screen)
      else { return nil }
      var plain = PlainConstraint(written)
      plain.multiplier = 1
      plain.constant = 0
      var remedy = Remedy(
        "Make \(reading.name(constraint.first.view)) as \(axis.extentWord) as "
          + "\(reading.name(second.view)), without the factor",
        [.restate(constraint: index, text, plain)],
        shows: [reading.index(view)], axis: axis)
      remedy.isCorrection = true
      return remedy
    }
  }

  /// The line as written, up to the second anchor.
  private static func textWithoutFactor(
    _ written: Constraint, on screen: Screen
  ) -> String? {
    if screen.isOfInterfaceBuilder { return written.text }
    let left = written.text.prefix { !"<=>".contains($0) }
    let attribute = written.second?.attribute.rawValue
    return attribute.flatMap { written.text.dropFirst(left.count).firstRange(of: ".\($0)") }
      .map { String(written.text[..<$0.upperBound]) }
  }
}
