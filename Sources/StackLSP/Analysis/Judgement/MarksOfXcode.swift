import StackDSL

/// Raises information to a warning if Interface Builder has marked the view, the one around it or one inside
/// it. The finding is information because code may set a height or a size, but Xcode warns of a marked view
/// on each build.
///
/// A mark is not evidence if it follows from something that Interface Builder does not know: the size of a
/// class of the app, or the content that code puts into a label, an empty stack or an image view without a
/// picture. The frame drawn on the canvas is gone when the app runs, so a difference from it is never a
/// warning.
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
  /// Interface Builder marks these as ambiguous or in conflict.
  fileprivate var isMarkedInXcode: Bool {
    code == Self.viewCollapsed.code
      || isOpenOrInConflict && code != Self.zeroSizePass.code
  }
}
