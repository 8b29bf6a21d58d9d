/// One optimum and what is needed to say more about it.
public struct LinearSolution: Sendable {
  /// One value an unknown, by index.
  public let values: [Double]
  let simplex: Simplex
  let face: OptimalFace

  /// The range of an unknown over all optima of the real priorities, ±infinity where unlimited.
  public func range(of unknown: VariableID) -> LinearRange {
    face.range(of: unknown)
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
