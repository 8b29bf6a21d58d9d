/// Finds what the optima of a layout leave open, and why: one ambiguity for each cause.
///
/// Each open size is pushed to its least and to its largest value. What changes between the two
/// optima belongs together: the sizes that change are one group, and the optional constraints
/// whose violation changes are what they trade. No constraint trades: the size is missing.
struct AmbiguitySearch {
  /// A range that is shorter than this, in points, is hidden by rounding to pixels.
  static let visible = 0.5

  let problem: LayoutProblem
  let lowered: LoweredLayout
  let values: [Double]
  private let tree: ViewTree
  private var survey: FaceSurvey
  private var openings: [Opening] = []
  private var groups: DisjointSets
  /// Sum of the work that one layout may put into ranges, in unknowns looked at: a bound for
  /// generated giants, far above any screen.
  private var budget = 4_000_000

  /// A number of a view that may move.
  private struct Opening {
    var quantity: Ambiguity.Quantity
    var variable: VariableID
    /// Soft rows whose violation changes with it.
    var trades: [Int32] = []
  }

  init?(_ settlement: Settlement, _ problem: LayoutProblem) {
    guard let solution = settlement.solution, !solution.isUnique else { return nil }
    self.problem = problem
    lowered = settlement.lowered
    values = solution.values
    tree = ViewTree(problem.views)
    survey = FaceSurvey(solution)
    groups = DisjointSets(count: 0)
  }

  mutating func run() -> [Ambiguity] {
    collect()
    groups = DisjointSets(count: openings.count)
    let softRows = lowered.linear.rows.indices.filter {
      !lowered.linear.rows[$0].priority.isRequired
    }
    for index in openings.indices { probe(index, softRows) }
    return causes()
  }

  // MARK: - What may move

  /// Sizes first, then positions, each in document order; hidden views and guides are left out.
  private mutating func collect() {
    var isHidden = [Bool](repeating: false, count: problem.views.count)
    for view in problem.views.indices {
      let parentIsHidden = view > 0 && isHidden[problem.parentIndex(of: view)]
      isHidden[view] = problem.views[view].isHidden || parentIsHidden
    }
    for isSize in [true, false] {
      for view in problem.views.indices where !isHidden[view] {
        for attribute in FrameAttribute.allCases where attribute.isSize == isSize {
          open(ViewID(view), .view, attribute, lowered.variable(ViewID(view), attribute))
        }
      }
      if isSize { collectScrollContents(isHidden) }
    }
  }

  private mutating func collectScrollContents(_ isHidden: [Bool]) {
    var hasContent = [Bool](repeating: false, count: problem.views.count)
    for view in problem.views.indices.dropFirst() where !isHidden[view] {
      hasContent[problem.parentIndex(of: view)] = true
    }
    for (index, guide) in lowered.guides.enumerated() where guide.kind == .scrollContent {
      let view = Int(guide.owner)
      guard hasContent[view], !isHidden[view] else { continue }
      let variable = VariableID(Int32(truncatingIfNeeded: lowered.viewCount * 4 + index))
      open(ViewID(view), .scrollContent, guide.attribute, variable)
    }
  }

  private mutating func open(
    _ view: ViewID, _ item: Anchor.Item, _ attribute: FrameAttribute, _ variable: VariableID
  ) {
    guard survey.canMove(variable) else { return }
    let value = values[Int(variable.index)]
    openings.append(
      Opening(
        quantity: Ambiguity.Quantity(
          view: view, item: item, attribute: attribute, predicted: value, lower: value,
          upper: value), variable: variable))
  }

  // MARK: - What moves together

  private mutating func probe(_ index: Int, _ softRows: [Int]) {
    guard budget > 0 else { return }
    budget -= lowered.linear.variableCount + softRows.count + openings.count
    let found = survey.extremes(of: openings[index].variable)
    openings[index].quantity.lower = found.range.lower
    openings[index].quantity.upper = found.range.upper
    guard found.range.upper - found.range.lower > Self.visible else { return }
    for other in openings.indices where other != index {
      let place = Int(openings[other].variable.index)
      if (found.least[place] - found.most[place]).magnitude > Self.visible {
        groups.unite(index, other)
      }
    }
    for row in softRows {
      let change = violation(row, found.least).magnitude - violation(row, found.most).magnitude
      if change.magnitude > Self.visible { openings[index].trades.append(Int32(row)) }
    }
  }

  /// How much a row misses at a point: positive where its left side is too large.
  private func violation(_ row: Int, _ point: [Double]) -> Double {
    var sum = 0.0
    for term in lowered.linear.terms(of: LinearConstraintID(Int32(truncatingIfNeeded: row))) {
      sum += term.coefficient * point[Int(term.variable.index)]
    }
    let excess = sum - lowered.linear.rows[row].constant
    switch lowered.linear.rows[row].relation {
    case .equal: return excess
    case .lessThanOrEqual: return max(excess, 0)
    case .greaterThanOrEqual: return min(excess, 0)
    }
  }

  // MARK: - Causes

  private func causes() -> [Ambiguity] {
    var sets: [Int: [Int]] = [:]
    var order: [Int] = []
    for index in openings.indices {
      let quantity = openings[index].quantity
      guard quantity.upper - quantity.lower > Self.visible else { continue }
      let root = groups.root(of: index)
      if sets[root] == nil { order.append(root) }
      sets[root, default: []].append(index)
    }
    return order.compactMap { sets[$0].flatMap(cause) }
      .sorted { ($0.group.first?.view ?? ViewID(0)) < ($1.group.first?.view ?? ViewID(0)) }
  }

  private func cause(_ members: [Int]) -> Ambiguity? {
    let rows = Set(members.flatMap { openings[$0].trades }).sorted()
    let strongest = rows.map { lowered.linear.rows[Int($0)].priority }.max()
    let quantities = members.map { openings[$0].quantity }
    guard let priority = strongest else { return missing(quantities) }
    let traded = rows.filter { lowered.linear.rows[Int($0)].priority == priority }
    let origins = traded.compactMap { lowered.sources[Int($0)].origin }
    let tied = Set(origins.flatMap { views(of: $0) })
    let group = quantities.filter { $0.attribute.isSize && tied.contains($0.view) }
    guard !group.isEmpty else { return missing(quantities) }
    return ambiguity(
      .tie(priority: priority, members: origins), group, quantities, room: room(traded))
  }

  /// Nothing is traded: the sizes that no content speaks for, or where all sizes are settled the
  /// first position that is not.
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

  private func views(of origin: ConstraintOrigin) -> [ViewID] {
    switch origin {
    case .user(let id):
      let constraint = problem.constraints[id.index]
      return [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
    case .hugging(let view, _), .compressionResistance(let view, _), .environment(let view, _),
      .nonnegativeSize(let view, _), .wrappedHeight(let view):
      return [view]
    case .stack(let stack, _, let views): return views.isEmpty ? [stack] : views
    }
  }

  /// Points left over (positive) or short (negative): what the traded constraints miss in all.
  private func room(_ rows: [Int32]) -> Double {
    rows.reduce(0) { $0 + violation(Int($1), values) }
  }
}

extension LayoutOutcome {
  mutating func findAmbiguities() {
    guard var search = AmbiguitySearch(settlement, problem) else { return }
    ambiguities = search.run()
  }
}
