/// Paths that are written as in UIKit's code.
extension ScreenBuilder {
  /// Reports `view.leadingAnchor` or `list.contentLayoutGuide.edges` once, with what it is here; false
  /// where every word means something, or nothing that is known.
  mutating func reportForeign(_ path: [SyntaxToken], in context: MemberContext) -> Bool {
    var words: [String] = []
    var isForeign = false
    for (index, token) in path.enumerated() {
      let native = native(token, isFirst: index == 0, isLast: index == path.count - 1, in: context)
      isForeign = isForeign || native != nil
      words.append(native ?? token.name)
    }
    guard isForeign, let first = path.first, let last = path.last else { return false }
    guard !context.isSilent else { return true }
    let written = path.map(\.name).joined(separator: ".")
    let replacement = words.joined(separator: ".")
    let span = context.place.span(first.range.lowerBound..<last.range.upperBound)
    let isOfAttribute = ForeignNames.attribute(last.name) != nil
    report(
      isOfAttribute ? .unknownAttribute : .unknownView, span,
      "`\(written)` is written `\(replacement)` here.",
      fixes: [.init(changing: written, at: span, to: replacement)])
    return true
  }

  /// What the word is called here; nil where it means something as it is.
  private func native(
    _ token: SyntaxToken, isFirst: Bool, isLast: Bool, in context: MemberContext
  ) -> String? {
    guard lookUp(token.name, in: context) == nil, context.values[token.name] == nil else {
      return nil
    }
    if isLast { return ForeignNames.attribute(token.name) }
    if isFirst, ForeignNames.ownView.contains(token.name) {
      let parent = screen.views[context.owner.index].parent
      return parent == .screen ? "superview" : nil
    }
    guard let place = ForeignNames.places[token.name] else { return nil }
    let isOfScrollView =
      place == Anchor.Item.content.rawValue || place == Anchor.Item.frame.rawValue
    return isFirst && isOfScrollView ? scrollView(around: context.owner).map { $0 + place } : place
  }

  /// What leads from a view to the scroll view that it is, or lies in: `superview.`, `list.`
  private func scrollView(around view: ViewIndex) -> String? {
    if screen.views[view.index].kind == .scrollView { return "" }
    var ancestor = screen.views[view.index].parent
    var isParent = true
    while let index = ancestor {
      let found = screen.views[index.index]
      if found.kind == .scrollView { return isParent ? "superview." : found.name.map { $0 + "." } }
      ancestor = found.parent
      isParent = false
    }
    return nil
  }
}
