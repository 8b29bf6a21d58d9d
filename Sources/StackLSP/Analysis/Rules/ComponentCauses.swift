import StackDSL

/// Joins what every instance of a component repeats: the cause is written once, so it is said once.
///
/// Only what asks for no fix at the instance is joined, that is information and hints; a warning
/// keeps its place at each instance, where it can be mended.
func joinedByComponent(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  var joined: [Diagnosis] = []
  var places: [Cause: Int] = [:]
  for diagnosis in diagnoses {
    guard let cause = declaredCause(of: diagnosis, on: screen) else {
      joined.append(diagnosis)
      continue
    }
    guard let place = places[cause] else {
      places[cause] = joined.count
      joined.append(diagnosis)
      continue
    }
    joined[place].report.related.append(
      Problem.Note(span: diagnosis.report.span, message: diagnosis.report.message))
    joined[place].report.views += diagnosis.report.views
    let known = Set(joined[place].environments)
    joined[place].environments += diagnosis.environments.filter { !known.contains($0) }
    joined[place].environments.sort()
  }
  return joined
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
