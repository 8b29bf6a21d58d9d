/// A problem over classes instead of unknowns: fewer columns, and rows only where two classes meet.
///
/// Constraints that speak of one class alone have become breakpoints of its cost. Variables are
/// numbered through: columns first, then one logical a row, the value of that row's sum; a
/// logical's breakpoints are the row's constraint.
struct Reduction: Sendable {
  let problem: LinearProblem
  let levels: PriorityLevels
  let classes: AffineClasses
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
  /// Optional constraints on unknowns that are all constant, and violated; they pull in vain.
  var constants: [Constant] = []
  /// What is contradictory before any simplex.
  var refutations: [Refutation]

  struct Constant: Sendable {
    var constraint: Int32
    var level: Int32
    /// 1 where the left side should be larger, -1 where it should be smaller.
    var multiplier: Double
  }

  var columnCount: Int { rootOfColumn.count }
  var rowCount: Int { rowStart.count - 1 }
  var variableCount: Int { columnCount + rowCount }

  func breakpointRange(of variable: Int) -> Range<Int> {
    Int(breakpointStart[variable])..<Int(breakpointStart[variable + 1])
  }

  /// An unknown as `factor * column + offset`; column -1 where it is constant.
  func image(of unknown: Int32) -> (column: Int, factor: Double, offset: Double) {
    let image = classes.image(of: unknown)
    if image.root == classes.constantNode { return (-1, 0, image.offset) }
    return (Int(columnOfRoot[Int(image.root)]), image.factor, image.offset)
  }
}
