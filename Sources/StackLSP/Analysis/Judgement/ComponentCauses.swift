import StackDSL

/// Joins what every instance of a component repeats: the cause is written once, so it is said once.
///
/// Only what asks for no fix at the instance is joined, that is information and hints; a warning
/// keeps its place at each instance, where it can be mended.
func joinedByComponent(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  joined(diagnoses, by: { declaredCause(of: $0, on: screen) }) { first, others in
    first.report.related += others.map(\.note)
    first.report.views += others.flatMap(\.report.views)
    first.hold(alsoWhere: others)
  }
}

/// What the same line of a component brings about in each of its instances; nil for a view that
/// was written in the screen.
private func declaredCause(of diagnosis: Diagnosis, on screen: Screen) -> Cause? {
  guard diagnosis.severity.rawValue >= Problem.Severity.information.rawValue,
    let first = diagnosis.report.views.first, screen.views.indices.contains(first.index),
    screen.views[first.index].instanceSpan != nil
  else { return nil }
  return Cause(
    code: diagnosis.rule.code, span: screen.views[first.index].kindSpan, views: [],
    aspect: diagnosis.report.aspect)
}
