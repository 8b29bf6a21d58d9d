import LayoutEngine
import StackDSL

/// The reason why the constraints of a log cannot all hold: a minimal set that proves it, and their sum.
struct LoggedConflict: Sendable {
  /// A constraint of the log in the minimal set.
  struct Member: Sendable, Hashable {
    /// The index in `ConflictLog.constraints`.
    var index: Int
    /// The factor of the proof: the members times these factors add up to `0 >= shortfall`.
    var multiplier: Double
    /// Its part of the sum, in points: positive if it needs room, negative if it provides room.
    var share: Double
  }

  let log: ConflictLog
  let members: [Member]
  /// The views that would have negative sizes, if this is the contradiction.
  let crushed: [(item: LoggedItem, axis: Axis)]
  /// The points by which the members miss each other.
  let shortfall: Double

  /// The points that the members ask for, and those available.
  var asked: Double { members.reduce(0) { $0 + max(0, $1.share) } }
  var available: Double { members.reduce(0) { $0 + max(0, -$1.share) } }

  /// Whether the room is fixed and the views that should fill it are too small.
  var hasTooMuchRoom: Bool {
    available > 0
      && members.contains {
        $0.share > 0
          && [.encapsulatedSize, .fittingSize].contains(log.constraints[$0.index].origin)
      }
  }

  /// Nil if all the constraints that could be parsed can hold.
  init?(_ log: ConflictLog) {
    let problem = LoggedProblem(log)
    guard case .infeasible(let refutations) = solve(problem.linear),
      let refutation = refutations.first
    else { return nil }
    self.log = log
    let magnitudes = refutation.members.map(\.multiplier.magnitude).sorted()
    // If most members count half, the sum is scaled to whole ones.
    let unit = magnitudes.isEmpty ? 1 : magnitudes[(magnitudes.count - 1) / 2]
    var members: [Member] = []
    var crushed: [(LoggedItem, Axis)] = []
    for part in refutation.members {
      switch part.member {
      case .constraint(let id):
        let index = Int(id.index)
        let multiplier = part.multiplier / unit
        members.append(
          Member(
            index: index, multiplier: multiplier,
            share: multiplier * log.constraints[index].constant))
      case .lowerBound(let variable), .upperBound(let variable):
        if let size = problem.sizes[variable] { crushed.append(size) }
      }
    }
    self.members = members
    self.crushed = crushed
    shortfall = refutation.shortfall / unit
  }
}

/// The constraints of a log as the rows of a linear program over positions and sizes of all items, without a view
/// tree.
struct LoggedProblem {
  private(set) var linear = LinearProblem()
  private(set) var sizes: [VariableID: (item: LoggedItem, axis: Axis)] = [:]
  private var variables: [Unknown: VariableID] = [:]

  private struct Unknown: Hashable {
    var item: LoggedItem
    var axis: Axis
    var quantity: AnchorQuantity
  }

  init(_ log: ConflictLog) {
    for constraint in log.constraints {
      var terms: [VariableID: Double] = [:]
      add(constraint.first, 1, to: &terms)
      if let second = constraint.second { add(second, -constraint.multiplier, to: &terms) }
      // A term on both sides cancels out.
      let sum = terms.filter { $0.value.magnitude > 1e-9 }.sorted { $0.key.index < $1.key.index }
        .map { LinearProblem.Term($0.key, $0.value) }
      linear.addConstraint(
        sum, LinearProblem.Relation(constraint.relation), constraint.constant,
        priority: Priority(constraint.priority),
        reportingCost: constraint.origin.isUser ? 1 : 0)
    }
  }

  private mutating func add(
    _ end: LoggedConstraint.End, _ factor: Double, to terms: inout [VariableID: Double]
  ) {
    for (quantity, share) in end.attribute.shares {
      let unknown = Unknown(item: end.item, axis: end.attribute.axis, quantity: quantity)
      terms[variable(unknown), default: 0] += factor * share
    }
  }

  /// A view is at least 0 pt large; a guide may be smaller if its margins do not fit.
  private mutating func variable(_ unknown: Unknown) -> VariableID {
    if let known = variables[unknown] { return known }
    let isSize = unknown.quantity == .length
    let variable = linear.addVariable(lower: isSize && !unknown.item.isGuide ? 0 : -.infinity)
    variables[unknown] = variable
    if isSize { sizes[variable] = (unknown.item, unknown.axis) }
    return variable
  }
}
