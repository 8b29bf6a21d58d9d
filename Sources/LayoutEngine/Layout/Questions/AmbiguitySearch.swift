/// Finds what the optima of a layout leave open, and why: one ambiguity for each cause.
///
/// The search pushes each undetermined size to its least and to its largest value. The sizes that
/// change between these two optima form one group, and the optional constraints whose violation
/// changes are what they trade. If no constraint trades, the size is missing.
struct AmbiguitySearch {
  private let problem: LayoutProblem
  private let lowered: LoweredLayout
  private let values: [Double]
  private let part: Subproblem
  private var survey: VariabilityAnalysis
  private var openings: [Opening] = []
  private var groups: DisjointSets
  /// By column of the solver, an open size that depends on it; looked up, never iterated.
  private var sizeOf: [Int: Int] = [:]
  /// The work that one layout may spend on ranges, in unknowns examined: a bound for generated
  /// giants, far above any screen.
  private var budget = 4_000_000
  /// Elements of tableaus that the search may write: `budget` counts the questions, not how many
  /// steps their answers take.
  private static let mostWork = 20_000_000

  /// A number of a view that may move.
  struct Opening {
    var quantity: Ambiguity.Quantity
    /// In the open part.
    var variable: VariableID
    /// Soft rows whose violation changes with it.
    var trades: [Int32] = []

    var isVisible: Bool { quantity.upper - quantity.lower > Visible.least }
  }

  init?(_ relaxed: RelaxedSolution, _ problem: LayoutProblem) {
    guard let open = relaxed.open else { return nil }
    self.problem = problem
    lowered = relaxed.lowered
    values = relaxed.values
    part = open.part
    survey = VariabilityAnalysis(open.solution)
    groups = DisjointSets(count: 0)
  }

  /// All of a layout's ambiguities, in document order.
  mutating func run() -> [Ambiguity] {
    collect()
    return findCauses()
  }

  /// The ambiguities of one size of some views, whatever else is open.
  mutating func run(for views: some Sequence<Int32>, _ axis: Axis) -> [Ambiguity] {
    for view in views {
      if let size = part.index(of: lowered.variable(ViewID(Int(view)), .size(axis))) {
        open(size, .view)
      }
    }
    return findCauses()
  }

  private mutating func findCauses() -> [Ambiguity] {
    groups = DisjointSets(count: openings.count)
    let softRows = part.problem.rows.indices.filter {
      !part.problem.rows[$0].priority.isRequired
    }
    let regions = Regions(of: part.problem, openings, softRows)
    // Whatever a search looks at, it compares the two optima of one region: the rest may be anything.
    var optima = (least: survey.start, most: survey.start)
    var latest: (root: Int, region: DualSimplex.Region)?
    for index in openings.indices {
      if follow(index) || isSpent { continue }
      let root = regions.roots[Int(openings[index].variable.index)]
      let region =
        latest.flatMap { $0.root == root ? $0.region : nil }
        ?? survey.region(of: Array(regions.unknowns[root]))
      latest = (root, region)
      probe(index, region, regions, root, &optima.least, &optima.most, softRows.count)
    }
    let reading = AmbiguityReading(problem: problem, lowered: lowered, values: values)
    return sets().compactMap(reading.ambiguity)
      .sorted { ($0.group.first?.view ?? ViewID(0)) < ($1.group.first?.view ?? ViewID(0)) }
  }

  /// Unknowns that have to do with each other. What lies in another region stands still meanwhile, so a
  /// thousand labels that nothing ties are a thousand small questions.
  private struct Regions {
    /// For each unknown, the root of its region.
    let roots: [Int]
    let unknowns: Adjacency
    let openings: Adjacency
    let softRows: Adjacency

    init(of problem: LinearProblem, _ open: [Opening], _ soft: [Int]) {
      let roots = problem.parts(joinedBy: problem.rows.indices)
      self.roots = roots
      unknowns = Adjacency(count: roots.count) { pair in
        for (unknown, root) in roots.enumerated() { pair(root, unknown) }
      }
      openings = Adjacency(count: roots.count) { pair in
        for (index, opening) in open.enumerated() {
          pair(roots[Int(opening.variable.index)], index)
        }
      }
      softRows = Adjacency(count: roots.count) { pair in
        for row in soft {
          guard let first = problem.termRange(of: row).first else { continue }
          pair(roots[Int(problem.terms[first].variable.index)], row)
        }
      }
    }
  }

