import LayoutEngine
import StackDSL

/// The `expect` lines of a screen that apply to this environment, checked against its layout.
///
/// The engine evaluates both sides like those of a constraint; they do not affect the layout.
func checkedExpectations(
  of screen: Screen, lowered: LoweredScreen, outcome: LayoutOutcome, environment: Environment
) -> [CheckedExpectation] {
  var checked: [CheckedExpectation] = []
  for (index, expectation) in screen.expectations.enumerated()
  where speaks(expectation, of: environment)
    && lowered.conditions.holds(expectation.condition)
  {
    guard let first = lowered.anchor(expectation.first) else { continue }
    var second: LayoutAnchor?
    if let anchor = expectation.second {
      second = lowered.anchor(anchor)
      if second == nil { continue }
    }
    let sides = outcome.values(of: first, and: second)
    let right = expectation.multiplier * (sides.second ?? 0) + expectation.constant
    // Frames are rounded to pixels, so smaller differences are invisible.
    let tolerance = 0.5 / environment.scale + 1e-6
    checked.append(
      CheckedExpectation(
        index: index, left: sides.first, right: right,
        holds: LinearProblem.Relation(expectation.relation).violation(sides.first - right)
          <= tolerance))
  }
  return checked
}

private func speaks(_ expectation: Expectation, of environment: Environment) -> Bool {
  if expectation.devices.isEmpty { return true }
  return expectation.devices.contains {
    $0 == environment.device || $0 == environment.deviceWithOrientation
  }
}

extension LayoutOutcome {
  /// The positions of two anchors, in points, in the coordinates of their nearest common superview.
  func values(
    of first: LayoutAnchor, and second: LayoutAnchor?
  ) -> (first: Double, second: Double?) {
    var copy = self
    copy.problem.constraints.append(LayoutConstraint(first, .equal, second))
    return copy.values(of: ConstraintID(copy.problem.constraints.count - 1))
  }
}
