/// The dual simplex (Lemke 1954) on piecewise linear costs (Fourer 1985): a tableau, and the position
/// of every variable on its own cost.
///
/// A nonbasic variable stands *at* breakpoint `position` (or has none and stands at 0). A basic one is
/// taken to be in the segment that *ends* at breakpoint `position`; where it is outside of it there is
/// something to mend. At all times no slope admits an improvement at any level (dual feasibility):
/// every nonbasic variable would, by itself, stay where it is.
///
/// Methods that the hot loops call are always inlined: a method that changes the simplex would
/// otherwise hand a copy of it, some hundreds of bytes, to one that only reads.
struct DualSimplex: Sendable {
  let presolved: PresolvedProblem
  var breakpoints: [Breakpoint]
  var tableau: SparseTableau
  let postsolve: PostsolveStack
  /// The constants that substituted rows add to the remaining ones.
  let rowConstant: [Double]
  /// By variable: columns, then logicals.
  var value: [Double]
  var position: [Int32]
  var refutations: [FarkasCertificate] = []
  var pivots = 0

  /// Whether a variable has a cost at all, and not only bounds.
  private let isCostly: [Bool]
  var pending: RowQueue
  var events = EventQueue()
  var price: LevelAccumulator
  var candidates: [(variable: Int, coefficient: Double)] = []
  /// Nonbasic variables that moved on in the current step, and from where.
  var moved: [(variable: Int, place: Int32)] = []

  init(_ presolved: PresolvedProblem) {
    self.presolved = presolved
    breakpoints = presolved.breakpoints
    let free = ImpliedFreeSubstitution(presolved)
    tableau = free.tableau
    postsolve = free.postsolve
    rowConstant = free.rowConstant
    isCostly = (0..<presolved.variableCount).map { variable in
      presolved.breakpointRange(of: variable).contains { presolved.breakpoints[$0].jump > 0 }
    }
    value = Array(repeating: 0, count: presolved.variableCount)
    position = Array(repeating: -1, count: presolved.variableCount)
    price = LevelAccumulator(levels: presolved.levels.count)
    pending = RowQueue(rows: presolved.rowCount)
    for column in 0..<presolved.columnCount { placeAtOwnOptimum(column) }
    for row in 0..<presolved.rowCount { placeLogical(of: row) }
  }

  /// Mends until nothing is left to mend, also after values have been computed afresh.
  mutating func run() {
    mendPending()
    if pivots < Self.pivotsUntilRefresh { return }
    for _ in 0..<3 {
      refreshValues()
      if pending.isEmpty { return }
      mendPending()
    }
  }

  /// Fewer leave no rounding errors in the values that could be seen.
  private static let pivotsUntilRefresh = 100

  /// Row after row, the shortest first.
  ///
  /// Past the budget the smallest index is taken instead, which cannot cycle (Bland).
  private mutating func mendPending() {
    let budget = pivots + 100 + 20 * presolved.variableCount
    while let (row, _) = pending.popFirst() {
      if pivots > budget { return runBySmallestIndex() }
      mend(row, isLongStep: true)
    }
  }

  /// Computes every basic variable from the nonbasic ones, which stand exactly where they should.
  private mutating func refreshValues() {
    let columns = presolved.columnCount
    for row in 0..<tableau.rowCount where tableau.basic[row] >= 0 {
      let basic = Int(tableau.basic[row])
      var sum = basic >= columns ? rowConstant[basic - columns] : 0
      for element in tableau.row(row) {
        let column = Int(element.column)
        // In the tableau's rows, logicals do not include what spent rows added to them.
        let constant = column >= columns ? rowConstant[column - columns] : 0
        sum += element.value * (value[column] - constant)
      }
      value[basic] = sum
      enqueueIfOutside(row)
    }
  }

