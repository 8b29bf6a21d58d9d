/// What the constraints that an edit changed can move, as a problem of its own.
///
/// From the edited constraints the search goes to their unknowns, to the other constraints of
/// these, and so on. It stops at an unknown that required equalities settle alone: whatever is
/// beyond does not come through to this side. The equalities that settle it are taken along, so
/// that the part says nothing that the whole does not, and a conflict in it can be told in full.
///
/// Nothing that is left out shares an open unknown with the part, so an optimum of the part and
/// the old one of the rest are an optimum of the whole. The solver does to the part what it would
/// do to it in the whole, constraint by constraint, so that it comes out the same.
struct TouchedPart {
  let part: LinearPart
  /// By constraint of the whole: whether it can feel the edit.
  let isConcerned: [Bool]

  /// Nil if the edit touches a good part of the problem: solved as a whole, that is a new place to
  /// start from for the next edit, which is likely to be of the same number.
  ///
  /// Constraints that were spent on costless unknowns and hold nothing are idle: a position in a
  /// row of views, whose sizes do not depend on one another for that. They are passed over unless
  /// `crossesIdleRows`, which an edit of anything required asks for, since it can end their ease.
  init?(
    _ edited: [Int], in problem: LinearProblem, of base: Simplex, _ web: Dependents,
    crossesIdleRows: Bool
  ) {
    var spread = Spread(problem, base.reduction.classes, web, crossesIdleRows: crossesIdleRows)
    guard spread.run(from: edited) else { return nil }
    part = LinearPart(of: problem, unknowns: spread.unknowns, rows: spread.rows.sorted())
    isConcerned = spread.isConcerned
  }
}

/// The search for all that an edit can touch.
private struct Spread {
  private let problem: LinearProblem
  private let classes: AffineClasses
  private let web: Dependents
  private let crossesIdleRows: Bool
  private(set) var isConcerned: [Bool]
  /// Constraints of the part, among them those that only settle a constant.
  private(set) var rows: [Int32] = []
  private var isTaken: [Bool]
  /// Unknowns that depend on an edited equality, though they were constant before.
  private var isLoose: [Bool]
  private var isSeen: [Bool]
  /// Unknowns whose constraints are still to be looked at, and constants still to be settled.
  private var open: [Int] = []
  private var constants: [Int] = []

  init(
    _ problem: LinearProblem, _ classes: AffineClasses, _ web: Dependents, crossesIdleRows: Bool
  ) {
    self.problem = problem
    self.classes = classes
    self.web = web
    self.crossesIdleRows = crossesIdleRows
    isConcerned = Array(repeating: false, count: problem.rows.count)
    isTaken = isConcerned
    isLoose = Array(repeating: false, count: problem.variableCount)
    isSeen = isLoose
  }

  /// False if it came to a good part of the problem.
  mutating func run(from edited: [Int]) -> Bool {
    for row in edited { concern(row) }
    while let unknown = open.popLast() {
      for place in web.rows.range(of: unknown) {
        let row = Int(web.rows.items[place])
        if crossesIdleRows || !web.isIdle[row] { concern(row) }
      }
      if rows.count > 64 + problem.rows.count / 8 { return false }
    }
    while let unknown = constants.popLast() { settle(unknown) }
    return true
  }

  var unknowns: [Int32] {
    isSeen.indices.filter { isSeen[$0] }.map { Int32(truncatingIfNeeded: $0) }
  }

  private mutating func concern(_ row: Int) {
    if isConcerned[row] { return }
    isConcerned[row] = true
    take(row)
    let step = web.classStepOfRow[row]
    if step >= 0 { loosen(Int(classes.steps[Int(step)].variable)) }
    for place in problem.termRange(of: row) {
      let unknown = Int(problem.terms[place].variable.index)
      if isLoose[unknown] || !classes.isConstant(Int32(truncatingIfNeeded: unknown)) {
        see(unknown)
      } else {
        constants.append(unknown)
      }
    }
  }

  private mutating func take(_ row: Int) {
    if isTaken[row] { return }
    isTaken[row] = true
    rows.append(Int32(truncatingIfNeeded: row))
  }

  private mutating func see(_ unknown: Int) {
    if isSeen[unknown] { return }
    isSeen[unknown] = true
    open.append(unknown)
  }

  /// All that was tied to an unknown by an equality that is not what it was.
  private mutating func loosen(_ node: Int) {
    var nodes = [node]
    while let node = nodes.popLast() {
      if isLoose[node] { continue }
      isLoose[node] = true
      // It may have been met as a constant before.
      isSeen[node] = false
      see(node)
      for place in web.below.range(of: node) { nodes.append(Int(web.below.items[place])) }
    }
  }

  /// Takes the equalities that make an unknown a constant, and those of the constants in them.
  private mutating func settle(_ unknown: Int) {
    if isSeen[unknown] { return }
    isSeen[unknown] = true
    var node = unknown
    while node < problem.variableCount, web.classStepOfNode[node] >= 0 {
      let step = classes.steps[Int(web.classStepOfNode[node])]
      if let row = step.source.constraint, !isTaken[Int(row)] {
        take(Int(row))
        for place in problem.termRange(of: Int(row)) {
          constants.append(Int(problem.terms[place].variable.index))
        }
      } else if let bounded = step.source.boundedVariable {
        isSeen[Int(bounded)] = true
      }
      node = classes.parent(of: step.variable)
    }
  }
}
