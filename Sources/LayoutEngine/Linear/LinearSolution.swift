import Synchronization

/// One optimum and what is needed to say more about it.
public struct LinearSolution: Sendable {
  public let problem: LinearProblem
  /// One value an unknown, by index.
  public let values: [Double]
  /// The unknowns that other optima may move, by index, ascending.
  let movable: [Int32]
  private let basis: LazyBasis

  /// Whether there is exactly one optimum.
  public var isUnique: Bool { movable.isEmpty }
  /// Whether there is exactly one if preferences count too.
  var isSettled: Bool { isUnique || OptimalFace(simplex, includingPreferences: true).isPoint }

  var simplex: Simplex { basis.found.simplex }
  var face: OptimalFace { basis.found.face }

  init(_ simplex: Simplex, _ face: OptimalFace) {
    problem = simplex.reduction.problem
    values = simplex.unknowns(at: simplex.value)
    movable = face.movableUnknowns
    basis = LazyBasis(Basis(simplex: simplex, face: face))
  }

  /// An optimum known without its basis; should anybody ask more about it, the basis is found from
  /// scratch, so that the answer knows nothing of how the values were found.
  init(_ problem: LinearProblem, values: [Double], movable: [Int32] = []) {
    self.problem = problem
    self.values = values
    self.movable = movable
    basis = LazyBasis(of: problem)
  }

  /// The range of an unknown over all optima of the real priorities, ±infinity where unlimited.
  public func range(of unknown: VariableID) -> LinearRange {
    let value = values[Int(unknown.index)]
    return isUnique
      ? LinearRange(lower: value, upper: value) : face.range(of: unknown, value: value)
  }
}

/// Where the simplex ended, and all optima as it sees them.
struct Basis: Sendable {
  var simplex: Simplex
  var face: OptimalFace
}

/// A basis that is found when it is first asked for, and then kept.
private final class LazyBasis: Sendable {
  private let problem: LinearProblem?
  private let known: Mutex<Basis?>

  init(_ basis: Basis) {
    problem = nil
    known = Mutex(basis)
  }

  init(of problem: LinearProblem) {
    self.problem = problem
    known = Mutex(nil)
  }

  var found: Basis {
    known.withLock { known in
      if let known { return known }
      let basis = Basis(of: problem ?? LinearProblem())
      known = basis
      return basis
    }
  }
}

/// The values that a quantity takes over all optima.
public struct LinearRange: Sendable, Hashable {
  public var lower: Double
  public var upper: Double

  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// One value, but for rounding errors.
  public var isUnique: Bool { upper - lower <= Tolerance.unique }
}
