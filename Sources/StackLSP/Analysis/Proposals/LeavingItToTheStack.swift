import LayoutEngine
import StackDSL

extension Remedy {
  /// Removes the tie of an arranged view to an edge of its stack along the axis: the stack decides the
  /// position there.
  static func leavingItToTheStack(_ conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    return conflict.written.compactMap { line in
      guard let stack = reading.stackPlacing(line.constraint), conflict.stacks.contains(stack)
      else {
        return nil
      }
      return leavingIt(to: stack, line.index, reading)
    }
  }

  /// The same without a conflict, if the view before it has too little room.
  static func leavingItToTheStack(
    beside view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard !reading.isHuge, let stack = reading.stack(arranging: view),
      reading.stackProperties(stack)?.axis == axis
    else { return [] }
    let lines = reading.visibleArranged(in: stack).flatMap { reading.constraintsOfView[$0.index] }
    return unique(lines).compactMap { id in
      guard reading.stackPlacing(reading.problem.constraints[id.index]) == stack,
        let index = reading.constraintIndex(id)
      else { return nil }
      return leavingIt(to: stack, index, reading)
    }
  }

  private static func leavingIt(
    to stack: ViewID, _ index: Int, _ reading: LayoutReading
  ) -> Remedy {
    let line = reading.screen.constraints[index]
    var remedy = Remedy(
      "Remove \(reading.words(line, asWhole: true)): \(reading.name(stack)) places its views",
      [.removeConstraint(index)], shows: [line.first.view],
      axis: reading.stackProperties(stack)?.axis)
    remedy.isCorrection = true
    return remedy
  }
}

extension LayoutReading {
  /// The stack that arranges a view along the axis on which the line ties one of its edges to the stack.
  fileprivate func stackPlacing(_ line: LayoutConstraint) -> ViewID? {
    guard !line.first.attribute.isSize, line.relation == .equal, let second = line.second,
      let stack = stack(arranging: line.first.view), second.view == stack, second.item == .view,
      stackProperties(stack)?.axis == line.first.attribute.axis
    else { return nil }
    return stack
  }
}
