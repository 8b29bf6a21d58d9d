/// Walks along the optimal face to the least value of one variable: a bounded primal simplex.
///
/// It works on the part of the tableau that can move at all, with boxes in place of costs, and
/// keeps its basis from one question to the next.
struct FaceWalk {
  private var tableau: SparseTableau
  private let box: [LinearRange]
  private var value: [Double]

  init(_ simplex: Simplex, box: [LinearRange], movable: [Int]) {
    self.box = box
    value = simplex.value
    tableau = SparseTableau(variables: simplex.reduction.variableCount)
    for column in movable {
      var index = simplex.tableau.firstInColumn(column)
      while index >= 0 {
        let element = simplex.tableau.elements[Int(index)]
        let basic = Int(simplex.tableau.basic[Int(element.row)])
        let row = tableau.isBasic(basic) ? Int(tableau.rowOf[basic]) : tableau.addRow(for: basic)
        tableau.insert(element.value, row: row, column: column)
        index = element.nextInColumn
      }
    }
  }

  /// The least value of `sign * variable` on the face, times `sign`; infinite if unlimited.
  mutating func minimise(_ variable: Int, sign: Double) -> Double {
    var steps = 0
    while let (entering, slope) = improving(variable, sign, isSmallestIndex: steps > 200) {
      let direction = slope > 0 ? -1.0 : 1.0
      let limit = ratioTest(entering, direction)
      if limit.distance == .infinity { return sign > 0 ? -.infinity : .infinity }
      move(entering, by: direction * limit.distance)
      if let row = limit.row {
        let leaving = Int(tableau.basic[row])
        tableau.pivot(row: row, entering: entering)
        snap(leaving)
      } else {
        snap(entering)
      }
      steps += 1
      if steps > 10_000 + 50 * value.count { break }
    }
    return value[variable]
  }

  /// A nonbasic variable that lessens the target, with the target's slope along it.
  private func improving(
    _ target: Int, _ sign: Double, isSmallestIndex: Bool
  ) -> (variable: Int, slope: Double)? {
    let row = tableau.rowOf[target]
    if row < 0 { return canMove(target, upward: sign < 0) ? (target, sign) : nil }
    var best: (variable: Int, slope: Double)?
    var index = tableau.firstInRow(Int(row))
    while index >= 0 {
      let element = tableau.elements[Int(index)]
      index = element.nextInRow
      let slope = element.value * sign
      let variable = Int(element.column)
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

  private func canMove(_ variable: Int, upward: Bool) -> Bool {
    let slack = Tolerance.primal
    return upward
      ? value[variable] < box[variable].upper - slack
      : value[variable] > box[variable].lower + slack
  }

  /// How far `entering` can move, and the row that stops it; nil where its own box does.
  private func ratioTest(
    _ entering: Int, _ direction: Double
  ) -> (distance: Double, row: Int?) {
    var distance =
      direction > 0
      ? box[entering].upper - value[entering] : value[entering] - box[entering].lower
    var stop: Int?
    var index = tableau.firstInColumn(entering)
    while index >= 0 {
      let element = tableau.elements[Int(index)]
      index = element.nextInColumn
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

  private mutating func move(_ variable: Int, by distance: Double) {
    value[variable] += distance
    var index = tableau.firstInColumn(variable)
    while index >= 0 {
      let element = tableau.elements[Int(index)]
      value[Int(tableau.basic[Int(element.row)])] += element.value * distance
      index = element.nextInColumn
    }
  }

  /// A variable that has come to an end of its box stands exactly there.
  private mutating func snap(_ variable: Int) {
    for end in [box[variable].lower, box[variable].upper]
    where (value[variable] - end).magnitude < 1e-6 { value[variable] = end }
  }
}
