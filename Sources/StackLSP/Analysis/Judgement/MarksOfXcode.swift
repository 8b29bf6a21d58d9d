import StackDSL

/// What is an information because it depends on a height or a size that code may give is a warning
/// after all where Interface Builder has marked the view, the one around it or one inside of it: then
/// Xcode warns of it on each build.
func withMarksOfXcode(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  guard screen.views.contains(where: \.isMarked) else { return diagnoses }
  return diagnoses.map { diagnosis in
    guard diagnosis.severity == .information, diagnosis.rule.isMarkedInXcode,
      diagnosis.isHeldBack || diagnosis.rule.code == Rule.misplacedView.code,
      diagnosis.report.views.contains(where: screen.hasMark)
    else { return diagnosis }
    var diagnosis = diagnosis
    diagnosis.severity = .warning
    diagnosis.report.message += " Interface Builder marks it, too."
    return diagnosis
  }
}

extension Rule {
  /// What Interface Builder calls ambiguous, in conflict or misplaced.
  fileprivate var isMarkedInXcode: Bool {
    code == Self.misplacedView.code || code == Self.viewCollapsed.code
      || isOpenOrInConflict && code != Self.zeroSizePass.code
  }
}
