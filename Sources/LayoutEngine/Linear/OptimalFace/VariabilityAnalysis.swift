/// The ranges of many unknowns over all optima, and which of them move together: the variability
/// analysis of Mahadevan and Schilling (2003).
///
/// `LinearSolution.range(of:)` answers for a single unknown; with many unknowns this saves the start
/// of a new simplex each time.
struct VariabilityAnalysis {
  private let simplex: DualSimplex
  private let face: OptimalFace
  private var walk: PrimalSimplex
  /// One goes to least values only and one to largest: where neighbours are asked for one after
  /// the other, each is a step or two further.
  private var downward: PrimalSimplex
  private var upward: PrimalSimplex

  init(_ solution: LinearSolution) {
    simplex = solution.simplex
    face = solution.face
    walk = face.walk()
    downward = walk
    upward = walk
  }

  /// Whether an unknown may be part of some movement: cheap, and never wrong when it says no.
  func canMove(_ unknown: VariableID) -> Bool { face.canMove(unknown) }

  /// Elements of tableaus written so far: what the answers have cost.
  var work: Int { walk.work + downward.work + upward.work }

  /// All unknowns at one optimum.
  var start: [Double] { simplex.unknowns(at: walk.value) }

  func region(of unknowns: [Int32]) -> DualSimplex.Region { simplex.region(of: unknowns) }

  /// The range of an unknown. Where it is least and where it is largest the unknowns of its region are
  /// written; if nothing limits it, at a point some way along. The others stay where they are.
  mutating func extremes(
    of unknown: VariableID, in region: DualSimplex.Region, least: inout [Double],
    most: inout [Double]
  ) -> LinearRange {
    let target = simplex.columnSum(of: unknown)
    let lower = walk.minimise(target.terms) + target.constant
    simplex.write(region, at: walk.value, into: &least)
    let upper = -walk.minimise(target.negated) + target.constant
    simplex.write(region, at: walk.value, into: &most)
    return LinearRange(lower: lower, upper: upper)
  }

  /// The range alone; cheaper where many neighbours are asked for.
  mutating func range(of unknown: VariableID) -> LinearRange {
    let target = simplex.columnSum(of: unknown)
    return LinearRange(
      lower: downward.minimise(target.terms) + target.constant,
      upper: -upward.minimise(target.negated) + target.constant)
  }

  /// The columns that sum to an unknown. Two unknowns that share a column move together.
  func columns(of unknown: VariableID) -> [Int] {
    simplex.columnSum(of: unknown).terms.map(\.column)
  }
}

extension ColumnSum {
  fileprivate var negated: [(column: Int, weight: Double)] { terms.map { ($0.column, -$0.weight) } }
}
