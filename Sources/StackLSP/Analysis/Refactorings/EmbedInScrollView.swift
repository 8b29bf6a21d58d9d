import StackDSL

extension Refactoring {
  /// Puts a vertical stack into a scroll view that takes its place on the screen.
  static let embedInScrollView = Refactoring(kind: .rewrite, isSilent: true) { place -> Offer? in
    guard place.kindWord == ViewKind.vstack.rawValue, !place.isArranged,
      let (screen, view) = place.view, let parent = screen.views[view.index].parent,
      screen.views[parent.index].kind != .scrollView,
      let edits = place.editor(of: screen).wrapInScrollView(view)
    else { return nil }
    return Offer(title: "Embed \(place.title) in a scroll view", edits: edits)
  }
}
