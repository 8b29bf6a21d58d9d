/// Lays out one problem: the frames that Auto Layout and UIStackView would give it.
///
/// Never fails and never traps, whatever the numbers: too many constraints are `conflicts`, too
/// few are `ambiguities`. Equal problems give equal outcomes in every process.
public func layout(_ problem: LayoutProblem) -> LayoutOutcome {
  var memo = LayoutMemo()
  return layout(problem, memo: &memo)
}

/// The same with a memo: what was solved for another problem and stands in this one unchanged is
/// looked up instead. The outcome is the same with any memo.
public func layout(_ problem: LayoutProblem, memo: inout LayoutMemo) -> LayoutOutcome {
  let lowered = lower(problem, memo: &memo)
  let settled = Settlement(lowered, of: problem, memo: &memo.solved)
  let placement = memo.placed.placement(lowered.form, settled.values)
  var outcome = LayoutOutcome(problem: problem, settlement: settled, placement: placement)
  outcome.findAmbiguities()
  return outcome
}

extension LayoutOutcome {
  init(problem: LayoutProblem, settlement: Settlement, placement: Placement) {
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
