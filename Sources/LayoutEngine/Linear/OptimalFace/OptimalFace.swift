/// All optima of the real priorities, as a box for every variable of the final tableau.
///
/// A point is optimal exactly when every variable stands where its cost has the slope that the final
/// prices ask for: complementary slackness (Goldman and Tucker 1956). This needs no inequality
/// `cost <= optimum + epsilon`, so no tolerance leaks from one level into the next.
struct OptimalFace: Sendable {
  /// The final state of the simplex. Its price is scratch space.
  private(set) var simplex: DualSimplex
  /// The lowest priority level that counts.
  private let lowestLevel: Int32
  /// The range of each variable on the face.
  private var box: [LinearRange]
  /// Nonbasic variables whose box is more than a point.
  private var movable: [Int] = []
  /// Whether a variable moves when some movable one does.
  private var moves: [Bool] = []

  /// With preferences it is only the part that they leave over.
  init(_ simplex: DualSimplex, includingPreferences: Bool = false) {
    self.simplex = simplex
    let levels = simplex.presolved.levels
    lowestLevel = Int32(
      truncatingIfNeeded: includingPreferences ? levels.count : levels.realCount)
    box = simplex.value.map { LinearRange(lower: $0, upper: $0) }
    for variable in 0..<simplex.presolved.variableCount
    where !simplex.postsolve.isGone(variable) {
      if simplex.tableau.isBasic(variable) {
        box[variable] = boxOfBasic(variable)
      } else {
        box[variable] = boxOfNonbasic(variable)
        if box[variable].upper > box[variable].lower { movable.append(variable) }
      }
    }
    if !movable.isEmpty { spreadMoves() }
  }

  init(_ presolved: PresolvedProblem) {
    var simplex = DualSimplex(presolved)
    simplex.run()
    self.init(simplex)
  }

  init(of problem: LinearProblem) {
    self.init(
      PresolvedProblem(
        problem, usable: problem.usableRows, includingPreferences: problem.hasPreferences))
  }

  private mutating func spreadMoves() {
    moves = Array(repeating: false, count: box.count)
    for column in movable {
      moves[column] = true
      for element in simplex.tableau.column(column) {
        moves[Int(simplex.tableau.basic[Int(element.row)])] = true
      }
    }
    let postsolve = simplex.postsolve
    for step in postsolve.steps.reversed() {
      moves[Int(step.column)] = postsolve.terms[step.terms].contains { moves[Int($0.index)] }
    }
  }

  /// Exactly one optimum: no nonbasic variable can move without a price.
  var isPoint: Bool { movable.isEmpty }

  /// False is a proof that the unknown is determined; true only says that it may not be.
  func canMove(_ unknown: VariableID) -> Bool {
    let column = simplex.presolved.image(of: unknown.index).column
    return column >= 0 && !movable.isEmpty && moves[column]
  }

  /// All unknowns that may not be determined, ascending.
  var movableUnknowns: [Int32] {
    if isPoint { return [] }
    let unknowns = Int32(truncatingIfNeeded: simplex.presolved.problem.variableCount)
    return (0..<unknowns).filter { canMove(VariableID($0)) }
  }

  /// A walk that starts at the solution at hand.
  func walk() -> PrimalSimplex { PrimalSimplex(simplex, box: box, movable: movable) }

  // MARK: - Boxes

  // Inlined, because `init` would hand over a copy of the face for each variable.

  @inline(__always)
  private func boxOfBasic(_ variable: Int) -> LinearRange {
    let range = simplex.presolved.breakpointRange(of: variable)
    let segment = Int(simplex.position[variable])
    return LinearRange(
      lower: end(range, from: segment - 1, step: -1), upper: end(range, from: segment, step: 1))
  }

  @inline(__always)
  private mutating func boxOfNonbasic(_ variable: Int) -> LinearRange {
    let range = simplex.presolved.breakpointRange(of: variable)
    if range.isEmpty { return LinearRange(lower: -.infinity, upper: .infinity) }
    let here = Int(simplex.position[variable])
    let kind = simplex.breakpoints[here].kind
    let at = simplex.breakpoints[here].at
    var box = LinearRange(lower: at, upper: at)
    let slopes = simplex.slopes(around: variable, upTo: lowestLevel)
    if kind != .upperBound, slopes.right == 0 { box.upper = end(range, from: here + 1, step: 1) }
    if kind != .lowerBound, slopes.left == 0 { box.lower = end(range, from: here - 1, step: -1) }
    return box
  }

  /// The first breakpoint from `index` on that a bound makes or a priority that counts.
  private func end(_ range: Range<Int>, from index: Int, step: Int) -> Double {
    var index = index
    while range.contains(index) {
      let breakpoint = simplex.breakpoints[index]
      let isReal = breakpoint.jump > 0 && breakpoint.level <= lowestLevel
      if isReal || breakpoint.isBound { return breakpoint.at }
      index += step
    }
    return step > 0 ? .infinity : -.infinity
  }

  // MARK: - Ranges

  /// `value` is the unknown's in the solution at hand.
  func range(of unknown: VariableID, value: Double) -> LinearRange {
    if !canMove(unknown) { return LinearRange(lower: value, upper: value) }
    let target = simplex.columnSum(of: unknown)
    var walk = walk()
    return LinearRange(
      lower: walk.minimise(target.terms) + target.constant,
      upper: -walk.minimise(target.terms.map { ($0.column, -$0.weight) }) + target.constant)
  }
}

extension DualSimplex {
  /// The signs, down to a level, of the slopes on either side of where a nonbasic variable stands.
  fileprivate mutating func slopes(
    around variable: Int, upTo level: Int32
  ) -> (left: Int, right: Int) {
    let here = Int(position[variable])
    price.clear()
    addSlope(of: variable, segment: here, 1)
    addBasicPrices(of: variable)
    let left = price.sign(upTo: level)
    price.add(breakpoints[here].jump, at: breakpoints[here].level)
    return (left, price.sign(upTo: level))
  }
}
