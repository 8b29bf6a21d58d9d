import StackDSL

extension Screen {
  /// The same view in a changed version of the screen: by its path, or by its name if the views around it
  /// have changed.
  func index(of view: View) -> ViewIndex? {
    let same =
      views.firstIndex { $0.path == view.path }
      ?? view.name.flatMap { name in views.firstIndex { $0.name == name } }
    return same.map { ViewIndex($0) }
  }

  /// For each view, the same one in a changed version of the screen.
  func places(in changed: Screen) -> [ViewIndex?] {
    // Most changes leave the views alone.
    if views.count == changed.views.count,
      zip(views, changed.views).allSatisfy({ $0.path == $1.path })
    {
      return views.indices.map { ViewIndex($0) }
    }
    let paths = Dictionary(
      changed.views.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Dictionary(
      changed.views.enumerated().compactMap { index, view in view.name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    return views.map { view in
      (paths[view.path] ?? view.name.flatMap { names[$0] }).map { ViewIndex($0) }
    }
  }
}
