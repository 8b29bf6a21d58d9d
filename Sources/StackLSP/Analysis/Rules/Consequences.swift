import LayoutEngine
import StackDSL

/// Joins what one cause brings about: it stands first, what follows from it is a note under it.
///
/// A stack that begins outside of the screen takes all its views along; one text that is too long for
/// its column makes the equal ones beside it too narrow. Each of them would be a finding of its own,
/// and all of them go with one edit.
func joinedByCause(_ diagnoses: [Diagnosis], in solved: SolvedScreen) -> [Diagnosis] {
  var joined: [Diagnosis] = []
  var places: [Effects: Int] = [:]
  for diagnosis in diagnoses {
    guard let effects = Effects(diagnosis, in: solved), let place = places[effects] else {
      if let effects = Effects(diagnosis, in: solved) { places[effects] = joined.count }
      joined.append(diagnosis)
      continue
    }
    joined[place].follows.append(diagnosis)
    joined[place].report.related.append(
      Problem.Note(span: diagnosis.report.span, message: diagnosis.report.message))
    joined[place].environments = unique(joined[place].environments + diagnosis.environments)
      .sorted()
  }
  return joined
}

/// What one cause has in common in all the views where it shows: the rule, and the view that has to
/// change.
private struct Effects: Hashable {
  var code: String
  var aspect: String
  var outer: ViewIndex

  /// Nil for what is its own cause.
  init?(_ diagnosis: Diagnosis, in solved: SolvedScreen) {
    guard let origin = diagnosis.rule.traits.follows,
      let first = diagnosis.environments.first, solved.layouts.indices.contains(first),
      let view = diagnosis.report.views.first,
      let id = solved.layouts[first].layout.id(of: view)
    else { return nil }
    let layout = solved.layouts[first]
    code = diagnosis.rule.code
    aspect = diagnosis.report.aspect
    switch origin {
    case .tiedSize:
      guard !layout.isHuge else { return nil }
      let axis: LayoutEngine.Axis =
        aspect == LayoutEngine.Axis.vertical.word ? .vertical : .horizontal
      let chain = SizeChain(from: id, axis, in: layout)
      guard !chain.ties.isEmpty else { return nil }
      outer = layout.index(chain.views.min() ?? id)
    case .stackAround:
      let path = layout.pathToRoot(from: id)
      guard let outer = path.first(where: { layout.stack(arranging: $0) == nil }), outer != id
      else { return nil }
      self.outer = layout.index(outer)
    }
  }
}
