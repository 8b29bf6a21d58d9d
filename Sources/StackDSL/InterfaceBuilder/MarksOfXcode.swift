/// Views that Interface Builder has marked as ambiguous or misplaced.
extension Screen {
  /// Whether it has marked the view, the one around it or one straight inside of it.
  public func hasMark(_ view: ViewIndex) -> Bool {
    guard view != .screen, views.indices.contains(view.index) else { return false }
    let declared = views[view.index]
    let near = [view] + declared.children + [declared.parent].compactMap { $0 }
    return near.contains { views[$0.index].isMarked }
  }
}
