import LayoutEngine
import StackDSL

/// Which of the views that tie for room are there to take it.
extension AmbiguityCase {
  /// Of the tied views those that are there to fill the room, where the others are not: a text field
  /// between two buttons, or a text that is centered in what it gets. Interface Builder says the same with
  /// its defaults, which let a label hug at 251 and a text field at 250. Where none is, what shows it
  /// least: a text beside an icon.
  var viewsMeantToGrow: [ViewID] {
    let growing = tiedViews.filter { reading.declared($0).kind.isMeantToGrow(on: axis) }
    if !growing.isEmpty { return growing.count < tiedViews.count ? growing : [] }
    let aligned = tiedViews.filter { axis == .horizontal && reading.isAlignedInItsRoom($0) }
    if aligned.count == 1 { return aligned }
    guard tiedViews.contains(where: { reading.declared($0).kind == .imageView }) else { return [] }
    return Array(tiedViews.filter { reading.declared($0).kind == .label }.prefix(1))
  }

  /// Texts that are drawn with a background each: every one of them is as large as what it says.
  var areChips: Bool {
    axis == .horizontal
      && tiedViews.allSatisfy { view in
        reading.declared(view).kind == .label
          && reading.declared(view).properties.contains(where: \.name.drawsView)
      }
  }
}

extension LayoutReading {
  /// Where a text stands in its view only matters if the view is wider than the text.
  func isAlignedInItsRoom(_ view: ViewID) -> Bool {
    guard declared(view).kind == .label else { return false }
    return ["center", "right"].contains(property(.textAlignment, of: view)?.value.names.first)
  }
}

extension ViewKind {
  /// The view has no length of its own that anybody would keep.
  func isMeantToGrow(on axis: Axis) -> Bool {
    has(.grows) || axis == .horizontal && has(.growsSideways)
  }
}

extension LayoutReading {
  /// It is, or holds, something that is meant to be as wide as there is room: a text that wraps, a
  /// field, a slider.
  func takesWidth(_ view: ViewID) -> Bool {
    if isOutOfSight(view) { return false }
    if problem.views[view.index].wrapping != nil {
      return requiredSize(of: view, .horizontal) == nil
    }
    let kind = declared(view).kind
    return kind.has(.growsSideways) || kind == .textView
      ? requiredSize(of: view, .horizontal) == nil : children(of: view).contains(where: takesWidth)
  }
}
