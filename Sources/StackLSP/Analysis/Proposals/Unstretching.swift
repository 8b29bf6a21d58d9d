import LayoutEngine
import StackDSL

extension Remedy {
  /// A fixed-size sibling makes its row, and every view in it, as low as itself. Another alignment lets each
  /// view of the row have the size it needs.
  static func unstretching(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    reading.pathToRoot(from: view).flatMap { outer -> [Remedy] in
      guard let stack = reading.stack(arranging: outer),
        let properties = reading.stackProperties(stack), properties.axis != axis,
        properties.alignment == .fill,
        reading.siblings(of: outer).contains(where: { reading.requiredSize(of: $0, axis) != nil })
      else { return [] }
      return ["center", axis == .vertical ? "top" : "leading"].flatMap { alignment -> [Remedy] in
        var remedy = Remedy.aligning(
          stack, alignment, reading, shows: [reading.index(outer)], axis: axis)
        remedy.isCorrection = true
        return remedy.orKeepingFilled(in: stack, besides: outer, reading)
      }
    }
  }
}
