/// Lays out one problem: the frames that Auto Layout and UIStackView would give it.
///
/// Never fails and never traps, whatever the numbers: too many constraints are `conflicts`, too
/// few are `ambiguities`. Equal problems give equal outcomes in every process.
public func layout(_ problem: LayoutProblem) -> LayoutOutcome {
  var relaxed = RelaxedSolution(lower(problem), of: problem)
  if let wrapped = problem.withWrappedShares(relaxed.values) {
    relaxed = RelaxedSolution(lower(wrapped), of: wrapped)
  }
  var outcome = LayoutOutcome(of: problem, relaxed)
  outcome.findAmbiguities()
  return outcome
}

extension LayoutOutcome {
  fileprivate init(of problem: LayoutProblem, _ relaxed: RelaxedSolution) {
    let assembly = FrameAssembly(problem, values: relaxed.values)
    self.problem = problem
    self.relaxed = relaxed
    status = relaxed.conflicts.isEmpty ? .solved : .unsatisfiable
    conflicts = relaxed.conflicts
    ambiguities = []
    alignmentRects = assembly.alignmentRects
    frames = assembly.frames
    framesInContainer = assembly.framesInContainer
  }
}
