extension PresolvedProblem {
  /// Puts the classes into every constraint; `usable` says which constraints take part.
  init(_ problem: LinearProblem, usable: [Bool], includingPreferences: Bool) {
    var lowering = Presolve(
      problem, DoubletonAggregator(problem, usable: usable),
      includingPreferences: includingPreferences)
    for index in problem.rows.indices where usable[index] { lowering.lower(index) }
    for unknown in 0..<Int32(truncatingIfNeeded: problem.variableCount) {
      lowering.lowerBounds(of: unknown)
    }
    self = lowering.finish()
  }
}

/// Builds a `PresolvedProblem`, row by row.
private struct Presolve {
  private var presolved: PresolvedProblem
  /// The inputs of the presolve. Every row reads them, so they are stored once and not copied.
  private let problem: LinearProblem
  private let aggregation: DoubletonAggregation
  private let isUsed: [Bool]
  private var row: AggregatedRow
  /// In the order of the constraints; a logical is known by -1 - row until all rows are there.
  private var found: [Breakpoint] = []

  init(
    _ problem: LinearProblem, _ builder: consuming DoubletonAggregator, includingPreferences: Bool
  ) {
    let aggregation = builder.aggregation
    var columnOfRoot = [Int32](repeating: -1, count: problem.variableCount)
    var rootOfColumn: [Int32] = []
    for unknown in 0..<Int32(truncatingIfNeeded: problem.variableCount)
    where aggregation.isRoot(unknown) {
      columnOfRoot[Int(unknown)] = Int32(truncatingIfNeeded: rootOfColumn.count)
      rootOfColumn.append(unknown)
    }
    presolved = PresolvedProblem(
      problem: problem,
      levels: PriorityLevels(of: problem, includingPreferences: includingPreferences),
      aggregation: aggregation, columnOfRoot: columnOfRoot, rootOfColumn: rootOfColumn,
      refutations: builder.contradictions)
    self.problem = problem
    self.aggregation = aggregation
    isUsed = builder.isUsed
    row = builder.row
    // An equality makes two, a constraint that became a class none, every size has its bound.
    found.reserveCapacity(problem.rows.count + problem.variableCount)
    presolved.rowColumn.reserveCapacity(problem.termCount / 2)
    presolved.rowValue.reserveCapacity(problem.termCount / 2)
  }

  mutating func lower(_ index: Int) {
    let id = Int32(truncatingIfNeeded: index)
    let constraint = problem.rows[index]
    guard !isUsed[index], let level = presolved.levels.level(of: constraint.priority) else {
      return
    }
    if let side = aggregation.image(ofOnlyTermOf: index, in: problem) {
      return add(
        constraint.relation, constraint.constant - side.offset, coefficient: side.factor, level,
        .constraint(id), to: presolved.columnOfRoot[Int(side.root)])
    }
    row.fill(index, of: problem, in: aggregation)
    let constant = constraint.constant - row.offset
    switch row.count {
    case 0:
      if level == 0 {
        checkConstant(constraint.relation, constant, .constraint(id))
      } else {
        noteConstant(constraint.relation, constant, level, id)
      }
    case 1:
      let root = row.root(0)
      add(
        constraint.relation, constant, coefficient: row.coefficient(of: root), level,
        .constraint(id), to: presolved.columnOfRoot[Int(root)])
    default:
      // Dividing by a power of two rounds nothing.
      let scale = row.scale.binade
      for place in 0..<row.count {
        let root = row.root(place)
        presolved.rowColumn.append(presolved.columnOfRoot[Int(root)])
        presolved.rowValue.append(row.coefficient(of: root) / scale)
      }
      add(
        constraint.relation, constant, coefficient: scale, level, .constraint(id),
        to: -Int32(truncatingIfNeeded: presolved.rowStart.count))
      presolved.rowStart.append(Int32(truncatingIfNeeded: presolved.rowColumn.count))
    }
  }

  mutating func lowerBounds(of unknown: Int32) {
    lowerBound(.greaterThanOrEqual, problem.lowerBounds[Int(unknown)], of: unknown)
    lowerBound(.lessThanOrEqual, problem.upperBounds[Int(unknown)], of: unknown)
  }

  private mutating func lowerBound(
    _ relation: LinearProblem.Relation, _ bound: Double, of unknown: Int32
  ) {
    guard bound.magnitude <= Tolerance.largest else { return }
    let image = aggregation.image(of: unknown)
    if image.root == aggregation.constantNode {
      checkConstant(relation, bound - image.offset, .bound(of: unknown))
    } else {
      add(
        relation, bound - image.offset, coefficient: image.factor, 0, .bound(of: unknown),
        to: presolved.columnOfRoot[Int(image.root)])
    }
  }

