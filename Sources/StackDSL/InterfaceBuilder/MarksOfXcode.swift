/// Views that Interface Builder has marked as ambiguous or misplaced.
extension Screen {
  /// Whether it has marked the view, the one around it or one straight inside of it.
  public func hasMark(_ view: ViewIndex) -> Bool { near(view).contains(where: \.isMarked) }

  /// Whether it has marked one of them as ambiguous.
  public func hasMarkOfAmbiguity(_ view: ViewIndex) -> Bool {
    near(view).contains(where: \.isMarkedAmbiguous)
  }

  /// Its class is the app's own, or it is a stack that waits for its views: Interface Builder knows neither.
  public func isFilledByCode(_ view: ViewIndex) -> Bool {
    let declared = views[view.index]
    return declared.runTime.contains(.customClass)
      || declared.kind.isStack && declared.children.isEmpty && declared.runTime.contains(.outlet)
  }

  private func near(_ view: ViewIndex) -> [View] {
    guard view != .screen, views.indices.contains(view.index) else { return [] }
    let declared = views[view.index]
    return ([view] + declared.children + [declared.parent].compactMap { $0 }).map {
      views[$0.index]
    }
  }
}
