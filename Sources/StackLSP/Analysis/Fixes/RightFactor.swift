import LayoutEngine
import StackDSL

extension Remedy {
  /// Of the sizes to which that of a view is tied, one that is a multiple becomes as large.
  static func withoutFactor(
    around view: ViewID, _ axis: LayoutEngine.Axis, _ layout: LayoutReading
  ) -> [Remedy] {
    guard !layout.isHuge else { return [] }
    return SizeChain(from: view, axis, in: layout).ties.compactMap { id in
      let constraint = layout.problem.constraints[id.index]
      guard constraint.multiplier != 1, let second = constraint.second,
        second.view != constraint.first.view, let index = layout.constraintIndex(id)
      else { return nil }
      let written = layout.screen.constraints[index]
      let left = written.text.prefix { !"<=>".contains($0) }
      guard written.composite == nil, written.span.file == layout.screen.span.file,
        let attribute = written.second?.attribute.rawValue,
        let other = written.text.dropFirst(left.count).firstRange(of: ".\(attribute)")
      else { return nil }
      var remedy = Remedy(
        "Make \(layout.name(constraint.first.view)) as \(axis.extentWord) as "
          + "\(layout.name(second.view)), without the factor",
        [.rewrite(.constraint(index), String(written.text[..<other.upperBound]))],
        shows: [layout.index(view)], axis: axis)
      remedy.isCorrection = true
      return remedy
    }
  }
}
