/// One optimum and what is needed to say more about it.
public struct LinearSolution: Sendable {
  /// One value an unknown, by index.
  public let values: [Double]
  let simplex: Simplex
  let face: OptimalFace

  public var problem: LinearProblem { simplex.reduction.problem }

  /// Whether there is exactly one optimum.
  public var isUnique: Bool { face.isPoint }

  /// The range of an unknown over all optima of the real priorities, ±infinity where unlimited.
  public func range(of unknown: VariableID) -> LinearRange {
    face.range(of: unknown, value: values[Int(unknown.index)])
  }
}

/// The values that a quantity takes over all optima.
public struct LinearRange: Sendable, Hashable {
  public var lower: Double
  public var upper: Double

  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// One value, but for rounding errors.
  public var isUnique: Bool { upper - lower <= Tolerance.unique }
}
