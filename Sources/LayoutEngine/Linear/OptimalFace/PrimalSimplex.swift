/// Finds the least value of a weighted sum on the optimal face: the primal simplex with bounded
/// variables (Dantzig 1955).
///
/// It works on the part of the tableau that can move at all, with boxes in place of costs, and keeps
/// its basis from one question to the next.
struct PrimalSimplex {
  private var tableau: SparseTableau
  private var box: [LinearRange]
  /// The value of every remaining variable at the end of the last walk.
  private(set) var value: [Double]
  private var slope: [Double]
  private var touched: [Int] = []
  /// Elements of the tableau that all walks so far have written: what they cost.
  private(set) var work = 0

  /// How far a walk goes if nothing stops it, in points: far enough to see what moves.
  private static let alongRay = 1_000.0

  init(_ simplex: DualSimplex, box: [LinearRange], movable: [Int]) {
    self.box = box
    value = simplex.value
    slope = Array(repeating: 0, count: value.count)
    tableau = SparseTableau(variables: simplex.presolved.variableCount)
    for column in movable {
      for element in simplex.tableau.column(column) {
        let basic = Int(simplex.tableau.basic[Int(element.row)])
        let row = tableau.isBasic(basic) ? Int(tableau.rowOf[basic]) : tableau.addRow(for: basic)
        tableau.insert(element.value, row: row, column: column)
      }
    }
    // A basic variable that no movable one reaches stands still, whatever room its segment has.
    for basic in simplex.tableau.basic where basic >= 0 && !tableau.isBasic(Int(basic)) {
      let value = value[Int(basic)]
      self.box[Int(basic)] = LinearRange(lower: value, upper: value)
    }
  }

  /// The least value of a weighted sum of variables on the face; -infinity if unlimited, and then
  /// the walk ends some way along.
  mutating func minimise(_ target: [(column: Int, weight: Double)]) -> Double {
    if let ray = descend(target) {
      tableau.move(ray.entering, by: ray.direction * Self.alongRay, in: &value)
      return -.infinity
    }
    return target.reduce(0) { $0 + $1.weight * value[$1.column] }
  }

  /// Lessens the target step by step, to its least value or to a ray along which nothing ends it.
  private mutating func descend(
    _ target: [(column: Int, weight: Double)]
  ) -> (entering: Int, direction: Double)? {
    var steps = 0
    let limit = 10_000 + 50 * value.count
    while steps < limit,
      let (entering, slope) = improving(target, isSmallestIndex: steps > 200)
    {
      let direction = slope > 0 ? -1.0 : 1.0
      let (distance, row) = ratioTest(entering, direction)
      if distance == .infinity { return (entering, direction) }
      tableau.move(entering, by: direction * distance, in: &value)
      if let row {
        let leaving = Int(tableau.basic[row])
        work += Int(tableau.lengthOfColumn(entering)) * Int(tableau.lengthOfRow(row))
        tableau.pivot(row: row, entering: entering)
        snap(leaving)
      } else {
        snap(entering)
      }
      steps += 1
    }
    return nil
  }

  /// A nonbasic variable that lessens the target, with the target's slope along it.
  private mutating func improving(
    _ target: [(column: Int, weight: Double)], isSmallestIndex: Bool
  ) -> (variable: Int, slope: Double)? {
    gatherSlopes(target)
    var best: (variable: Int, slope: Double)?
    for variable in touched {
      let slope = slope[variable]
      guard slope.magnitude > 1e-9, canMove(variable, upward: slope < 0) else { continue }
      guard let known = best else {
        best = (variable, slope)
        continue
      }
      let isBetter =
        isSmallestIndex || slope.magnitude == known.slope.magnitude
        ? variable < known.variable : slope.magnitude > known.slope.magnitude
      if isBetter { best = (variable, slope) }
    }
    return best
  }

  /// The target's slopes along the nonbasic variables, into `slope` and `touched`.
  private mutating func gatherSlopes(_ target: [(column: Int, weight: Double)]) {
    for variable in touched { slope[variable] = 0 }
    touched.removeAll(keepingCapacity: true)
    for (variable, weight) in target {
      let row = tableau.rowOf[variable]
      if row < 0 {
        addSlope(weight, to: variable)
        continue
      }
      for element in tableau.row(Int(row)) {
        addSlope(weight * element.value, to: Int(element.column))
      }
    }
  }

  private mutating func addSlope(_ amount: Double, to variable: Int) {
    if slope[variable] == 0 { touched.append(variable) }
    slope[variable] += amount
  }

  private func canMove(_ variable: Int, upward: Bool) -> Bool {
    let slack = Tolerance.primal
    return upward
      ? value[variable] < box[variable].upper - slack
      : value[variable] > box[variable].lower + slack
  }

  /// How far `entering` can move, and the row that stops it; nil if its own box does.
  private func ratioTest(
    _ entering: Int, _ direction: Double
  ) -> (distance: Double, row: Int?) {
    var distance =
      direction > 0
      ? box[entering].upper - value[entering] : value[entering] - box[entering].lower
    var stop: Int?
    for element in tableau.column(entering) {
      let speed = element.value * direction
      guard speed.magnitude > 1e-9 else { continue }
      let basic = Int(tableau.basic[Int(element.row)])
      let room = speed > 0 ? box[basic].upper - value[basic] : value[basic] - box[basic].lower
      let reach = max(0, room) / speed.magnitude
      let tie = Tolerance.primal * 1e-3
      if reach > distance + tie { continue }
      if reach >= distance - tie, let known = stop,
        tableau.basic[known] < tableau.basic[Int(element.row)]
      {
        continue
      }
      if reach >= distance, stop == nil { continue }
      distance = min(distance, reach)
      stop = Int(element.row)
    }
    return (max(0, distance), stop)
  }

  /// A variable that has come to an end of its box stands exactly there.
  private mutating func snap(_ variable: Int) {
    for end in [box[variable].lower, box[variable].upper]
    where (value[variable] - end).magnitude < 1e-6 { value[variable] = end }
  }
}
