import LayoutEngine
import StackDSL

/// Decides which of the views that compete for room are meant to take it.
extension AmbiguityCase {
  /// The competing views that are meant to fill the room, in contrast to the others: a text field between two
  /// buttons, a text of many lines beside one of a single line, or a text that is centred in its room. Interface
  /// Builder's defaults agree: a label hugs at 251 and a text field at 250. If there is no such view, the one in
  /// which growth shows least: a text beside an icon.
  var viewsMeantToGrow: [ViewID] {
    let growing = tiedViews.filter {
      reading.declared($0).kind.isMeantToGrow(on: axis) && !(axis == .horizontal && isDrawn($0))
    }
    if !growing.isEmpty { return growing.count < tiedViews.count ? growing : [] }
    let wrapping = tiedViews.filter {
      axis == .horizontal && reading.problem.views[$0.index].wrapping != nil
    }
    if wrapping.count == 1 { return wrapping }
    let aligned = tiedViews.filter { axis == .horizontal && reading.isAlignedInItsRoom($0) }
    if aligned.count == 1 { return aligned }
    // Below each other, texts keep their height, and the picture, chart or panel between them takes the rest.
    guard axis == .horizontal else {
      let drawn = tiedViews.filter { [.view, .imageView].contains(reading.declared($0).kind) }
      return drawn.count == 1 && tiedViews.count > 1 ? drawn : []
    }
    guard tiedViews.contains(where: isDrawn) else { return [] }
    return Array(tiedViews.filter { reading.declared($0).kind == .label }.prefix(1))
  }

  /// Whether the view shows a picture, or draws content of a size that its class states.
  private func isDrawn(_ view: ViewID) -> Bool {
    reading.declared(view).kind == .imageView || reading.statesContentSize(view)
  }

  /// Whether the views are texts with a background each, every one as large as its text.
  var areChips: Bool {
    axis == .horizontal
      && tiedViews.allSatisfy { view in
        reading.declared(view).kind == .label
          && reading.declared(view).properties.contains(where: \.name.drawsView)
      }
  }
}

extension LayoutReading {
  /// The alignment of a text only matters if the view is wider than the text.
  func isAlignedInItsRoom(_ view: ViewID) -> Bool {
    guard declared(view).kind == .label else { return false }
    return ["center", "right"].contains(property(.textAlignment, of: view)?.value.names.first)
  }
}

extension ViewKind {
  /// Whether the view has no length of its own that is worth keeping.
  func isMeantToGrow(on axis: Axis) -> Bool {
    has(.grows) || axis == .horizontal && has(.growsSideways)
  }
}

extension LayoutReading {
  /// Whether it is, or contains, a view that is meant to take all available width: a text that wraps, a
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
