/// A multiple of a variable at one of its breakpoints: a term of a Farkas combination (1902).
struct WeightedBound {
  var variable: Int
  var breakpoint: Int
  /// The multiplier of the variable itself, not of the constraint behind the breakpoint.
  var multiplier: Double
}

extension DualSimplex {
  /// Carries a combination of columns and rows back to constraints as they were written.
  ///
  /// Rows that were spent on free columns come in so that those columns cancel, then the
  /// equalities behind the classes so that the unknowns do.
  func trace(_ bounds: [WeightedBound], spent: [(row: Int, share: Double)] = []) -> DualPostsolve {
    var proof = DualPostsolve(presolved.problem, presolved.aggregation)
    var multiplier = [Double](repeating: 0, count: presolved.rowCount)
    var behind = [Int32](repeating: -1, count: presolved.rowCount)
    for bound in bounds {
      if bound.variable < presolved.columnCount {
        proof.add(bound.multiplier, of: breakpoints[bound.breakpoint])
      } else {
        let row = bound.variable - presolved.columnCount
        multiplier[row] += bound.multiplier
        behind[row] = Int32(truncatingIfNeeded: bound.breakpoint)
      }
    }
    for (row, share) in spent { multiplier[row] += share }
    postsolve.complete(&multiplier)
    for row in multiplier.indices where multiplier[row] != 0 {
      let first = presolved.breakpointRange(of: presolved.columnCount + row).lowerBound
      let breakpoint = breakpoints[behind[row] >= 0 ? Int(behind[row]) : first]
      proof.add(multiplier[row], of: breakpoint)
    }
    return proof
  }
}
