extension Reduction {
  /// Puts the classes into every constraint; `usable` says which constraints take part.
  init(_ problem: LinearProblem, usable: [Bool], includingPreferences: Bool) {
    var lowering = Lowering(
      problem, ClassBuilder(problem, usable: usable), includingPreferences: includingPreferences)
    for index in problem.rows.indices where usable[index] { lowering.lower(index) }
    for unknown in 0..<Int32(truncatingIfNeeded: problem.variableCount) {
      lowering.lowerBounds(of: unknown)
    }
    self = lowering.finish()
  }
}

/// The making of a `Reduction`, row by row.
private struct Lowering {
  private var reduction: Reduction
  /// What of the reduction is known from the start: read for each row, and not to be copied for it.
  private let problem: LinearProblem
  private let classes: AffineClasses
  private let isUsed: [Bool]
  private var row: SubstitutedRow
  /// In the order of the constraints; a logical is known by -1 - row until all rows are there.
  private var found: [Breakpoint] = []

  init(
    _ problem: LinearProblem, _ builder: consuming ClassBuilder, includingPreferences: Bool
  ) {
    let classes = builder.classes
    var columnOfRoot = [Int32](repeating: -1, count: problem.variableCount)
    var rootOfColumn: [Int32] = []
    for unknown in 0..<Int32(truncatingIfNeeded: problem.variableCount)
    where classes.isRoot(unknown) {
      columnOfRoot[Int(unknown)] = Int32(truncatingIfNeeded: rootOfColumn.count)
      rootOfColumn.append(unknown)
    }
    reduction = Reduction(
      problem: problem,
      levels: PriorityLevels(of: problem, includingPreferences: includingPreferences),
      classes: classes, columnOfRoot: columnOfRoot, rootOfColumn: rootOfColumn,
      refutations: builder.contradictions)
    self.problem = problem
    self.classes = classes
    isUsed = builder.isUsed
    row = builder.row
    // An equality makes two, a constraint that became a class none, every size has its bound.
    found.reserveCapacity(problem.rows.count + problem.variableCount)
    reduction.rowColumn.reserveCapacity(problem.termCount / 2)
    reduction.rowValue.reserveCapacity(problem.termCount / 2)
  }

  mutating func lower(_ index: Int) {
    let id = Int32(truncatingIfNeeded: index)
    let constraint = problem.rows[index]
    guard !isUsed[index], let level = reduction.levels.level(of: constraint.priority) else {
      return
    }
    if let side = classes.image(ofOnlyTermOf: index, in: problem) {
      return add(
        constraint.relation, constraint.constant - side.offset, coefficient: side.factor, level,
        .constraint(id), to: reduction.columnOfRoot[Int(side.root)])
    }
    row.fill(index, of: problem, in: classes)
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
        .constraint(id), to: reduction.columnOfRoot[Int(root)])
    default:
      // Dividing by a power of two rounds nothing.
      let scale = row.scale.binade
      for place in 0..<row.count {
        let root = row.root(place)
        reduction.rowColumn.append(reduction.columnOfRoot[Int(root)])
        reduction.rowValue.append(row.coefficient(of: root) / scale)
      }
      add(
        constraint.relation, constant, coefficient: scale, level, .constraint(id),
        to: -Int32(truncatingIfNeeded: reduction.rowStart.count))
      reduction.rowStart.append(Int32(truncatingIfNeeded: reduction.rowColumn.count))
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
    let image = classes.image(of: unknown)
    if image.root == classes.constantNode {
      checkConstant(relation, bound - image.offset, .bound(of: unknown))
    } else {
      add(
        relation, bound - image.offset, coefficient: image.factor, 0, .bound(of: unknown),
        to: reduction.columnOfRoot[Int(image.root)])
    }
  }

  /// `0 relation constant`, required: a conflict unless it holds.
  private mutating func checkConstant(
    _ relation: LinearProblem.Relation, _ constant: Double, _ source: Breakpoint.Source
  ) {
    let misses: Bool
    switch relation {
    case .equal: misses = constant.magnitude > Tolerance.contradiction
    case .lessThanOrEqual: misses = constant < -Tolerance.contradiction
    case .greaterThanOrEqual: misses = constant > Tolerance.contradiction
    }
    if !misses || reduction.refutations.count >= Refutation.mostAtOnce(in: problem) {
      return
    }
    var proof = ProofTracing(problem, classes)
    proof.add(constant > 0 ? 1 : -1, of: source, isLower: relation == .greaterThanOrEqual)
    reduction.refutations.append(proof.refutation(shortfall: constant.magnitude))
  }

  private mutating func noteConstant(
    _ relation: LinearProblem.Relation, _ constant: Double, _ level: Int32, _ id: Int32
  ) {
    let isShort = constant > Tolerance.primal && relation != .lessThanOrEqual
    let isLong = constant < -Tolerance.primal && relation != .greaterThanOrEqual
    if isShort || isLong {
      reduction.constants.append(
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
      kind: level == 0 ? .floor : .below)
    if relation == .equal || wantsMore { found.append(breakpoint) }
    if relation == .equal || !wantsMore {
      breakpoint.kind = level == 0 ? .ceiling : .above
      found.append(breakpoint)
    }
  }

  /// Sorts the breakpoints by variable, then by place, and keeps one wall a side.
  mutating func finish() -> Reduction {
    let columns = reduction.columnCount
    var start = [Int32](repeating: 0, count: reduction.variableCount + 1)
    for index in found.indices {
      let variable = found[index].variable
      if variable < 0 { found[index].variable = Int32(truncatingIfNeeded: columns) - 1 - variable }
      start[Int(found[index].variable) + 1] += 1
    }
    for variable in 1..<max(1, start.count) { start[variable] += start[variable - 1] }
    reduction.breakpoints = sortedByVariable(start)
    for variable in 0..<reduction.variableCount {
      let range = Int(start[variable])..<Int(start[variable + 1])
      Breakpoint.sort(&reduction.breakpoints, range)
    }
    reduction.breakpointStart = start
    for variable in 0..<columns { settleWalls(of: variable) }
    return reduction
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

  /// Of several floors only the highest counts, of several ceilings the lowest.
  ///
  /// A floor above a ceiling is a conflict; the ceiling is taken down to go on.
  private mutating func settleWalls(of column: Int) {
    let range = reduction.breakpointRange(of: column)
    var (floor, ceiling) = (-1, -1)
    for index in range {
      switch reduction.breakpoints[index].kind {
      case .floor:
        if floor >= 0 { reduction.breakpoints[floor].kind = .void }
        floor = index
      case .ceiling:
        if ceiling >= 0 { reduction.breakpoints[index].kind = .void } else { ceiling = index }
      case .below, .above, .void: continue
      }
    }
    guard ceiling >= 0, ceiling < floor else { return }
    let miss = reduction.breakpoints[floor].at - reduction.breakpoints[ceiling].at
    if miss > Tolerance.contradiction {
      reportCrossing(floor, ceiling, miss)
      reduction.breakpoints[ceiling].kind = .void
    } else {
      reduction.breakpoints[ceiling].at = reduction.breakpoints[floor].at
      Breakpoint.sort(&reduction.breakpoints, range)
    }
  }

  private mutating func reportCrossing(_ floor: Int, _ ceiling: Int, _ miss: Double) {
    if reduction.refutations.count >= Refutation.mostAtOnce(in: problem) { return }
    var proof = ProofTracing(problem, classes)
    proof.add(1, of: reduction.breakpoints[floor])
    proof.add(-1, of: reduction.breakpoints[ceiling])
    reduction.refutations.append(proof.refutation(shortfall: miss))
  }
}
