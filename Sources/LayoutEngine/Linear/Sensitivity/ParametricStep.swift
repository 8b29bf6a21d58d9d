/// How a solution follows as constants move: one step of parametric programming (Gal 1979). Up to
/// `reach` everything is a straight line.
struct ParametricStep {
  /// Points that each unknown moves for each unit of the parameter, by index.
  let rates: [Double]
  /// How far the parameter can grow before a line bends or a required constraint breaks.
  let reach: Double
}

/// A constant that grows with a parameter, by `rate` for each unit of it.
struct MovingConstant {
  var constraint: LinearConstraintID
  var rate: Double
}

extension LinearSolution {
  func step(moving constants: [MovingConstant]) -> ParametricStep {
    let sensitivity = RightHandSideSensitivity(simplex, to: constants)
    return ParametricStep(rates: sensitivity.unknown, reach: sensitivity.reach(from: values))
  }
}
