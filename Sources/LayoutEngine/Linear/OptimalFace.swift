/// All optima of the real priorities, as a box on every variable of the final tableau.
///
/// By complementary slackness a point is optimal exactly when every variable stands where its
/// cost has the slope that the final prices ask for. No inequality `cost <= optimum + epsilon`
/// is needed, so no tolerance leaks from one level to the next.
struct OptimalFace: Sendable {
  private let simplex: Simplex
  /// Where each variable may stand.
  private var box: [LinearRange]
  /// Nonbasic variables whose box is more than a point.
  private var movable: [Int] = []

  init(_ simplex: Simplex) {
    self.simplex = simplex
    box = simplex.value.map { LinearRange(lower: $0, upper: $0) }
    var pricing = simplex
    for variable in 0..<simplex.reduction.variableCount {
      if simplex.tableau.isBasic(variable) {
        box[variable] = boxOfBasic(variable)
      } else {
        box[variable] = boxOfNonbasic(variable, &pricing)
        if box[variable].upper > box[variable].lower { movable.append(variable) }
      }
    }
  }

  /// Exactly one optimum: no nonbasic variable can move without a price.
  var isPoint: Bool { movable.isEmpty }

  // MARK: - Boxes

  private func boxOfBasic(_ variable: Int) -> LinearRange {
    let range = simplex.reduction.breakpointRange(of: variable)
    let segment = Int(simplex.place[variable])
    return LinearRange(
      lower: end(range, from: segment - 1, step: -1), upper: end(range, from: segment, step: 1))
  }

  private func boxOfNonbasic(_ variable: Int, _ pricing: inout Simplex) -> LinearRange {
    let range = simplex.reduction.breakpointRange(of: variable)
    if range.isEmpty { return LinearRange(lower: -.infinity, upper: .infinity) }
    let here = Int(simplex.place[variable])
    let kind = simplex.breakpoints[here].kind
    let at = simplex.breakpoints[here].at
    var box = LinearRange(lower: at, upper: at)
    if kind != .ceiling, pricing.realSlope(of: variable, segment: here + 1) == 0 {
      box.upper = end(range, from: here + 1, step: 1)
    }
    if kind != .floor, pricing.realSlope(of: variable, segment: here) == 0 {
      box.lower = end(range, from: here - 1, step: -1)
    }
    return box
  }

  /// The first breakpoint from `index` on that a real priority or a wall makes.
  private func end(_ range: Range<Int>, from index: Int, step: Int) -> Double {
    var index = index
    while range.contains(index) {
      let breakpoint = simplex.breakpoints[index]
      let isReal = breakpoint.jump > 0 && breakpoint.level <= simplex.reduction.levels.realCount
      if isReal || breakpoint.isWall { return breakpoint.at }
      index += step
    }
    return step > 0 ? .infinity : -.infinity
  }

  // MARK: - Ranges

  func range(of unknown: VariableID) -> LinearRange {
    let (column, factor, offset) = simplex.reduction.image(of: unknown.index)
    if column < 0 { return LinearRange(lower: offset, upper: offset) }
    let at = factor * simplex.value[column] + offset
    if !isMovable(column) { return LinearRange(lower: at, upper: at) }
    var walk = FaceWalk(simplex, box: box, movable: movable)
    let least = walk.minimise(column, sign: factor < 0 ? -1 : 1)
    let most = walk.minimise(column, sign: factor < 0 ? 1 : -1)
    return LinearRange(lower: factor * least + offset, upper: factor * most + offset)
  }

  private func isMovable(_ variable: Int) -> Bool {
    let row = simplex.tableau.rowOf[variable]
    if row < 0 { return box[variable].upper > box[variable].lower }
    var index = simplex.tableau.firstInRow(Int(row))
    while index >= 0 {
      let element = simplex.tableau.elements[Int(index)]
      let box = box[Int(element.column)]
      if box.upper > box.lower { return true }
      index = element.nextInRow
    }
    return false
  }
}

extension Simplex {
  /// The sign of the slope, at real priorities, when a nonbasic variable moves along a segment.
  fileprivate mutating func realSlope(of variable: Int, segment: Int) -> Int {
    price.clear()
    addSlope(of: variable, segment: segment, 1)
    addPull(on: variable)
    return price.sign(upTo: Int32(truncatingIfNeeded: reduction.levels.realCount))
  }
}
