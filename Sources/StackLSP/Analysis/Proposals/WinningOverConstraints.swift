import LayoutEngine
import StackDSL

extension Remedy {
  /// An optional constraint outweighs the content of a view beside it: the constraint goes below the
  /// content's priority, or the content's priority above the constraint.
  static func winning(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard !reading.isHuge, let parent = reading.problem.views[view.index].parent else { return [] }
    let own = reading.content(view, axis).compressionResistance.value
    let beside = reading.children(of: parent).flatMap { reading.constraintsOfView[$0.index] }
    let pulls = unique(beside + reading.constraintsOfView[parent.index]).filter { id in
      let constraint = reading.problem.constraints[id.index]
      return constraint.first.attribute.axis == axis && !constraint.priority.isRequired
        && constraint.priority.value >= own
    }.compactMap(reading.constraintIndex)
    guard let strongest = pulls.map({ reading.screen.constraints[$0].priority }).max(),
      pulls.count <= mostPulls
    else { return [] }
    let index = reading.index(view)
    let weaker = pulls.compactMap { pull -> Remedy? in
      guard let below = FreePriority.below(own, inUse: [own]) else { return nil }
      return Remedy(
        "Give `\(reading.screen.constraints[pull].text)` the priority \(figure(below))",
        [.setPriority(constraint: pull, below)], shows: [index], axis: axis)
    }
    guard let above = FreePriority.above(strongest, inUse: [strongest]) else { return weaker }
    return [
      Remedy(
        "Raise \(axis.word) compression resistance of \(reading.name(view)) to \(figure(above))",
        [.set(index, axis.compressionResistance, figure(above))], shows: [index], axis: axis)
    ] + weaker
  }

  /// With more pulls, none of them is the cause.
  private static let mostPulls = 4
}
