/// The state of lowering: what the rules write into.
struct LayoutLowering {
  let problem: LayoutProblem
  let tree: ViewTree
  var lowered = LoweredLayout()
  /// Number of the first guide's unknown, where no unknowns of views are written before it.
  var firstGuide: Int32 = 0
  /// Unknown of a stack's baseline below its top, by stack; 0 until one is needed.
  var baselineUnknowns: (first: [Int32], last: [Int32]) = ([], [])
  /// Whether a view's first and last baselines are those of text; empty until one is needed.
  var textBaselines: (first: [Bool], last: [Bool]) = ([], [])
  /// Unknown of the width of a scroll view's content, by view (its height is the next one).
  var scrollContents: [Int32] = []
  /// Size with which a nested stack counts in fillProportionally; NaN until one is needed.
  var fittingLengths: [Double] = []

  init(_ problem: LayoutProblem) {
    self.init(problem, ViewTree(problem.views))
  }

  init(_ problem: LayoutProblem, _ tree: ViewTree) {
    self.problem = problem
    self.tree = tree
    lowered.viewCount = problem.views.count
  }

  /// To read anchors of a problem that was lowered before: the unknowns of its guides are known,
  /// nothing is written.
  init(_ problem: LayoutProblem, _ tree: ViewTree, unknownsOf lowered: LoweredLayout) {
    self.init(problem, tree)
    self.lowered = lowered
    let none = [Int32](repeating: 0, count: problem.views.count)
    baselineUnknowns = (none, none)
    for (index, guide) in lowered.guides.enumerated() {
      let unknown = Int32(truncatingIfNeeded: problem.views.count * 4 + index)
      switch (guide.kind, guide.attribute) {
      case (.firstBaseline, _): baselineUnknowns.first[Int(guide.owner)] = unknown
      case (.lastBaseline, _): baselineUnknowns.last[Int(guide.owner)] = unknown
      case (.scrollContent, .width):
        if scrollContents.isEmpty {
          scrollContents = [Int32](repeating: -1, count: problem.views.count)
        }
        scrollContents[Int(guide.owner)] = unknown
      case (.scrollContent, _), (.spanner, _), (.gap, _): break
      }
    }
  }

  /// `fittingSize` says what a nested stack's subtree comes to, with the lengths of its own
  /// stacks in fillProportionally.
  mutating func run(fittingSize: (LayoutProblem, [Double]) -> Size) {
    reserve()
    addViews()
    addScrollContents()
    findFittingLengths(fittingSize)
    for view in problem.views.indices { addContentSizes(of: view) }
    for view in problem.views.indices { arrange(view) }
    for index in problem.constraints.indices { addUserConstraint(index) }
  }

  /// As much as the views of most screens come to; what is not needed is never touched.
  private mutating func reserve() {
    let rows = problem.views.count * 10 + problem.constraints.count
    lowered.linear.reserve(variables: problem.views.count * 5, rows: rows, terms: rows * 2)
    lowered.sources.reserveCapacity(rows)
  }

  /// Four unknowns a view, sizes never negative, the container where and as large as it is.
  private mutating func addViews() {
    for index in problem.views.indices {
      let isContainer = index == 0
      for attribute in FrameAttribute.allCases {
        var (lower, upper) = (attribute.isSize ? 0 : -Double.infinity, Double.infinity)
        if isContainer, !attribute.isSize { (lower, upper) = (0, 0) }
        if isContainer, attribute.isSize, let size = problem.views[0].fixedSize {
          lower = size[attribute.axis].length
          upper = lower
        }
        _ = lowered.linear.addVariable(lower: lower, upper: upper)
      }
    }
  }

  private mutating func arrange(_ stack: Int) {
    guard let properties = problem.views[stack].stack else { return }
    let arranged = tree.arrangedViews(of: stack)
    guard !arranged.isEmpty else { return }
    let row = ArrangedRow(
      stack: stack, properties: properties, arranged: arranged,
      visible: arranged.filter { !problem.views[Int($0)].isHidden })
    hide(row)
    arrangeAlong(row)
    arrangeAcross(row)
  }
}

/// One stack with its arranged views, as the rules of both axes see it.
struct ArrangedRow {
  var stack: Int
  var properties: StackProperties
  /// In order, hidden ones too.
  var arranged: ArraySlice<Int32>
  var visible: [Int32]

  var axis: Axis { properties.axis }
  var crossAxis: Axis { properties.axis == .horizontal ? .vertical : .horizontal }
}

// MARK: Unknowns and rows

extension LayoutLowering {
  func unknown(_ view: Int32, _ attribute: FrameAttribute) -> Int32 {
    view &* 4 &+ Int32(attribute.rawValue)
  }

  func start(_ view: Int32, _ axis: Axis) -> Affine { .unknown(unknown(view, .position(axis))) }
  func length(_ view: Int32, _ axis: Axis) -> Affine { .unknown(unknown(view, .size(axis))) }

  func end(_ view: Int32, _ axis: Axis) -> Affine {
    Affine(first: unknown(view, .position(axis)), second: unknown(view, .size(axis)))
  }

  func center(_ view: Int32, _ axis: Axis) -> Affine {
    Affine(
      first: unknown(view, .position(axis)), second: unknown(view, .size(axis)),
      secondFactor: 0.5)
  }

  /// A new unknown of a guide; a size is never negative.
  mutating func addGuide(
    _ owner: Int, _ kind: LayoutUnknown.Guide, _ attribute: FrameAttribute,
    isSigned: Bool = false
  ) -> Int32 {
    lowered.guides.append(
      GuideUnknown(owner: Int32(truncatingIfNeeded: owner), kind: kind, attribute: attribute))
    let lower = attribute.isSize && !isSigned ? 0 : -Double.infinity
    return lowered.linear.addVariable(lower: lower).index + firstGuide
  }

  /// Writes the row `left relation right`.
  mutating func add(
    _ left: Affine, _ relation: LinearProblem.Relation, _ right: Affine,
    at priority: Priority = .required, _ source: RowSource
  ) {
    append(left.first, left.firstFactor)
    append(left.second, left.secondFactor)
    append(right.first, -right.firstFactor)
    append(right.second, -right.secondFactor)
    addRow(relation, right.constant - left.constant, priority, source)
  }

  /// Adds one term to the row being written.
  mutating func append(_ variable: Int32, _ coefficient: Double) {
    if variable < 0 || coefficient == 0 { return }
    lowered.linear.addTerm(VariableID(variable), coefficient)
  }

  /// Ends the row being written.
  mutating func addRow(
    _ relation: LinearProblem.Relation, _ constant: Double, _ priority: Priority,
    _ source: RowSource
  ) {
    lowered.linear.addConstraintOfTerms(
      relation, constant, priority: priority, reportingCost: source.kind.reportingCost)
    lowered.sources.append(source)
  }

  func source(
    _ row: ArrangedRow, _ constraint: StackConstraint, _ first: Int32 = -1, _ second: Int32 = -1
  ) -> RowSource {
    RowSource(
      kind: .stack(constraint), owner: Int32(truncatingIfNeeded: row.stack), first: first,
      second: second)
  }
}
