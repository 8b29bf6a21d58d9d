/// Lays out one problem: the frames that Auto Layout and UIStackView would give it.
///
/// Never fails and never traps, whatever the numbers: too many constraints are `conflicts`, too
/// few are `ambiguities`. Equal problems give equal outcomes in every process.
public func layout(_ problem: LayoutProblem) -> LayoutOutcome {
  var outcome = LayoutOutcome(of: problem, Settlement(lower(problem), of: problem))
  outcome.findAmbiguities()
  return outcome
}

extension LayoutOutcome {
  fileprivate init(of problem: LayoutProblem, _ settlement: Settlement) {
    let placement = Placement(problem, values: settlement.values)
    self.problem = problem
    self.settlement = settlement
    status = settlement.conflicts.isEmpty ? .solved : .unsatisfiable
    conflicts = settlement.conflicts
    ambiguities = []
    alignmentRects = placement.alignmentRects
    frames = placement.frames
    framesInContainer = placement.framesInContainer
  }
}
