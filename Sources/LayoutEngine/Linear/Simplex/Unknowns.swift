/// Postsolve of values: from the solver's variables back to the unknowns of the problem.
extension DualSimplex {
  /// Finite in any case: coefficients many orders of magnitude apart can overflow, and an unknown
  /// that did is 0, which the certificate then does not confirm.
  func unknowns(at value: [Double]) -> [Double] {
    var value = value
    postsolve.fill(&value)
    return (0..<Int32(truncatingIfNeeded: presolved.problem.variableCount)).map {
      unknown($0, at: value)
    }
  }

  /// Writes those of one region alone.
  func write(_ region: Region, at value: [Double], into unknowns: inout [Double]) {
    var value = value
    postsolve.fill(&value, by: region.steps)
    for unknown in region.unknowns {
      unknowns[Int(unknown)] = self.unknown(unknown, at: value)
    }
  }

  private func unknown(_ unknown: Int32, at value: [Double]) -> Double {
    let (column, factor, offset) = presolved.image(of: unknown)
    let result = column < 0 ? offset : factor * value[column] + offset
    return result.isFinite ? result : 0
  }

  /// Some unknowns, and what it takes to know them.
  struct Region: Sendable {
    fileprivate let unknowns: [Int32]
    fileprivate let steps: [Int]
  }

  func region(of unknowns: [Int32]) -> Region {
    let columns = unknowns.map { presolved.image(of: $0).column }
    return Region(unknowns: unknowns, steps: postsolve.steps(to: columns.filter { $0 >= 0 }))
  }

  /// An unknown as a sum of the columns that stayed.
  func columnSum(of unknown: VariableID) -> ColumnSum {
    let (column, factor, offset) = presolved.image(of: unknown.index)
    var sum = ColumnSum(constant: offset)
    if column >= 0 {
      sum.weight[column] = factor
      postsolve.substitute(in: &sum)
    }
    return sum
  }
}
