import StackDSL

/// What is an information because it depends on a height or a size that code may give is a warning
/// after all where Interface Builder has marked the view, the one around it or one inside of it: then
/// Xcode warns of it on each build.
///
/// A mark is no evidence where it follows from what Interface Builder does not know: the size of a class of
/// the app, and what code puts into a label, an empty stack or an image view without a picture. Where a view was drawn is
/// forgotten when the app runs, so that is no warning in any case.
func withMarksOfXcode(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  guard screen.views.contains(where: \.isMarked) else { return diagnoses }
  return diagnoses.map { diagnosis in
    guard diagnosis.severity == .information, diagnosis.rule.isMarkedInXcode,
      diagnosis.isHeldBack, diagnosis.report.views.contains(where: screen.hasMark),
      !diagnosis.report.views.contains(where: screen.isFilledByCode)
    else { return diagnosis }
    var diagnosis = diagnosis
    diagnosis.severity = .warning
    diagnosis.report.message += " Interface Builder marks it, too."
    return diagnosis
  }
}

extension Rule {
  /// What Interface Builder calls ambiguous or in conflict.
  fileprivate var isMarkedInXcode: Bool {
    code == Self.viewCollapsed.code
      || isOpenOrInConflict && code != Self.zeroSizePass.code
  }
}
