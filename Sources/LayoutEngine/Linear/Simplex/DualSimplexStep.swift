/// One step of the dual simplex, with the long-step rule for piecewise linear costs (Maros 2003).
///
/// The price of the leaving row rises along a ray. On the way a nonbasic variable may move on to its
/// next breakpoint, or the leaving variable to its next segment. The step passes whole segments as
/// long as the row still misses its own; the event that mends the row decides the pivot. If no event
/// does, the row is a conflict.
extension DualSimplex {
  mutating func mend(_ row: Int, isLongStep: Bool) {
    guard let shortfall = shortfall(row) else { return }
    let upward = shortfall > 0
    var missing = shortfall.magnitude
    let leaving = Int(tableau.basic[row])
    moved.removeAll(keepingCapacity: true)
    collectEvents(row, upward, isLongStep)
    while let event = events.popFirst() {
      let variable = Int(event.variable)
      if variable == leaving {
        missing -= changeSegment(of: leaving, upward)
        if missing <= Tolerance.primal { return finish(row) }
        pushOwnEvent(leaving, upward, after: event)
        continue
      }
      let moves = upward == (event.coefficient > 0)
      let gain = lengthAhead(of: variable, moves) * event.coefficient.magnitude
      if gain >= missing || !isLongStep {
        return finish(row, upward, entering: variable, by: missing / event.coefficient)
      }
      missing -= gain
      moveOn(event, moves)
    }
    fail(row, upward, missing)
  }

  // MARK: - Events

  private mutating func collectEvents(_ row: Int, _ upward: Bool, _ isLongStep: Bool) {
    events.clear()
    candidates.removeAll(keepingCapacity: true)
    for element in tableau.row(row) {
      candidates.append((Int(element.column), element.value))
    }
    for (variable, coefficient) in candidates where coefficient.magnitude > 1e-9 {
      let moves = upward == (coefficient > 0)
      guard canMove(variable, moves) else { continue }
      findPrice(of: variable, moves)
      if isLongStep, isFreeStep(variable, moves) {
        takeFreeStep(variable, moves)
        guard canMove(variable, moves) else { continue }
      }
      pushPriced(variable, coefficient, moves)
    }
    pushOwnEvent(Int(tableau.basic[row]), upward, after: nil)
  }

  /// Whether no bound stands right ahead.
  @inline(__always)
  func canMove(_ variable: Int, _ upward: Bool) -> Bool {
    let range = presolved.breakpointRange(of: variable)
    if range.isEmpty { return true }
    let here = Int(position[variable])
    if breakpoints[here].kind == (upward ? .upperBound : .lowerBound) { return false }
    let next = upward ? here + 1 : here - 1
    guard range.contains(next) else { return true }
    return !breakpoints[next].isBound || breakpoints[next].at != breakpoints[here].at
  }

  mutating func pushEvent(_ variable: Int, _ coefficient: Double, _ upward: Bool) {
    findPrice(of: variable, upward)
    pushPriced(variable, coefficient, upward)
  }

  /// Computes the cost of moving a nonbasic variable by 1.
  private mutating func findPrice(of variable: Int, _ upward: Bool) {
    price.clear()
    addSlope(of: variable, segment: Int(position[variable]) + (upward ? 1 : 0), 1)
    addBasicPrices(of: variable)
  }

  private mutating func pushPriced(_ variable: Int, _ coefficient: Double, _ upward: Bool) {
    let scale = (upward ? 1 : -1) / coefficient.magnitude
    price.forEach(scaledBy: scale) { events.appendToKey($1, at: $0) }
    push(variable, coefficient, upward)
  }

  /// Hugging and compression resistance put two breakpoints at one place. The step from one to the other costs
  /// and gains nothing, so it comes before any event.
  @inline(__always)
  private func isFreeStep(_ variable: Int, _ upward: Bool) -> Bool {
    lengthAhead(of: variable, upward) == 0 && price.sign() == 0
  }

  /// Afterwards `price` is that of moving on from there.
  private mutating func takeFreeStep(_ variable: Int, _ upward: Bool) {
    moved.append((variable, position[variable]))
    position[variable] += upward ? 1 : -1
    let breakpoint = breakpoints[Int(position[variable])]
    price.add(upward ? breakpoint.jump : -breakpoint.jump, at: breakpoint.level)
  }

  private mutating func push(_ variable: Int, _ coefficient: Double, _ upward: Bool) {
    events.push(
      variable: Int32(truncatingIfNeeded: variable), coefficient: coefficient,
      isUnlimited: lengthAhead(of: variable, upward) == .infinity)
  }

  /// The leaving variable's change to the next segment, unless a bound stands between.
  private mutating func pushOwnEvent(
    _ variable: Int, _ upward: Bool, after event: EventQueue.Event?
  ) {
    let end = Int(position[variable]) - (upward ? 1 : 0)
    let breakpoint = breakpoints[end]
    if breakpoint.isBound { return }
    if let event {
      events.continueKey(of: event, adding: breakpoint.jump, at: breakpoint.level)
    } else if breakpoint.jump > 0 {
      events.appendToKey(breakpoint.jump, at: breakpoint.level)
    }
    events.push(
      variable: Int32(truncatingIfNeeded: variable), coefficient: 1, isUnlimited: false)
  }

