import StackDSL

/// Removes the diagnoses that an `allow` accepts, and reports each `allow` that accepts nothing.
///
/// An `allow` applies to the view whose braces contain it and to all views inside. It accepts a diagnosis by
/// the code under which it shows, by the code that caused it, or by its family. An `allow` is known to be
/// idle only when every environment has been solved.
func allowed(_ found: [Diagnosis], on screen: Screen, isComplete: Bool) -> [Diagnosis] {
  var used: Set<Int> = []
  let kept = found.filter { diagnosis in
    let matches = screen.allowances.indices.filter {
      screen.allowances[$0].accepts(diagnosis, on: screen)
    }
    used.formUnion(matches)
    return matches.isEmpty
  }
  guard isComplete else { return kept }
  let idle = screen.allowances.indices.filter {
    !used.contains($0) && !screen.allowances[$0].isOfInspector
  }
  return kept + idle.map { Diagnosis(idle: $0, on: screen) }
}

extension Allowance {
  fileprivate func accepts(_ diagnosis: Diagnosis, on screen: Screen) -> Bool {
    guard
      code == diagnosis.rule.code || code == diagnosis.causeCode
        || code == RuleFamily(of: diagnosis.rule.code)?.rawValue
    else { return false }
    guard let view = diagnosis.report.views.first else { return owner == .screen }
    // A finding about a scroll view's content may be allowed at the view inside.
    if isOfInspector {
      return view == owner
        || screen.views[owner.index].kind == .scrollView
          && screen.views[view.index].parent == owner
          && diagnosis.rule.code == Rule.scrollContentAmbiguous.code
    }
    var current: ViewIndex? = view
    while let index = current, screen.views.indices.contains(index.index) {
      if index == owner { return true }
      let parent = screen.views[index.index].parent
      // Parents stand before their children, so the climb ends.
      current = parent.flatMap { $0 < index ? $0 : nil }
    }
    return owner == .screen
  }
}

extension Diagnosis {
  /// - Parameter index: index into the screen's allowances.
  fileprivate init(idle index: Int, on screen: Screen) {
    let allowance = screen.allowances[index]
    let isKnown =
      RuleFamily(rawValue: allowance.code) != nil
      || Rule.all.contains { $0.code == allowance.code }
    var report = Report(
      span: screen.here(isKnown ? allowance.span : allowance.codeSpan, of: allowance.owner),
      message: isKnown ? Self.idle(allowance) : Self.unknown(allowance),
      views: [allowance.owner],
      remedies: [Remedy("Remove the allow", [.remove(.allowance(index))])],
      isUnnecessary: isKnown)
    report.tell()
    self.init(
      rule: .idleAllow, report: report, severity: Rule.idleAllow.severity, environments: [])
  }

  private static func idle(_ allowance: Allowance) -> String {
    "`\(allowance.code)` is not reported here: this allow accepts nothing."
  }

  private static func unknown(_ allowance: Allowance) -> String {
    "No diagnostic has the code `\(allowance.code)`."
  }
}
