/// A multiple of a variable, upheld by one of its breakpoints.
struct Pull {
  var variable: Int
  var breakpoint: Int
  /// Of the variable itself, not of the constraint behind the breakpoint.
  var multiplier: Double
}

extension Simplex {
  /// Carries a combination of columns and rows back to constraints as they were written.
  ///
  /// Rows that were spent on free columns come in so that those columns cancel, then the
  /// equalities behind the classes so that the unknowns do.
  func trace(_ pulls: [Pull], spent: [(row: Int, share: Double)] = []) -> ProofTracing {
    var proof = ProofTracing(reduction.problem, reduction.classes)
    var multiplier = [Double](repeating: 0, count: reduction.rowCount)
    var behind = [Int32](repeating: -1, count: reduction.rowCount)
    for pull in pulls {
      if pull.variable < reduction.columnCount {
        proof.add(pull.multiplier, of: breakpoints[pull.breakpoint])
      } else {
        let row = pull.variable - reduction.columnCount
        multiplier[row] += pull.multiplier
        behind[row] = Int32(truncatingIfNeeded: pull.breakpoint)
      }
    }
    for (row, share) in spent { multiplier[row] += share }
    elimination.complete(&multiplier)
    for row in multiplier.indices where multiplier[row] != 0 {
      let first = reduction.breakpointRange(of: reduction.columnCount + row).lowerBound
      let breakpoint = breakpoints[behind[row] >= 0 ? Int(behind[row]) : first]
      proof.add(multiplier[row], of: breakpoint)
    }
    return proof
  }
}
