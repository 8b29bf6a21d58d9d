/// A problem over classes of unknowns (Andersen and Andersen 1995): it has fewer columns, and rows only
/// where two classes meet.
///
/// A constraint on one class alone is a breakpoint of the cost of that class. Variables have one
/// numbering: first the columns, then one logical for each row, which is the value of the row's sum.
/// The breakpoints of a logical are the row's constraint.
struct PresolvedProblem: Sendable {
  let problem: LinearProblem
  let levels: PriorityLevels
  let aggregation: DoubletonAggregation
  /// The column of each unknown that is the root of a class, or -1.
  var columnOfRoot: [Int32]
  var rootOfColumn: [Int32]
  /// Row i is `rowStart[i]..<rowStart[i + 1]` of `rowColumn` and `rowValue`.
  var rowStart: [Int32] = [0]
  var rowColumn: [Int32] = []
  var rowValue: [Double] = []
  /// Variable v is `breakpointStart[v]..<breakpointStart[v + 1]` of `breakpoints`, ascending.
  var breakpointStart: [Int32] = []
  var breakpoints: [Breakpoint] = []
  /// Optional constraints that are violated though all of their unknowns are constant.
  var constants: [Constant] = []
  /// Contradictions that the presolve itself finds.
  var refutations: [FarkasCertificate]

  struct Constant: Sendable {
    var constraint: Int32
    var level: Int32
    /// 1 if the left side should be larger, -1 if it should be smaller.
    var multiplier: Double
  }

  var columnCount: Int { rootOfColumn.count }
  var rowCount: Int { rowStart.count - 1 }
  var variableCount: Int { columnCount + rowCount }

  func breakpointRange(of variable: Int) -> Range<Int> {
    Int(breakpointStart[variable])..<Int(breakpointStart[variable + 1])
  }

  /// An unknown as `factor * column + offset`; column -1 if it is constant.
  func image(of unknown: Int32) -> (column: Int, factor: Double, offset: Double) {
    let image = aggregation.image(of: unknown)
    if image.root == aggregation.constantNode { return (-1, 0, image.offset) }
    return (Int(columnOfRoot[Int(image.root)]), image.factor, image.offset)
  }
}
