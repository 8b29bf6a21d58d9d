import StackDSL

/// Joins the diagnoses that every instance of a component repeats: the cause is written once, so it is
/// reported once.
///
/// Information and hints are joined because they ask for no fix, a conflict because its lines stand in the
/// component. Any other warning keeps its place at each instance, where it can be fixed.
func joinedByComponent(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  joined(diagnoses, by: { declaredCause(of: $0, on: screen) }) { first, others in
    first.report.related += others.map(\.note)
    first.report.views += others.flatMap(\.report.views)
    first.hold(alsoWhere: others)
  }
}

/// The cause that one line of a component has in each of its instances; nil for a view that the screen itself
/// declares.
private func declaredCause(of diagnosis: Diagnosis, on screen: Screen) -> Cause? {
  guard
    diagnosis.severity.rawValue >= Problem.Severity.information.rawValue
      || diagnosis.isConflict(outside: screen.span),
    let first = diagnosis.report.views.first, screen.views.indices.contains(first.index),
    screen.views[first.index].instanceSpan != nil
  else { return nil }
  return Cause(
    code: diagnosis.rule.code, span: screen.views[first.index].kindSpan, views: [],
    aspect: diagnosis.report.aspect)
}

extension Diagnosis {
  /// Whether it is a conflict none of whose places lies in the span.
  fileprivate func isConflict(outside span: SourceSpan) -> Bool {
    isOfConflict && !span.contains(report.span)
      && !report.related.contains { span.contains($0.span) }
  }
}
