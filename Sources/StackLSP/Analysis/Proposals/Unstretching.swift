import LayoutEngine
import StackDSL

extension Remedy {
  /// A sibling of fixed size makes its row as low as itself, and everything in it: with another alignment
  /// each view of the row is as large as it needs.
  static func unstretching(
    _ view: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> [Remedy] {
    layout.pathToRoot(from: view).flatMap { outer -> [Remedy] in
      guard let stack = layout.stack(arranging: outer),
        let properties = layout.stackProperties(stack), properties.axis != axis,
        properties.alignment == .fill,
        layout.siblings(of: outer).contains(where: { layout.requiredSize(of: $0, axis) != nil })
      else { return [] }
      return ["center", axis == .vertical ? "top" : "leading"].flatMap { alignment -> [Remedy] in
        var remedy = Remedy.aligning(
          stack, alignment, layout, shows: [layout.index(outer)], axis: axis)
        remedy.isCorrection = true
        return remedy.orKeepingFilled(in: stack, besides: outer, layout)
      }
    }
  }
}
