import LayoutEngine
import StackDSL

extension Analysis {
  /// The effect of the edits since the file was saved on a view, and on the others with it.
  ///
  /// Empty if the view kept its size, because a hover is about the view under the cursor. Also empty on a
  /// long screen, because the saved text has to be laid out while the reader waits.
  func editRows(
    since saved: @autoclosure () -> SourceFiles?, _ view: ViewIndex,
    on layouts: ScreenLayouts
  ) -> [[String]] {
    guard layouts.screen.views.count <= mostViewsAtOnce, let primary = layouts.primary,
      let id = primary.id(of: view), let before = savedLayout(of: layouts, in: saved())
    else { return [] }
    let paths = Dictionary(
      before.screen.views.enumerated().map { ($0.element.path, ViewIndex($0.offset)) },
      uniquingKeysWith: { first, _ in first })
    let edits = Consequence(primary, before.layout) { index in
      layouts.screen.views.indices.contains(index.index)
        ? paths[layouts.screen.views[index.index].path] : nil
    }
    guard edits.changes.contains(where: { $0.view == id }) else { return [] }
    let reading = LayoutReading(layouts.screen, primary)
    return [["Since the file was saved", "was", "is", ""]]
      + edits.reversed.rows(reading, first: id)
  }

  /// The screen of the same name in the saved file, solved on the same device.
  private func savedLayout(
    of layouts: ScreenLayouts, in saved: SourceFiles?
  ) -> (screen: Screen, layout: ScreenLayout)? {
    guard let saved, !layouts.isComponent, let environment = layouts.primary?.environment else {
      return nil
    }
    let model = buildModel(of: model.file, in: saved, reusing: model)
    let name = layouts.screen.name
    guard let screen = model.screens.first(where: { $0.name == name }) else { return nil }
    let layout = solve(
      screen, settings: FileSettings(model), in: environment, memo: memo)
    return (screen, layout)
  }
}

extension Consequence {
  /// The same changes in order of time, with the old value first.
  fileprivate var reversed: Consequence {
    var reversed = self
    for index in reversed.changes.indices {
      let change = changes[index]
      (reversed.changes[index].with, reversed.changes[index].without) =
        (change.without, change.with)
    }
    return reversed
  }
}
