/// Views that Interface Builder has marked as ambiguous or misplaced.
extension Screen {
  /// Whether it has marked the view, the one around it or one straight inside of it.
  public func hasMark(_ view: ViewIndex) -> Bool { near(view).contains(where: \.isMarked) }

  /// Its class is the app's own, or it waits for its text, its views or its picture: Interface Builder knows none
  /// of them.
  public func isFilledByCode(_ view: ViewIndex) -> Bool {
    let declared = views[view.index]
    return declared.runTime.contains(.customClass)
      || declared.runTime.contains(.outlet)
        && (ViewKind.texts.contains(declared.kind)
          || declared.kind.isStack && declared.children.isEmpty
          || declared.kind == .imageView && !declared.properties.contains { $0.name == .image })
  }

  private func near(_ view: ViewIndex) -> [View] {
    guard view != .screen, views.indices.contains(view.index) else { return [] }
    let declared = views[view.index]
    return ([view] + declared.children + [declared.parent].compactMap { $0 }).map {
      views[$0.index]
    }
  }
}
