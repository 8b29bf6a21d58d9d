import LayoutEngine
import StackDSL

/// What Interface Builder shows on its canvas just as it will be is no more than an information: whoever drew it has
/// seen it there and left it so.
func seenOnCanvas(_ diagnoses: [Diagnosis], in solved: SolvedScreen) -> [Diagnosis] {
  guard let canvas = solved.layouts.first else { return diagnoses }
  return diagnoses.map { diagnosis in
    let (views, traits) = (diagnosis.report.views, diagnosis.rule.traits)
    guard diagnosis.severity.rawValue <= Problem.Severity.warning.rawValue else { return diagnosis }
    if traits.isPlainToSee, diagnosis.environments.first == 0, views.allSatisfy(canvas.isAsDrawn) {
      return diagnosis.asInformation("It was drawn so.")
    }
    // A conflict is logged whether its views are seen or not.
    guard RuleFamily(of: diagnosis.rule.code) == .ambiguity,
      views.first.flatMap(canvas.layout.id).map(canvas.isTransparent) ?? false
    else { return diagnosis }
    return diagnosis.asInformation("Nobody sees it at alpha 0.")
  }
}

extension LayoutReading {
  /// This is the layout of the canvas, and the view has the frame there with which it was drawn.
  fileprivate func isAsDrawn(_ view: ViewIndex) -> Bool {
    guard !screen.views[view.index].isMarked, let id = layout.id(of: view),
      let drawn = problem.views[id.index].drawnFrame, let frame = layout.frame(of: view)
    else { return false }
    return Axis.allCases.allSatisfy { axis in
      // An estimate is wrong by a quarter at most (`NamedFont`).
      let isKnown = layout.view(id)?.content(axis).evidence == .known
      let slack = isKnown ? 1 : max(1, drawn[.size(axis)] / 4)
      return abs(drawn.start(axis) - frame.start(axis)) <= slack
        && abs(drawn.end(axis) - frame.end(axis)) <= slack
    }
  }
}