  /// Moves the leaving variable to its next segment; returns the length that this gains.
  private mutating func changeSegment(of variable: Int, _ upward: Bool) -> Double {
    let range = presolved.breakpointRange(of: variable)
    let passed = Int(position[variable]) - (upward ? 1 : 0)
    position[variable] += upward ? -1 : 1
    let next = upward ? passed - 1 : passed + 1
    guard range.contains(next) else { return .infinity }
    return (breakpoints[passed].at - breakpoints[next].at).magnitude
  }

  @inline(__always)
  func lengthAhead(of variable: Int, _ upward: Bool) -> Double {
    let range = presolved.breakpointRange(of: variable)
    if range.isEmpty { return .infinity }
    let here = Int(position[variable])
    let next = upward ? here + 1 : here - 1
    guard range.contains(next) else { return .infinity }
    return (breakpoints[next].at - breakpoints[here].at).magnitude
  }

  mutating func moveOn(_ event: EventQueue.Event, _ upward: Bool) {
    let variable = Int(event.variable)
    moved.append((variable, position[variable]))
    position[variable] += upward ? 1 : -1
    let breakpoint = breakpoints[Int(position[variable])]
    guard canMove(variable, upward) else { return }
    events.continueKey(
      of: event, adding: breakpoint.jump / event.coefficient.magnitude, at: breakpoint.level)
    push(variable, event.coefficient, upward)
  }

  // MARK: - Ends of a step

  /// The row's own change of segment mended it: no pivot.
  private mutating func finish(_ row: Int) {
    applyMoves()
    enqueueIfOutside(row)
  }

  private mutating func finish(_ row: Int, _ upward: Bool, entering: Int, by amount: Double) {
    applyMoves()
    let leaving = Int(tableau.basic[row])
    tableau.move(entering, by: upward ? amount : -amount, in: &value)
    let moves = upward == (amount > 0)
    let range = presolved.breakpointRange(of: entering)
    if range.isEmpty {
      position[entering] = Int32(truncatingIfNeeded: range.lowerBound)
    } else if moves {
      position[entering] += 1
    }
    if upward { position[leaving] -= 1 }
    value[leaving] = breakpoints[Int(position[leaving])].at
    tableau.pivot(row: row, entering: entering)
    pivots += 1
    enqueueColumn(leaving)
  }

  private mutating func applyMoves() {
    for (variable, _) in moved {
      let at = breakpoints[Int(position[variable])].at
      let distance = at - value[variable]
      if distance == 0 { continue }
      tableau.move(variable, by: distance, in: &value)
      value[variable] = at
      enqueueColumn(variable)
    }
  }

  private mutating func enqueueColumn(_ variable: Int) {
    for element in tableau.column(variable) {
      enqueueIfOutside(Int(element.row))
    }
  }

  // MARK: - Conflicts

  /// Everything in the row stands at a bound and it still misses its own.
  ///
  /// Prices stay as they were before the step. A real conflict is reported and its bound taken
  /// down, so that the search for further ones can go on; a miss within tolerance moves the bound.
  private mutating func fail(_ row: Int, _ upward: Bool, _ missing: Double) {
    for (variable, old) in moved.reversed() { position[variable] = old }
    let leaving = Int(tableau.basic[row])
    let bound = Int(position[leaving]) - (upward ? 1 : 0)
    if missing > Tolerance.contradiction {
      refute(row, bound, upward, missing)
      breakpoints[bound].kind = .void
      position[leaving] += upward ? -1 : 1
    } else {
      breakpoints[bound].at += (upward ? -1 : 1) * (missing + Tolerance.primal)
    }
    enqueueIfOutside(row)
  }

  /// A row of the tableau has minimal support, so the bounds in it are an irreducible conflict.
  private mutating func refute(_ row: Int, _ bound: Int, _ upward: Bool, _ missing: Double) {
    if refutations.count >= FarkasCertificate.mostAtOnce(in: presolved.problem) { return }
    let sign = upward ? 1.0 : -1.0
    var bounds = [
      WeightedBound(variable: Int(tableau.basic[row]), breakpoint: bound, multiplier: sign)
    ]
    for (variable, coefficient) in candidates where coefficient.magnitude > 1e-9 {
      let kind: Breakpoint.Kind = upward == (coefficient > 0) ? .upperBound : .lowerBound
      let range = presolved.breakpointRange(of: variable)
      if let index = range.first(where: { breakpoints[$0].kind == kind }) {
        bounds.append(
          WeightedBound(variable: variable, breakpoint: index, multiplier: -sign * coefficient))
      }
    }
    var proof = trace(bounds)
    refutations.append(proof.refutation(shortfall: missing))
  }
}
