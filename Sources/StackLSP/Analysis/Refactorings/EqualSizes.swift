import StackDSL

extension Refactoring {
  /// Gives a view the width of the one before it, or in a vertical stack its height. On the first view it
  /// applies to the second.
  static let equalSizes = Refactoring(kind: .rewrite, isSilent: true) { place -> Offer? in
    guard place.member.kind == .view, let (screen, view) = place.view,
      let parent = screen.views[view.index].parent
    else { return nil }
    let siblings = screen.views[parent.index].children.filter {
      screen.views[$0.index].reference != nil && screen.views[$0.index].instanceSpan == nil
    }
    guard let position = siblings.firstIndex(of: view), siblings.count > 1 else { return nil }
    let pair = position > 0 ? (siblings[position - 1], view) : (view, siblings[1])
    guard let first = screen.views[pair.0.index].reference,
      let second = screen.views[pair.1.index].reference
    else { return nil }
    let isVertical = screen.views[parent.index].kind == .vstack
    let attribute = isVertical ? "height" : "width"
    let editor = place.editor(of: screen)
    guard let edits = editor.add(["\(attribute) == \(first).\(attribute)"], to: pair.1) else {
      return nil
    }
    let words = isVertical ? "high" : "wide"
    return Offer(title: "Make \(first) and \(second) equally \(words)", edits: edits)
  }
}