  /// `0 relation constant`, required: a conflict unless it holds.
  private mutating func checkConstant(
    _ relation: LinearProblem.Relation, _ constant: Double, _ source: Breakpoint.Source
  ) {
    if relation.violation(-constant) <= Tolerance.contradiction
      || presolved.refutations.count >= FarkasCertificate.mostAtOnce(in: problem)
    {
      return
    }
    var proof = DualPostsolve(problem, aggregation)
    proof.add(constant > 0 ? 1 : -1, of: source, isLower: relation == .greaterThanOrEqual)
    presolved.refutations.append(proof.refutation(shortfall: constant.magnitude))
  }

  private mutating func noteConstant(
    _ relation: LinearProblem.Relation, _ constant: Double, _ level: Int32, _ id: Int32
  ) {
    let isShort = constant > Tolerance.primal && relation != .lessThanOrEqual
    let isLong = constant < -Tolerance.primal && relation != .greaterThanOrEqual
    if isShort || isLong {
      presolved.constants.append(
        .init(constraint: id, level: level, multiplier: isShort ? 1 : -1))
    }
  }

  private mutating func add(
    _ relation: LinearProblem.Relation, _ constant: Double, coefficient: Double, _ level: Int32,
    _ source: Breakpoint.Source, to variable: Int32
  ) {
    let at = constant / coefficient
    let wantsMore = (relation == .greaterThanOrEqual) == (coefficient > 0)
    var breakpoint = Breakpoint(
      at: at, coefficient: coefficient, variable: variable, level: level, source: source,
      kind: level == 0 ? .lowerBound : .below)
    if relation == .equal || wantsMore { found.append(breakpoint) }
    if relation == .equal || !wantsMore {
      breakpoint.kind = level == 0 ? .upperBound : .above
      found.append(breakpoint)
    }
  }

  /// Sorts the breakpoints by variable, then by place, and keeps one bound a side.
  mutating func finish() -> PresolvedProblem {
    let columns = presolved.columnCount
    var start = [Int32](repeating: 0, count: presolved.variableCount + 1)
    for index in found.indices {
      let variable = found[index].variable
      if variable < 0 { found[index].variable = Int32(truncatingIfNeeded: columns) - 1 - variable }
      start[Int(found[index].variable) + 1] += 1
    }
    for variable in 1..<max(1, start.count) { start[variable] += start[variable - 1] }
    presolved.breakpoints = sortedByVariable(start)
    for variable in 0..<presolved.variableCount {
      let range = Int(start[variable])..<Int(start[variable + 1])
      Breakpoint.sort(&presolved.breakpoints, range)
    }
    presolved.breakpointStart = start
    for variable in 0..<columns { settleBounds(of: variable) }
    return presolved
  }

  private func sortedByVariable(_ start: [Int32]) -> [Breakpoint] {
    guard let first = found.first else { return [] }
    var next = start
    var sorted = [Breakpoint](repeating: first, count: found.count)
    for breakpoint in found {
      let variable = Int(breakpoint.variable)
      sorted[Int(next[variable])] = breakpoint
      next[variable] += 1
    }
    return sorted
  }

  /// Keeps the highest of several floors and the lowest of several ceilings.
  ///
  /// A floor above a ceiling is a conflict; the ceiling is lowered so that the work can go on.
  private mutating func settleBounds(of column: Int) {
    let range = presolved.breakpointRange(of: column)
    var (floor, ceiling) = (-1, -1)
    for index in range {
      switch presolved.breakpoints[index].kind {
      case .lowerBound:
        if floor >= 0 { presolved.breakpoints[floor].kind = .void }
        floor = index
      case .upperBound:
        if ceiling >= 0 { presolved.breakpoints[index].kind = .void } else { ceiling = index }
      case .below, .above, .void: continue
      }
    }
    guard ceiling >= 0, ceiling < floor else { return }
    let miss = presolved.breakpoints[floor].at - presolved.breakpoints[ceiling].at
    if miss > Tolerance.contradiction {
      reportCrossing(floor, ceiling, miss)
      presolved.breakpoints[ceiling].kind = .void
    } else {
      presolved.breakpoints[ceiling].at = presolved.breakpoints[floor].at
      Breakpoint.sort(&presolved.breakpoints, range)
    }
  }

  private mutating func reportCrossing(_ floor: Int, _ ceiling: Int, _ miss: Double) {
    if presolved.refutations.count >= FarkasCertificate.mostAtOnce(in: problem) { return }
    var proof = DualPostsolve(problem, aggregation)
    proof.add(1, of: presolved.breakpoints[floor])
    proof.add(-1, of: presolved.breakpoints[ceiling])
    presolved.refutations.append(proof.refutation(shortfall: miss))
  }
}
