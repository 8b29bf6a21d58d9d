/// Reads the cause off numbers that move together: a tie between optional constraints of one
/// priority, or a size or position that no constraint determines.
struct AmbiguityReading {
  private let problem: LayoutProblem
  private let lowered: LoweredLayout
  /// The layout as it is predicted.
  private let values: [Double]
  private let tree: ViewTree

  init(problem: LayoutProblem, lowered: LoweredLayout, values: [Double]) {
    self.problem = problem
    self.lowered = lowered
    self.values = values
    tree = ViewTree(problem.views)
  }

  func ambiguity(_ openings: [AmbiguitySearch.Opening]) -> Ambiguity? {
    let rows = Set(openings.flatMap(\.trades)).sorted()
    let strongest = rows.map { lowered.linear.rows[Int($0)].priority }.max()
    let quantities = openings.map(\.quantity)
    guard let priority = strongest else { return missing(quantities) }
    // Which of those that broke gives how much is nothing that a priority could settle.
    if priority.isOfBroken { return nil }
    let traded = rows.filter { lowered.linear.rows[Int($0)].priority == priority }
    let origins = traded.compactMap { lowered.sources[Int($0)].origin }
    let tied = Set(origins.flatMap { views(of: $0) })
    let own = quantities.filter { tied.contains($0.view) }
    let sizes = own.filter(\.attribute.isSize)
    // Written lines can trade a position of a view whose size is settled: two edges of one priority.
    let isWritten = origins.allSatisfy { if case .user = $0 { true } else { false } }
    let group = sizes.isEmpty && isWritten ? Array(own.prefix(1)) : sizes
    guard !group.isEmpty else { return missing(quantities) }
    return ambiguity(
      .tie(priority: priority, members: origins), group, quantities, room: room(traded))
  }

  /// An ambiguity without a trade: the sizes that no content determines or, if all sizes are settled, the first
  /// undetermined position.
  private func missing(_ quantities: [Ambiguity.Quantity]) -> Ambiguity? {
    let sizes = quantities.filter(\.attribute.isSize)
    let own = sizes.filter { isLeftToItself($0) }
    let group = own.isEmpty ? (sizes.isEmpty ? Array(quantities.prefix(1)) : sizes) : own
    guard let first = group.first else { return nil }
    return ambiguity(.missing, group, quantities, room: first.upper - first.lower)
  }

  private func ambiguity(
    _ cause: Ambiguity.Cause, _ group: [Ambiguity.Quantity], _ all: [Ambiguity.Quantity],
    room: Double
  ) -> Ambiguity? {
    guard let axis = group.first?.attribute.axis else { return nil }
    let own = group.filter { $0.attribute.axis == axis }
    return Ambiguity(
      axis: axis, cause: cause, group: own,
      consequences: all.filter { !own.contains($0) }, room: room)
  }

  /// No content and no arranged views ask for this size.
  private func isLeftToItself(_ quantity: Ambiguity.Quantity) -> Bool {
    let view = quantity.view.index
    if quantity.item == .scrollContent { return true }
    if problem.views[view].stack != nil {
      return tree.arrangedViews(of: view).allSatisfy { problem.views[Int($0)].isHidden }
    }
    return lowered.contentSize(of: view, quantity.attribute.axis, problem) == nil
  }

  /// A stack's constraint that joins none of its views is about the stack itself.
  private func views(of origin: ConstraintOrigin) -> [ViewID] {
    let views = problem.views(of: origin)
    guard views.isEmpty, case .stack(let stack, _, _) = origin else { return views }
    return [stack]
  }

  /// Points left over (positive) or short (negative): what the traded constraints miss in all.
  private func room(_ rows: [Int32]) -> Double {
    rows.reduce(0) { sum, row in
      let residual = lowered.linear.residual(of: Int(row), at: values)
      return switch lowered.linear.rows[Int(row)].relation {
      case .equal: sum + residual
      case .lessThanOrEqual: sum + max(residual, 0)
      case .greaterThanOrEqual: sum + min(residual, 0)
      }
    }
  }
}
