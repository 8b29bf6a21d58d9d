import LayoutEngine
import StackDSL

extension Remedy {
  /// An optional constraint beside a view outweighs what its content needs: the one goes below the
  /// other, or the other above the one.
  static func winning(
    _ view: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> [Remedy] {
    guard !layout.isHuge, let parent = layout.problem.views[view.index].parent else { return [] }
    let own = layout.content(view, axis).compressionResistance.value
    let beside = layout.children(of: parent).flatMap { layout.constraintsOfView[$0.index] }
    let pulls = unique(beside + layout.constraintsOfView[parent.index]).filter { id in
      let constraint = layout.problem.constraints[id.index]
      return constraint.first.attribute.axis == axis && !constraint.priority.isRequired
        && constraint.priority.value >= own
    }.compactMap(layout.constraintIndex)
    guard let strongest = pulls.map({ layout.screen.constraints[$0].priority }).max(),
      pulls.count <= mostPulls
    else { return [] }
    let index = layout.index(view)
    let weaker = pulls.compactMap { pull -> Remedy? in
      guard let below = FreePriority.below(own, inUse: [own]) else { return nil }
      return Remedy(
        "Give `\(layout.screen.constraints[pull].text)` the priority \(figure(below))",
        [.setPriority(constraint: pull, below)], shows: [index], axis: axis)
    }
    guard let above = FreePriority.above(strongest, inUse: [strongest]) else { return weaker }
    return [
      Remedy(
        "Raise \(axis.word) compression resistance of \(layout.name(view)) to \(figure(above))",
        [.set(index, axis.compressionResistance, figure(above))], shows: [index], axis: axis)
    ] + weaker
  }

  /// Of more the cause is not one of them.
  private static let mostPulls = 4
}
