import LayoutEngine
import StackDSL

/// What is to be said of a place that no file declares: the safe area, the superview, a guide.
extension Analysis {
  /// Nil where the word is none of them, or stands in no constraint or expectation.
  func placeHover(at offset: Int, in sources: SourceFiles) -> Hover? {
    guard let tree = sources[model.file], let cursor = SyntaxCursor(tree, at: offset),
      cursor.token.kind.isName, let word = PlaceWord(rawValue: cursor.token.text),
      let path = cursor.ancestor(.path), cursor.ancestor(.constraint, .expect) != nil
    else { return nil }
    let names = path.significantTokens.filter(\.kind.isName)
    // The last word of an anchor is its attribute.
    guard names.last?.range != cursor.token.range else { return nil }
    var page = HoverPage()
    page.heading(word.rawValue)
    let screen = model.position(at: offset).flatMap { place in
      screens.first { $0.screen.span.contains(place) }
    }
    let isFirst = names.first?.range == cursor.token.range
    if let screen, isFirst {
      switch word {
      case .safeArea: page.describeSafeArea(on: screen)
      case .superview: page.describeSuperview(at: offset, in: model, on: screen)
      default: break
      }
    }
    page.line(word.summary)
    return Hover(span: model.fileSpan(cursor.tokenSpan), page: page)
  }
}

extension HoverPage {
  /// How far it is from the edges, and how large, in each environment.
  fileprivate mutating func describeSafeArea(on analysis: ScreenAnalysis) {
    let rows = EnvironmentRows(analysis) { layout in
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

  /// Which view it is here, and how large.
  fileprivate mutating func describeSuperview(
    at offset: Int, in model: Model, on analysis: ScreenAnalysis
  ) {
    guard let (screen, view) = model.view(at: offset), screen.name == analysis.screen.name,
      let parent = screen.views[view.index].parent, let primary = analysis.primary
    else { return }
    let name = parent == .screen ? "the screen" : quoted(screen.views[parent.index].displayName)
    let size =
      primary.frame(of: parent).map { ", \(figure($0.width)) × \(figure($0.height)) pt" } ?? ""
    line("Here \(name)\(size), on \(primary.environment.name).")
  }
}
