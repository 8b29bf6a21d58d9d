import LayoutEngine
import StackDSL

extension Rule {
  static let optionalConstraintBroken = Rule(
    code: "optional-constraint-broken", severity: .information,
    traits: Traits(gravest: .warning),
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let first = readings.all.first else { return [] }
    var asked = 0
    return first.problem.constraints.indices.compactMap { index in
      let id = ConstraintID(index)
      let constraint = first.problem.constraints[index]
      guard !constraint.priority.isRequired, !isFallback(constraint, first),
        !first.isSizeOpen(constraint.first.view, constraint.first.attribute.axis),
        let source = first.constraintIndex(id), !first.holds(id)
      else { return nil }
      let everywhere = readings.all.allSatisfy { reading in
        guard let same = reading.layout.constraintIndices.firstIndex(of: source) else {
          return true
        }
        return !reading.holds(ConstraintID(same))
      }
      guard everywhere else { return nil }
      let written = first.screen.constraints[source]
      asked += 1
      let winner = asked > mostAsked ? nil : first.winner(over: id)
      return Report(
        span: first.place(of: written), message: message(first, written, constraint, id, winner),
        severity: losesToDefault(constraint, winner, first) ? .warning : nil,
        views: [first.index(constraint.first.view)],
        remedies: [
          removal(of: source, written),
          Remedy(
            "Raise `\(written.text)` to 999", [.setPriority(constraint: source, 999)],
            shows: [first.index(constraint.first.view)], axis: constraint.first.attribute.axis),
        ])
    }
  }

  /// A pin to another view has no effect because a default hugging wins that nobody wrote. A document writes
  /// defaults down, so its author may have chosen the hugging.
  private static func losesToDefault(
    _ constraint: LayoutConstraint, _ winner: ConstraintOrigin?, _ reading: LayoutReading
  ) -> Bool {
    guard case .hugging(let view, let axis)? = winner, !reading.screen.isOfInterfaceBuilder,
      constraint.relation == .equal, !constraint.first.attribute.isSize, constraint.second != nil
    else { return false }
    return [axis.hugging, .hugging].allSatisfy { reading.property($0, of: view) == nil }
  }

  /// The author meant the line to hold, so only the author can decide to remove it.
  private static func removal(of index: Int, _ written: Constraint) -> Remedy {
    var remedy = Remedy("Remove `\(written.text)`", [.removeConstraint(index)])
    remedy.onlyAccepts = true
    return remedy
  }

  /// The number of constraints whose winner is searched for; each search reads the whole problem.
  private static let mostAsked = 32

  /// An optional constraint to 0 or to a huge number means "as small as possible" or "take the rest". A
  /// priority just below required also gives way on purpose.
  private static func isFallback(_ constraint: LayoutConstraint, _ reading: LayoutReading) -> Bool {
    if constraint.priority.value >= Threshold.almostRequired { return true }
    guard constraint.first.attribute.isSize else { return false }
    let container = reading.problem.views.first?.fixedSize?[constraint.first.attribute.axis] ?? 0
    return constraint.second == nil && (constraint.constant == 0 || constraint.constant > container)
      || constraint.priority < .defaultLow
  }

  private static func message(
    _ reading: LayoutReading, _ written: Constraint, _ constraint: LayoutConstraint,
    _ id: ConstraintID, _ winner: ConstraintOrigin?
  ) -> String {
    let miss =
      "`\(written.text)` never holds: it misses by \(pt(reading.miss(of: id))) on "
      + "\(reading.environment.name)"
    let own = figure(constraint.priority.value)
    guard let winner else { return miss + "." }
    let words = reading.winnerWords(winner)
    guard let priority = reading.priority(of: winner) else {
      return miss
        + ", because \(words) \(reading.isPlural(winner) ? "win" : "wins") over it (\(own))."
    }
    return miss + ", because \(words) (\(figure(priority))) wins over it (\(own))."
  }
}

extension LayoutReading {
  /// What would have to give first for the constraint to hold; nil if that has no higher priority, since then
  /// something behind it wins.
  fileprivate func winner(over id: ConstraintID) -> ConstraintOrigin? {
    outcome.winner(over: id).flatMap { winner in
      let priority = priority(of: winner) ?? Priority.required.value
      return priority > problem.constraints[id.index].priority.value ? winner : nil
    }
  }

  /// "the hugging of `text`", "the required `height == 60` of `row`".
  fileprivate func winnerWords(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .user: (priority(of: origin) == nil ? "the required " : "") + words(for: origin)
    case .hugging(let view, _): "the hugging of \(name(view))"
    case .compressionResistance(let view, _): "the compression resistance of \(name(view))"
    case .stack, .environment, .nonnegativeSize, .wrappedHeight: words(for: origin)
    }
  }

  fileprivate func isPlural(_ origin: ConstraintOrigin) -> Bool {
    if case .environment = origin { return true }
    if case .stack(_, .fillEqually, _) = origin { return true }
    return false
  }
}
