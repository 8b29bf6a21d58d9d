import LayoutEngine
import StackDSL

/// The hover on places that no file declares: the safe area, the superview, a guide.
extension HoverPage {
  /// - Parameter isFirst: whether the word begins its path, so that it refers to the view around it.
  mutating func describe(
    _ word: PlaceWord, isFirst: Bool, at offset: Int, in analysis: Analysis
  ) {
    heading(word.rawValue)
    let screen = analysis.model.position(at: offset).flatMap { place in
      analysis.screens.first { $0.screen.span.contains(place) }
    }
    if let screen, isFirst {
      switch word {
      case .safeArea: describeSafeArea(on: screen)
      case .superview: describeSuperview(at: offset, in: analysis.model, on: screen)
      default: break
      }
    }
    line(word.summary)
  }

  /// The insets and the size of the safe area in each environment.
  private mutating func describeSafeArea(on layouts: ScreenLayouts) {
    let rows = EnvironmentRows(layouts) { layout in
      let insets = layout.environment.safeArea
      let size = layout.environment.size
      let width = figure(size.width - insets.left - insets.right)
      let height = figure(size.height - insets.top - insets.bottom)
      return [insets.top, insets.left, insets.bottom, insets.right].map(figure)
        + ["\(width) × \(height) pt"]
    }
    table(rows.table(["Points from the edge", "top", "left", "bottom", "right", "what is left"]))
    line(rows.remainder())
  }

  /// The view that it refers to here, and that view's size.
  private mutating func describeSuperview(
    at offset: Int, in model: Model, on layouts: ScreenLayouts
  ) {
    guard let (screen, view) = model.view(at: offset), screen.name == layouts.screen.name,
      let parent = screen.views[view.index].parent, let primary = layouts.primary
    else { return }
    let name = parent == .screen ? "the screen" : screen.called(parent)
    let size =
      primary.frame(of: parent).map { ", \(figure($0.width)) × \(figure($0.height)) pt" } ?? ""
    line("Here \(name)\(size), on \(primary.environment.name).")
  }
}
