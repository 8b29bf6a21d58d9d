/// The state of the dual simplex: a tableau, and the place of every variable on its own cost.
///
/// A nonbasic variable stands *at* breakpoint `place` (or has none and stands at 0); a basic one
/// is taken to be in the segment that *ends* at breakpoint `place`, and may be found outside of
/// it, which is what remains to be mended. At all times the slopes admit no improvement at any
/// level (dual feasibility): every nonbasic variable would, by itself, stay where it is.
///
/// What the hot loops ask of it is always inlined: a method that changes the simplex would otherwise
/// hand a copy of it, some hundreds of bytes, to one that only reads.
struct Simplex: Sendable {
  let reduction: Reduction
  var breakpoints: [Breakpoint]
  var tableau: SparseTableau
  let elimination: Elimination
  /// What the rows that were spent on columns add to the others.
  let rowConstant: [Double]
  /// By variable: columns, then logicals.
  var value: [Double]
  var place: [Int32]
  var refutations: [Refutation] = []
  var pivots = 0

  /// Whether a variable has a cost at all, and not only walls.
  private let isCostly: [Bool]
  var pending: RowQueue
  var events = EventQueue()
  var price: LevelAccumulator
  var candidates: [(variable: Int, coefficient: Double)] = []
  /// Nonbasic variables that moved on in the current step, and from where.
  var moved: [(variable: Int, place: Int32)] = []

  init(_ reduction: Reduction) {
    self.reduction = reduction
    breakpoints = reduction.breakpoints
    let free = FreeColumns(reduction)
    tableau = free.tableau
    elimination = free.elimination
    rowConstant = free.rowConstant
    isCostly = (0..<reduction.variableCount).map { variable in
      reduction.breakpointRange(of: variable).contains { reduction.breakpoints[$0].jump > 0 }
    }
    value = Array(repeating: 0, count: reduction.variableCount)
    place = Array(repeating: -1, count: reduction.variableCount)
    price = LevelAccumulator(levels: reduction.levels.count)
    pending = RowQueue(rows: reduction.rowCount)
    for column in 0..<reduction.columnCount { placeAtOwnOptimum(column) }
    for row in 0..<reduction.rowCount { placeLogical(of: row) }
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
    let budget = pivots + 100 + 20 * reduction.variableCount
    while let (row, _) = pending.popFirst() {
      if pivots > budget { return runBySmallestIndex() }
      mend(row, isLongStep: true)
    }
  }

  /// Computes every basic variable from the nonbasic ones, which stand exactly where they should.
  private mutating func refreshValues() {
    let columns = reduction.columnCount
    for row in 0..<tableau.rowCount where tableau.basic[row] >= 0 {
      let basic = Int(tableau.basic[row])
      var sum = basic >= columns ? rowConstant[basic - columns] : 0
      var index = tableau.firstInRow(row)
      while index >= 0 {
        let element = tableau.elements[index]
        let column = Int(element.column)
        // The tableau's rows speak of logicals without what spent rows added to them.
        let constant = column >= columns ? rowConstant[column - columns] : 0
        sum += element.value * (value[column] - constant)
        index = element.nextInRow
      }
      value[basic] = sum
      enqueueIfOutside(row)
    }
  }

  private mutating func runBySmallestIndex() {
    let limit = pivots + 1000 + 100 * reduction.variableCount
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
    let range = reduction.breakpointRange(of: column)
    if range.isEmpty { return }
    price.clear()
    addSlope(of: column, segment: range.lowerBound, 1)
    let first = range.first { breakpoints[$0].kind == .floor } ?? range.lowerBound
    var best = range.upperBound - 1
    for index in range {
      price.add(breakpoints[index].jump, at: breakpoints[index].level)
      if index < first { continue }
      let isLast = index + 1 == range.upperBound || breakpoints[index].kind == .ceiling
      let sign = price.sign()
      if sign < 0, !isLast { continue }
      best = index
      if sign == 0, !isLast, breakpoints[index + 1].at.magnitude < breakpoints[index].at.magnitude {
        continue
      }
      break
    }
    place[column] = Int32(truncatingIfNeeded: best)
    value[column] = breakpoints[best].at
  }

  private mutating func placeLogical(of row: Int) {
    let logical = reduction.columnCount + row
    let first = reduction.breakpointRange(of: logical).lowerBound
    if !tableau.isBasic(logical) {
      place[logical] = Int32(truncatingIfNeeded: first)
      value[logical] = breakpoints[first].at
      return
    }
    var sum = rowConstant[row]
    var index = tableau.firstInRow(row)
    while index >= 0 {
      let element = tableau.elements[index]
      sum += element.value * value[Int(element.column)]
      index = element.nextInRow
    }
    value[logical] = sum
    let kind = breakpoints[first].kind
    let startsRightOfFirst = kind == .floor || kind == .below
    place[logical] = Int32(truncatingIfNeeded: startsRightOfFirst ? first + 1 : first)
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
    let range = reduction.breakpointRange(of: variable)
    let place = Int(place[variable])
    let value = value[variable]
    if place > range.lowerBound {
      let floor = breakpoints[place - 1].at
      if value < floor - Self.slack(floor) { return floor - value }
    }
    if place < range.upperBound {
      let ceiling = breakpoints[place].at
      if value > ceiling + Self.slack(ceiling) { return ceiling - value }
    }
    return nil
  }

  private static func slack(_ at: Double) -> Double { Tolerance.primal + 1e-12 * at.magnitude }

  /// Adds the slope of a variable's cost on the segment that ends at breakpoint `segment`.
  mutating func addSlope(of variable: Int, segment: Int, _ scale: Double) {
    for index in reduction.breakpointRange(of: variable) {
      let isPassed = index < segment
      guard breakpoints[index].kind == (isPassed ? .above : .below) else { continue }
      let jump = breakpoints[index].jump * scale
      price.add(isPassed ? jump : -jump, at: breakpoints[index].level)
    }
  }

  /// Adds what it costs at the basic variables when a nonbasic one grows by 1.
  mutating func addPull(on variable: Int) {
    var index = tableau.firstInColumn(variable)
    while index >= 0 {
      let element = tableau.elements[index]
      let basic = Int(tableau.basic[Int(element.row)])
      if isCostly[basic] { addSlope(of: basic, segment: Int(place[basic]), element.value) }
      index = element.nextInColumn
    }
  }
}
