import LayoutEngine
import StackDSL

/// What Interface Builder shows on its canvas just as it will be is no more than an information: whoever drew it has
/// seen it there and left it so. A text that is cut may go unseen there, an overlap or a view that sticks out does not.
func seenOnCanvas(_ diagnoses: [Diagnosis], in solved: SolvedScreen) -> [Diagnosis] {
  guard solved.screen.isOfInterfaceBuilder, let canvas = solved.layouts.first else {
    return diagnoses
  }
  return diagnoses.map { diagnosis in
    guard diagnosis.rule.traits.isPlainToSee, diagnosis.environments.first == 0,
      diagnosis.severity.rawValue <= Problem.Severity.warning.rawValue,
      diagnosis.report.views.allSatisfy(canvas.isAsDrawn)
    else { return diagnosis }
    return diagnosis.asInformation("It was drawn so.")
  }
}

extension LayoutReading {
  /// This is the layout of the canvas, and the view has the frame there with which it was drawn.
  fileprivate func isAsDrawn(_ view: ViewIndex) -> Bool {
    guard !screen.views[view.index].isMarked, let id = layout.id(of: view),
      let drawn = problem.views[id.index].drawnFrame, let frame = layout.frame(of: view)
    else { return false }
    return drawn.contains(frame) && frame.contains(drawn)
  }
}