  private mutating func runBySmallestIndex() {
    let limit = pivots + 1000 + 100 * presolved.variableCount
    while pivots < limit {
      var least: Int32 = .max
      for row in 0..<tableau.rowCount where tableau.basic[row] >= 0 && shortfall(row) != nil {
        least = min(least, tableau.basic[row])
      }
      if least == .max { return }
      mend(Int(tableau.rowOf[Int(least)]), isLongStep: false)
    }
  }

  // MARK: - Start

  /// Every column starts where its own cost is least; on a flat stretch at the end nearer to 0.
  private mutating func placeAtOwnOptimum(_ column: Int) {
    let range = presolved.breakpointRange(of: column)
    if range.isEmpty { return }
    price.clear()
    addSlope(of: column, segment: range.lowerBound, 1)
    let first = range.first { breakpoints[$0].kind == .lowerBound } ?? range.lowerBound
    var best = range.upperBound - 1
    for index in range {
      price.add(breakpoints[index].jump, at: breakpoints[index].level)
      if index < first { continue }
      let isLast = index + 1 == range.upperBound || breakpoints[index].kind == .upperBound
      let sign = price.sign()
      if sign < 0, !isLast { continue }
      best = index
      if sign == 0, !isLast, breakpoints[index + 1].at.magnitude < breakpoints[index].at.magnitude {
        continue
      }
      break
    }
    position[column] = Int32(truncatingIfNeeded: best)
    value[column] = breakpoints[best].at
  }

  private mutating func placeLogical(of row: Int) {
    let logical = presolved.columnCount + row
    let first = presolved.breakpointRange(of: logical).lowerBound
    if !tableau.isBasic(logical) {
      position[logical] = Int32(truncatingIfNeeded: first)
      value[logical] = breakpoints[first].at
      return
    }
    var sum = rowConstant[row]
    for element in tableau.row(row) {
      sum += element.value * value[Int(element.column)]
    }
    value[logical] = sum
    let kind = breakpoints[first].kind
    let startsRightOfFirst = kind == .lowerBound || kind == .below
    position[logical] = Int32(truncatingIfNeeded: startsRightOfFirst ? first + 1 : first)
    enqueueIfOutside(row)
  }

  // MARK: - Places and prices

  mutating func enqueueIfOutside(_ row: Int) {
    guard let shortfall = shortfall(row)?.magnitude else { return }
    pending.push(row, length: tableau.lengthOfRow(row), shortfall: shortfall)
  }

  /// How far the row's variable must move to be back in its segment; nil if it is there.
  @inline(__always)
  func shortfall(_ row: Int) -> Double? {
    let variable = Int(tableau.basic[row])
    let range = presolved.breakpointRange(of: variable)
    let index = Int(position[variable])
    let value = value[variable]
    if index > range.lowerBound {
      let floor = breakpoints[index - 1].at
      if value < floor - Self.slack(floor) { return floor - value }
    }
    if index < range.upperBound {
      let ceiling = breakpoints[index].at
      if value > ceiling + Self.slack(ceiling) { return ceiling - value }
    }
    return nil
  }

  private static func slack(_ at: Double) -> Double { Tolerance.primal + 1e-12 * at.magnitude }

  /// Adds the slope of a variable's cost on the segment that ends at breakpoint `segment`.
  mutating func addSlope(of variable: Int, segment: Int, _ scale: Double) {
    for index in presolved.breakpointRange(of: variable) {
      let isPassed = index < segment
      guard breakpoints[index].kind == (isPassed ? .above : .below) else { continue }
      let jump = breakpoints[index].jump * scale
      price.add(isPassed ? jump : -jump, at: breakpoints[index].level)
    }
  }

  /// Adds what it costs at the basic variables when a nonbasic one grows by 1.
  mutating func addBasicPrices(of variable: Int) {
    for element in tableau.column(variable) {
      let basic = Int(tableau.basic[Int(element.row)])
      if isCostly[basic] { addSlope(of: basic, segment: Int(position[basic]), element.value) }
    }
  }
}
