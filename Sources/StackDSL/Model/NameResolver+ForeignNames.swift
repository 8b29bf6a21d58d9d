/// Paths that are written as in UIKit's code.
extension NameResolver {
  /// Reports `view.leadingAnchor` or `list.contentLayoutGuide.edges` once, with what it is here; false
  /// where every word means something, or nothing that is known.
  mutating func reportForeign(_ path: [SyntaxToken], in context: MemberContext) -> Bool {
    func meaning(_ index: Int) -> String? {
      native(path[index], isFirst: index == 0, isLast: index == path.count - 1, in: context)
    }
    guard path.indices.contains(where: { meaning($0) != nil }), let first = path.first,
      let last = path.last
    else { return false }
    guard !context.isSilent else { return true }
    let words = path.indices.map { meaning($0) ?? path[$0].name }
    let written = path.map(\.name).joined(separator: ".")
    let replacement = words.filter { !$0.isEmpty }.joined(separator: ".")
    let span = context.section.span(first.range.lowerBound..<last.range.upperBound)
    let isOfAttribute = ForeignNames.attribute(last.name) != nil
    remarks.report(
      isOfAttribute ? .unknownAttribute : .unknownView, span,
      "`\(written)` is written `\(replacement)` here.",
      fixes: [.init(changing: written, at: span, to: replacement)])
    return true
  }

  /// The word of this language for a foreign one, empty if it is left out; nil if the word already has a
  /// meaning.
  private func native(
    _ token: SyntaxToken, isFirst: Bool, isLast: Bool, in context: MemberContext
  ) -> String? {
    guard ForeignNames.isInPaths(token.name), names.view(named: token.name, in: context) == nil,
      context.values[token.name] == nil
    else { return nil }
    if isLast { return ForeignNames.attribute(token.name) }
    if ForeignNames.ownView.contains(token.name) {
      // `superview.view`, `blur.contentView`: the view itself, as far as anchors go.
      return isFirst ? wayOut(from: context.owner, to: token.name) : ""
    }
    // Beside the views of a screen its own anchors have no name before them.
    if isFirst, token.name == "superview", screen.views[context.owner.index].parent == nil {
      return ""
    }
    guard let place = ForeignNames.places[token.name] else { return nil }
    let isOfScrollView =
      place == Anchor.Item.content.rawValue || place == Anchor.Item.frame.rawValue
    return isFirst && isOfScrollView ? scrollView(around: context.owner).map { $0 + place } : place
  }

  /// `photo.aspectRatio == 16 / 9`, which is `photo.width == photo.height * 16 / 9`; false for what
  /// begins otherwise.
  mutating func reportRatio(
    _ left: SyntaxNode, _ relation: SyntaxToken, in context: MemberContext
  ) -> Bool {
    guard let last = left.tokenRange.last.map({ SyntaxToken(left.section, $0) }),
      last.kind.isName, last.name == ForeignNames.aspectRatio
    else { return false }
    guard !context.isSilent else { return true }
    let path = left.nameTokens
    let view = path.dropLast().map { $0.name + "." }.joined()
    let meant = "\(view)width \(relation.text) \(view)height *"
    let range = left.range.lowerBound..<relation.range.upperBound
    remarks.report(
      .unknownAttribute, context.section.span(left),
      "`\(left.text)` is a width and a height here: write `\(meant) …`.",
      fixes: [
        Problem.Fix(
          title: "Write `\(meant)`",
          edits: [SourceEdit(context.section.span(range), by: meant)])
      ])
    return true
  }

  /// `width == 50%`, which does not say of what: half of the superview's, as in CSS; false for any other side.
  mutating func reportShare(
    _ side: SyntaxNode, of left: LinearForm, in context: MemberContext
  ) -> Bool {
    guard side.tokenRange.count == 1 else { return false }
    let words = side.significantTokens
    guard words.count == 1, words[0].kind == .percent, let share = percentValue(words[0].text),
      left.terms.count == 1, left.constant == 0
    else { return false }
    guard !context.isSilent else { return true }
    let meant = "superview.\(left.terms[0].word) * \(shortNumber(share))"
    let span = context.section.span(side)
    remarks.report(
      .mismatchedValue, span,
      "`\(words[0].text)` does not say of what: did you mean `\(meant)`?",
      fixes: [.init(changing: words[0].text, at: span, to: meant)])
    return true
  }

  /// `superview.superview`, as often as it takes to reach the screen, or the effect view whose
  /// `contentView` a view stands in; nil from the screen itself.
  private func wayOut(from view: ViewIndex, to word: String) -> String? {
    var steps: [String] = []
    for superview in screen.superviews(of: view) {
      steps.append("superview")
      if word == "contentView", screen.views[superview.index].kind == .visualEffectView { break }
    }
    return steps.isEmpty ? nil : steps.joined(separator: ".")
  }

  /// The path from a view to the scroll view that it is or lies in: `superview.`, `list.`
  private func scrollView(around view: ViewIndex) -> String? {
    if screen.views[view.index].kind == .scrollView { return "" }
    let scroll = screen.superviews(of: view).first { screen.views[$0.index].kind == .scrollView }
    guard let scroll else { return nil }
    if screen.views[view.index].parent == scroll { return "superview." }
    return screen.views[scroll.index].name.map { $0 + "." }
  }
}
