import StackDSL

/// Joins the diagnoses that the instances of a component repeat: the cause is written once, so it is reported
/// once, and its fixes change the component.
///
/// A warning or an error that some instances do not have is about what those instances are given, so it keeps
/// its place at each of them. A conflict between lines of the component, information and hints are joined
/// wherever they repeat.
func joinedByComponent(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  var places: [Cause: Int] = [:]
  for diagnosis in diagnoses {
    if let cause = declaredCause(of: diagnosis, on: screen) { places[cause, default: 0] += 1 }
  }
  return joined(
    diagnoses,
    by: { diagnosis in
      declaredCause(of: diagnosis, on: screen).flatMap { cause in
        diagnosis.isJoinedWhereverItRepeats || places[cause] == screen.copies(of: cause)
          ? cause : nil
      }
    }
  ) { first, others in
    if !first.isJoinedWhereverItRepeats { first.mendInEachInstance(with: others, on: screen) }
    first.report.related += others.map(\.note)
    first.report.views += others.flatMap(\.report.views)
    first.hold(alsoWhere: others)
  }
}

/// The cause that one line of a component has in each of its instances; nil for a view that the screen itself
/// declares, or a cause that lies in the screen as well.
private func declaredCause(of diagnosis: Diagnosis, on screen: Screen) -> Cause? {
  guard
    diagnosis.severity.rawValue >= Problem.Severity.information.rawValue
      || diagnosis.liesOutside(screen.span),
    let first = diagnosis.report.views.first, screen.views.indices.contains(first.index),
    screen.views[first.index].instanceSpan != nil
  else { return nil }
  return Cause(
    code: diagnosis.rule.code, span: screen.views[first.index].kindSpan, views: [],
    aspect: diagnosis.report.aspect)
}

extension Screen {
  /// The number of views that one line of a component brought in.
  fileprivate func copies(of cause: Cause) -> Int { views.count { $0.kindSpan == cause.span } }
}

extension Diagnosis {
  fileprivate var isJoinedWhereverItRepeats: Bool {
    isOfConflict || severity.rawValue >= Problem.Severity.information.rawValue
  }

  /// Whether none of its places lies in the span.
  fileprivate func liesOutside(_ span: SourceSpan) -> Bool {
    !span.contains(report.span) && !report.related.contains { span.contains($0.span) }
  }

  /// Makes each remedy change what the same remedy changes in the other instances, and names those.
  fileprivate mutating func mendInEachInstance(with others: [Diagnosis], on screen: Screen) {
    guard let own = instance(on: screen) else { return }
    let roots = others.compactMap { $0.instance(on: screen) }
    for index in report.remedies.indices {
      let remedy = report.remedies[index]
      let rest = roots.compactMap { remedy.mapped(by: InstanceMap(on: screen, from: own, to: $0)) }
      guard rest.count == others.count else { continue }
      report.remedies[index].changes = unique(remedy.changes + rest.flatMap(\.self))
    }
    let names = roots.map { quoted(screen.views[$0.index].displayName) }
    report.message += " So it is with \(shortList(names, limit: 8))."
  }

  private func instance(on screen: Screen) -> ViewIndex? {
    report.views.first.flatMap(screen.instance)
  }
}
