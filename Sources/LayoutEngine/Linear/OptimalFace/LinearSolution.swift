import Synchronization

/// One optimum, with what further questions about it need.
public struct LinearSolution: Sendable {
  public let problem: LinearProblem
  /// One value an unknown, by index.
  public let values: [Double]
  /// The unknowns that other optima may move, by index, ascending.
  let movable: [Int32]
  private let lazyFace: LazyFace

  /// Whether there is exactly one optimum.
  var isUnique: Bool { movable.isEmpty }
  /// Whether there is exactly one if preferences count too.
  var isSettled: Bool { isUnique || OptimalFace(simplex, includingPreferences: true).isPoint }

  var face: OptimalFace { lazyFace.found }
  var simplex: DualSimplex { face.simplex }

  /// Nil if required constraints contradict one another.
  init?(optimumOf problem: LinearProblem) {
    var simplex = DualSimplex(
      PresolvedProblem(problem, usable: problem.usableRows, includingPreferences: false))
    simplex.run()
    guard simplex.presolved.refutations.isEmpty, simplex.refutations.isEmpty else { return nil }
    self.init(endOf: simplex)
  }

  /// The optimum at which a simplex ended that met no conflict; of several the one that the
  /// preferences choose.
  init(endOf simplex: DualSimplex) {
    let problem = simplex.presolved.problem
    let face = OptimalFace(simplex)
    if !face.isPoint, problem.hasPreferences {
      self.init(preferredOptimumOf: problem)
    } else {
      self = asserted(LinearSolution(face))
    }
  }

  /// Solves a problem that has several optima for the one that its preferences choose.
  init(preferredOptimumOf problem: LinearProblem) {
    let presolved = PresolvedProblem(
      problem, usable: problem.usableRows, includingPreferences: true)
    self = asserted(LinearSolution(OptimalFace(presolved)))
  }

  /// The optimum at which the simplex ended.
  private init(_ face: OptimalFace) {
    problem = face.simplex.presolved.problem
    values = face.simplex.unknowns(at: face.simplex.value)
    movable = face.movableUnknowns
    lazyFace = LazyFace(face)
  }

  /// An optimum known without its face; should anybody ask more about it, the face is found from
  /// scratch, so that the answer knows nothing of how the values were found.
  init(_ problem: LinearProblem, values: [Double], movable: [Int32] = []) {
    self.problem = problem
    self.values = values
    self.movable = movable
    lazyFace = LazyFace(of: problem)
  }

  /// The range of an unknown over all optima of the real priorities, ±infinity where unlimited.
  public func range(of unknown: VariableID) -> LinearRange {
    let value = values[Int(unknown.index)]
    return isUnique
      ? LinearRange(lower: value, upper: value) : face.range(of: unknown, value: value)
  }
}

extension LinearSolution {
  /// Left side less right side of a constraint, in points times coefficient.
  func residual(of id: LinearConstraintID) -> Double {
    problem.residual(of: Int(id.index), at: values)
  }

  /// By how much a constraint is violated, 0 if it holds.
  func violation(of id: LinearConstraintID) -> Double {
    problem.violation(of: Int(id.index), at: values)
  }
}

/// All optima, found when they are first asked for, and then kept.
private final class LazyFace: Sendable {
  private let problem: LinearProblem?
  private let known: Mutex<OptimalFace?>

  init(_ face: OptimalFace) {
    problem = nil
    known = Mutex(face)
  }

  init(of problem: LinearProblem) {
    self.problem = problem
    known = Mutex(nil)
  }

  var found: OptimalFace {
    known.withLock { known in
      if let known { return known }
      let face = OptimalFace(of: problem ?? LinearProblem())
      known = face
      return face
    }
  }
}

/// The values that a quantity takes over all optima.
public struct LinearRange: Sendable, Hashable {
  public var lower: Double
  public var upper: Double

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// One value, but for rounding errors.
  var isUnique: Bool { upper - lower <= Tolerance.unique }
}
