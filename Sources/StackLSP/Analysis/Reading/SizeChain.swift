import LayoutEngine
import StackDSL

/// The sizes on one axis that depend on each other, because constraints tie them or because the views share
/// the length of a stack.
struct SizeChain {
  /// In the order of discovery, the view itself first.
  private(set) var views: [ViewID]
  /// Required equalities between two of the sizes.
  private(set) var ties: [ConstraintID] = []
  /// The required sizes of some of them, as indices into `Screen.constraints`.
  private(set) var fixed: [Int] = []

  init(from view: ViewID, _ axis: Axis, in reading: LayoutReading) {
    views = [view]
    var reached: Set<ViewID> = [view]
    var seen: Set<ConstraintID> = []
    // The first view of a stack adds all the others.
    var spread: Set<ViewID> = []
    var next = 0
    while next < views.count {
      let current = views[next]
      next += 1
      var near: [ViewID] = []
      for id in reading.constraintsOfView[current.index] {
        let constraint = reading.problem.constraints[id.index]
        guard let second = constraint.second, constraint.relation == .equal,
          constraint.priority.isRequired, constraint.first.attribute == axis.sizeAttribute,
          second.attribute == axis.sizeAttribute, second.view != constraint.first.view,
          seen.insert(id).inserted
        else { continue }
        ties.append(id)
        near += [constraint.first.view, second.view]
      }
      if let stack = reading.stack(arranging: current),
        reading.stackProperties(stack)?.axis == axis, spread.insert(stack).inserted
      {
        near += reading.siblings(of: current)
      }
      if let (index, _) = reading.requiredSize(of: current, axis),
        reading.screen.constraints[index].relation == .equal
      {
        fixed.append(index)
      }
      views += near.filter { $0 != reading.container && reached.insert($0).inserted }
    }
  }
}
