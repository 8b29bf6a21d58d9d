import LayoutEngine
import StackDSL

/// The edits that give an open size or position one value.
extension EditsAgainstObstacles {
  /// What is open is settled by whatever takes its freedom: in a tie one member that outweighs the others or yields
  /// to them, elsewhere a line that a view lacks.
  var settled: [Edit] {
    guard case .ambiguity(let ambiguity) = goal else { return [] }
    let open = AmbiguityCase(reading: reading, ambiguity: ambiguity)
    guard let tie = open.tie else {
      // Content of a scroll view is as long as the chain of its views.
      let chains = open.group.filter { $0.item == .scrollContent }.flatMap { quantity in
        reading.children(of: quantity.view).filter { !reading.isOutOfSight($0) }.flatMap(placed)
      }
      // The chain may end at a sibling that moves with what is open.
      let parents = Set(open.group.map { reading.problem.views[$0.view.index].parent })
      let moved = ambiguity.consequences.filter { quantity in
        quantity.item == .view && !quantity.attribute.isSize
          && parents.contains(reading.problem.views[quantity.view.index].parent)
      }
      return open.group.filter { $0.item == .view }.flatMap { placed($0.view) } + chains
        + moved.flatMap { quantity in
          edges(of: quantity.view).filter { edit in
            !edit.remedy.changes.contains { change in
              guard case .addConstraint(_, let tie) = change else { return false }
              return reading.isTiedToOutside(
                quantity.view, LayoutAnchor.Attribute(tie.first.attribute))
            }
          }
        }
    }
    let taken = open.prioritiesInUse
    let steps = [
      FreePriority.above(tie.priority, inUse: taken),
      FreePriority.below(tie.priority, inUse: taken),
    ].compactMap(\.self)
    return tie.members.flatMap { member in steps.compactMap { moved(member, to: $0) } }
  }

  /// A member of a tie off the level of the others.
  private func moved(_ member: ConstraintOrigin, to priority: Double) -> Edit? {
    switch member {
    case .user(let id):
      guard let index = reading.constraintIndex(id) else { return nil }
      let words = reading.words(reading.screen.constraints[index], asWhole: true)
      return edit(
        .priority, reading.problem.constraints[id.index].first.view,
        "Make \(words) @\(figure(priority))", [.setPriority(constraint: index, priority)])
    case .hugging(let view, let axis): return weighed(.hugging, view, axis, priority)
    case .compressionResistance, .wrappedHeight:
      return member.resistance.map { weighed(.resistance, $0.view, $0.axis, priority) }
    case .stack, .environment, .nonnegativeSize: return nil
    }
  }

  /// An edge as the others of the view are tied, a bound that it keeps to the point, or the size of a sibling of
  /// its kind. Where it lies today is one of many places, so no number is taken from there.
  private func placed(_ view: ViewID) -> [Edit] {
    let (index, axis) = (reading.index(view), goal.axis)
    let edges = edges(of: view)
    let bounds = Remedy.closingBounds(of: view, axis, reading).map { bound in
      edit(.relation, view, bound.title, bound.changes)
    }
    let size: Anchor.Attribute = axis == .horizontal ? .width : .height
    let model = reading.siblings(of: view).first {
      $0 != view && reading.declared($0).kind == reading.declared(view).kind
        && !reading.isSizeOpen($0, axis)
    }
    // A stack that shows nothing takes no room from what is seen.
    let isSeen =
      reading.stackProperties(view) == nil || !reading.visibleArranged(in: view).isEmpty
    guard let model, isSeen, reading.isSizeOpen(view, axis) else { return edges + bounds }
    let tie = PlainConstraint(Anchor(index, size), .equal, Anchor(reading.index(model), size))
    return edges + bounds + [
      edit(
        .size, view,
        "Make \(reading.name(view)) as \(axis.extentWord) as \(reading.name(model)): "
          + "`\(reading.text(tie))`", [.addConstraint(index, tie)])
    ]
  }

  private func edges(of view: ViewID) -> [Edit] {
    Remedy.missingTies(of: view, goal.axis, reading).map { tie in
      var edit = edit(.edge, view, tie.title, tie.changes)
      edit.remedy.isCorrection = tie.isCorrection
      return edit
    }
  }
}
