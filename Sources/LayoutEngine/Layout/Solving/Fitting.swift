/// The arguments of `systemLayoutSizeFitting`: target sizes and their priorities.
struct FittingTarget {
  var size = Size(width: 0, height: 0)
  var horizontal = Priority.fittingSizeLevel
  var vertical = Priority.fittingSizeLevel
}

extension LayoutLowering {
  /// Each size of the container equal to its target.
  mutating func addFittingTarget(_ target: FittingTarget) {
    for (axis, priority) in [(Axis.horizontal, target.horizontal), (.vertical, target.vertical)] {
      guard let priority = priority.inEffect else { continue }
      add(
        length(0, axis), .equal, .points(target.size[axis].length), at: priority,
        RowSource(kind: .name, owner: 0))
    }
  }
}

/// The size that a problem's container takes when nothing pins it; `lengths` are those of its
/// stacks in fillProportionally, if they are known.
func fittingSize(
  of problem: LayoutProblem, _ target: FittingTarget = FittingTarget(), lengths: [Double] = []
) -> Size {
  var lowering = LayoutLowering(problem)
  lowering.fittingLengths = lengths
  lowering.run { fittingSize(of: $0, lengths: $1) }
  lowering.addFittingTarget(target)
  let values = RelaxedSolution(lowering.lowered, of: problem).values
  return Size(
    width: values[Int(FrameAttribute.width.rawValue)].length,
    height: values[Int(FrameAttribute.height.rawValue)].length)
}