  /// The numbers that move together, in the order of the first of each set.
  private func sets() -> [[Opening]] {
    var sets: [Int: [Opening]] = [:]
    var order: [Int] = []
    for index in openings.indices where openings[index].isVisible {
      let root = groups.root(of: index)
      if sets[root] == nil { order.append(root) }
      sets[root, default: []].append(openings[index])
    }
    return order.compactMap { sets[$0] }
  }

  // MARK: - What may move

  /// Sizes first, then positions, each in document order; hidden views and guides are left out.
  private mutating func collect() {
    var isHidden = [Bool](repeating: false, count: problem.views.count)
    var hasContent = isHidden
    for view in problem.views.indices {
      let parent = problem.parentIndex(of: view)
      isHidden[view] = problem.views[view].isHidden || (view > 0 && isHidden[parent])
      if view > 0, !isHidden[view] { hasContent[parent] = true }
    }
    for isSize in [true, false] {
      for (index, unknown) in part.unknowns.enumerated() {
        let meaning = lowered.meaning(of: VariableID(unknown))
        let view = meaning.view.index
        guard meaning.attribute.isSize == isSize, !isHidden[view] else { continue }
        let variable = VariableID(Int32(truncatingIfNeeded: index))
        switch meaning.guide {
        case nil: open(variable, .view)
        case .scrollContent: if hasContent[view] { open(variable, .scrollContent) }
        case .spanner, .gap, .firstBaseline, .lastBaseline: continue
        }
      }
    }
  }

  private mutating func open(_ variable: VariableID, _ item: LayoutAnchor.Item) {
    guard survey.canMove(variable) else { return }
    let unknown = part.unknowns[Int(variable.index)]
    let meaning = lowered.meaning(of: VariableID(unknown))
    let value = values[Int(unknown)]
    openings.append(
      Opening(
        quantity: Ambiguity.Quantity(
          view: meaning.view, item: item, attribute: meaning.attribute, predicted: value,
          lower: value, upper: value), variable: variable))
  }

  // MARK: - What moves together

  private var isSpent: Bool { budget <= 0 || survey.work > Self.mostWork }

  /// A position that is a sum of open sizes belongs to them, so only its range is computed. In a row
  /// of hundreds of tied views, pushing every position by itself would move all sizes before it again
  /// and again.
  private mutating func follow(_ index: Int) -> Bool {
    guard !isSpent, !openings[index].quantity.attribute.isSize else { return false }
    let sizes = survey.columns(of: openings[index].variable).compactMap { sizeOf[$0] }
    guard !sizes.isEmpty else { return false }
    budget -= sizes.count
    let range = survey.range(of: openings[index].variable)
    openings[index].quantity.lower = range.lower
    openings[index].quantity.upper = range.upper
    if openings[index].isVisible {
      for size in sizes { groups.unite(index, size) }
    }
    return true
  }

  private mutating func probe(
    _ index: Int, _ region: DualSimplex.Region, _ regions: Regions, _ root: Int,
    _ least: inout [Double], _ most: inout [Double], _ softRows: Int
  ) {
    budget -= part.problem.variableCount + softRows + openings.count
    let range = survey.extremes(
      of: openings[index].variable, in: region, least: &least, most: &most)
    openings[index].quantity.lower = range.lower
    openings[index].quantity.upper = range.upper
    guard openings[index].isVisible else { return }
    if openings[index].quantity.attribute.isSize {
      for column in survey.columns(of: openings[index].variable) { sizeOf[column] = index }
    }
    for other in regions.openings[root].lazy.map(Int.init) where other != index {
      let place = Int(openings[other].variable.index)
      if (least[place] - most[place]).magnitude > Visible.least {
        groups.unite(index, other)
      }
    }
    for row in regions.softRows[root].lazy.map(Int.init) {
      let change =
        part.problem.violation(of: row, at: least) - part.problem.violation(of: row, at: most)
      if change.magnitude > Visible.least { openings[index].trades.append(part.rows[row]) }
    }
  }
}

extension LayoutOutcome {
  mutating func findAmbiguities() {
    guard var search = AmbiguitySearch(relaxed, problem) else { return }
    ambiguities = search.run()
  }
}
