import LayoutEngine
import StackDSL

extension Remedy {
  /// Turns a bound that the view itself states into an equality. The author knew its number.
  static func closingBounds(
    of view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    reading.constraintsOfView[view.index].compactMap { id in
      let line = reading.problem.constraints[id.index]
      guard line.relation != .equal, line.first.attribute.axis == axis,
        let place = reading.constraintIndex(id)
      else { return nil }
      let written = reading.screen.constraints[place]
      guard written.composite == nil else { return nil }
      return Remedy(
        "Change `\(written.text)` to `\(written.text(with: .equal))`",
        [.setRelation(constraint: place, .equal)], shows: [reading.index(view)], axis: axis)
    }
  }

  /// Sizes a view that its subviews only bound: one bound becomes an equality, or the view becomes as small
  /// as all of them allow.
  static func closingInequalities(
    of view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    let bounds = reading.bounds(of: view, axis)
    guard !bounds.isEmpty, reading.stackProperties(view) == nil else { return [] }
    let index = reading.index(view)
    let equal = bounds.prefix(2).map { bound -> Remedy in
      let written = reading.screen.constraints[bound]
      return Remedy(
        "Change `\(written.text)` to `\(written.text(with: .equal))`",
        [.setRelation(constraint: bound, .equal)], shows: [index], axis: axis)
    }
    let small = PlainConstraint.size(of: index, axis, 0, priority: 1)
    var hugging = Remedy(
      "Let \(reading.name(view)) be as \(axis == .vertical ? "low" : "narrow") as its subviews allow: "
        + "`\(reading.text(small))`",
      [.addConstraint(index, small)], shows: [index], axis: axis)
    // Which of several bounds is reached depends on the texts.
    hugging.isCorrection = bounds.count > 1
    return bounds.count > 1 ? [hugging] + equal : equal + [hugging]
  }
}

extension LayoutReading {
  /// The inequalities that keep the subviews of a view inside its far edge, as they are written.
  func bounds(of view: ViewID, _ axis: Axis) -> [Int] {
    let far: Set<LayoutAnchor.Attribute> =
      axis == .horizontal ? [.trailing, .right] : [.bottom]
    return constraintsOfView[view.index].compactMap { id in
      let constraint = problem.constraints[id.index]
      guard let second = constraint.second, constraint.multiplier == 1,
        far.contains(constraint.first.attribute), far.contains(second.attribute)
      else { return nil }
      let (inner, relation) =
        second.view == view
        ? (constraint.first.view, LinearProblem.Relation.lessThanOrEqual)
        : (second.view, .greaterThanOrEqual)
      guard inner != view, isInside(inner, view), constraint.relation == relation else {
        return nil
      }
      return constraintIndex(id)
    }
  }
}
