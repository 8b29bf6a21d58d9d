import LayoutEngine
import StackDSL

/// How far a tie reaches beyond the screens that are checked: "So it is on screens up to 360 pt
/// wide."
///
/// Nil for anything but a tie, and for one that shows on every screen there is.
func reach(of diagnosis: Diagnosis, in solved: SolvedScreen) -> Problem.Note? {
  guard [Rule.ambiguousHugging.code, Rule.ambiguousCompression.code].contains(diagnosis.rule.code),
    let first = diagnosis.environments.first, solved.layouts.indices.contains(first)
  else { return nil }
  let layout = solved.layouts[first]
  guard layout.problem.views.count <= mostViews else { return nil }
  let views = Set(diagnosis.report.views)
  guard let axis = LayoutEngine.Axis.allCases.first(where: { $0.word == diagnosis.report.aspect }),
    let tie = layout.outcome.ambiguities(over: screens, of: axis).first(where: { tie in
      tie.axis == axis && Set(tie.group.map { layout.index($0.view) }) == views
    }), case .sizes(_, let range) = tie.strength, let words = words(for: range, axis)
  else { return nil }
  return Problem.Note(span: solved.screen.nameSpan, message: "So it is on screens \(words).")
}

/// A sweep over all sizes of a giant would keep its reader waiting.
private let mostViews = 150

/// Widths and heights of screens in points: less than any window of an iPad, more than the largest.
private let screens = 240.0...1400.0

private func words(for range: ClosedRange<Double>, _ axis: LayoutEngine.Axis) -> String? {
  let isOpenBelow = range.lowerBound <= screens.lowerBound
  let isOpenAbove = range.upperBound >= screens.upperBound
  switch (isOpenBelow, isOpenAbove) {
  case (true, true): return nil
  case (true, false): return "up to \(pt(range.upperBound)) \(axis.extentWord)"
  case (false, true): return "from \(pt(range.lowerBound)) \(axis.extentWord) on"
  case (false, false):
    return "from \(tenths(range.lowerBound)) to \(pt(range.upperBound)) \(axis.extentWord)"
  }
}
