import LayoutEngine
import StackDSL

/// Leaves out what code most likely settles at run time: the file shows signs of it. A size that code
/// may give stays as an information, since Interface Builder shows it too.
///
/// A storyboard says where code takes hold: outlets, custom classes, sizes and constraints that are
/// there for design only; a `.stack` file says it with `setInCode`. A text that an outlet replaces is not cut, and a custom view knows its size.
func withoutRunTimeDoubt(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  let unsettled = Set(
    screen.constraints.filter { $0.changesAtRunTime || $0.isPlaceholder }.map(\.span))
  return diagnoses.compactMap { diagnosis in
    guard
      ([diagnosis.report.span] + diagnosis.report.related.map(\.span)).allSatisfy({
        !unsettled.contains($0)
      })
    else { return nil }
    guard !diagnosis.report.views.contains(where: screen.isPlacedElsewhere) else { return nil }
    guard diagnosis.isDoubtful(on: screen) else { return diagnosis }
    guard diagnosis.rule.traits.doubt == .size else { return nil }
    return diagnosis.asInformation("Code may give it a size when the app runs.")
  }
}

extension Screen {
  /// The view, or one around it, is laid out by somebody else.
  fileprivate func isPlacedElsewhere(_ view: ViewIndex) -> Bool {
    var current: ViewIndex? = view
    // Parents stand before their children, so the climb ends.
    while let index = current, views.indices.contains(index.index) {
      if views[index.index].runTime.contains(.placedElsewhere) { return true }
      current = views[index.index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return false
  }
}

extension Diagnosis {
  /// The same, with why it is no more than that.
  func asInformation(_ reason: String) -> Diagnosis {
    var diagnosis = self
    diagnosis.severity = .information
    diagnosis.report.message += " " + reason
    return diagnosis
  }

  fileprivate func isDoubtful(on screen: Screen) -> Bool {
    let views = report.views.filter { screen.views.indices.contains($0.index) }
      .map { screen.views[$0.index] }
    return switch rule.traits.doubt {
    case nil: false
    case .text: views.contains { !$0.runTime.isEmpty }
    case .size: views.contains { !$0.runTime.subtracting(.placeholderText).isEmpty }
    }
  }
}
