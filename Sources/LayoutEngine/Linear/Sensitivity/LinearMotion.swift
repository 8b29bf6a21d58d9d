/// How a solution follows as constants move: everything stays a straight line until `reach`.
public struct LinearMotion: Sendable {
  /// Points that each unknown moves for each unit of the parameter, by index.
  public let rates: [Double]
  /// How far the parameter can grow before a line bends or a required constraint breaks.
  public let reach: Double
}

extension LinearSolution {
  public func motion(as moving: [MovingConstant]) -> LinearMotion {
    var drift = Drift(simplex, Dependents(simplex.reduction))
    drift.follow(moving)
    return LinearMotion(rates: drift.unknown.value, reach: drift.reach(from: values))
  }
}
