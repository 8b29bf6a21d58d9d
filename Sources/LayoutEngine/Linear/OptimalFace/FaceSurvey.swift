/// Walks over all optima for many questions: ranges, and what moves with what.
///
/// A question about a single unknown is `LinearSolution.range(of:)`; whoever asks about many
/// saves the start of a new walk each time.
public struct FaceSurvey {
  private let simplex: Simplex
  private let face: OptimalFace
  private var walk: FaceWalk
  /// One goes to least values only and one to largest: where neighbours are asked for one after
  /// the other, each is a step or two further.
  private var downward: FaceWalk
  private var upward: FaceWalk

  public init(_ solution: LinearSolution) {
    simplex = solution.simplex
    face = solution.face
    walk = face.walk()
    downward = walk
    upward = walk
  }

  /// Whether an unknown may be part of some movement: cheap, and never wrong when it says no.
  public func canMove(_ unknown: VariableID) -> Bool { face.canMove(unknown) }

  /// Elements of tableaus written so far: what the answers have cost.
  var work: Int { walk.work + downward.work + upward.work }

  /// The range of an unknown, with the values of all unknowns where it is least and where it is
  /// largest; where nothing limits it, at a point some way along.
  public mutating func extremes(
    of unknown: VariableID
  ) -> (range: LinearRange, least: [Double], most: [Double]) {
    let target = simplex.columnSum(of: unknown)
    let lower = walk.minimise(target.terms) + target.constant
    let least = simplex.unknowns(at: walk.value)
    let upper = -walk.minimise(target.negated) + target.constant
    let most = simplex.unknowns(at: walk.value)
    return (LinearRange(lower: lower, upper: upper), least, most)
  }

  /// The range alone; cheaper where many neighbours are asked for.
  public mutating func range(of unknown: VariableID) -> LinearRange {
    let target = simplex.columnSum(of: unknown)
    return LinearRange(
      lower: downward.minimise(target.terms) + target.constant,
      upper: -upward.minimise(target.negated) + target.constant)
  }

  /// What an unknown is a sum of: two unknowns with a column in common move together.
  public func columns(of unknown: VariableID) -> [Int] {
    simplex.columnSum(of: unknown).terms.map(\.column)
  }
}

extension ColumnSum {
  fileprivate var negated: [(column: Int, weight: Double)] { terms.map { ($0.column, -$0.weight) } }
}
