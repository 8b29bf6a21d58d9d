/// A view goes into a scroll view that takes its place.
extension ScreenEditor {
  /// `scrollView { edges == superview.edges; vstack list { … } }` for a `list` that was tied to those
  /// edges: the lines that place it go to the scroll view, and it gets the edges of the content, with
  /// the width of the scroll view. Nil where the screen has not written it, or no line places it.
  public func wrapInScrollView(_ view: ViewIndex) -> [TextEdit]? {
    guard let declared = written(view), let block = declared.blockSpan,
      let passage = passage(declared.span)
    else { return nil }
    let lines = placingLines(of: view, in: block).compactMap(self.passage)
    guard let first = lines.first else { return nil }
    let text = passage.text
    let indentation = passage.indentation
    let ending = text.lineEnding
    var edits = lines.dropFirst().map { $0.extent.replaced(by: "") }
    let own = ["edges == superview.content.edges", "width == superview.frame.width"]
    let separator = text.separator(before: first.range.lowerBound)
    edits.append(first.replaced(by: own.joined(separator: separator)))
    guard let inner = applying(edits, to: text, within: passage.range) else { return nil }
    let moved = lines.map { indentation + "    " + $0.words }
    let nested = (indentation + String(decoding: inner, as: UTF8.self))
      .split(separator: ending, omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }
    let wrapped = ["scrollView {"] + moved + nested + [indentation + "}"]
    return [passage.replaced(by: wrapped.joined(separator: ending))]
  }

  /// The lines in its own braces that tie edges of a view to something around it, each once.
  private func placingLines(of view: ViewIndex, in block: SourceSpan) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    for constraint in screen.constraints
    where constraint.owner == view && constraint.condition == nil && block.contains(constraint.span)
      && constraint.first.view == view && constraint.second != nil
      && constraint.first.attribute.isEdge && spans.last != constraint.span
    {
      spans.append(constraint.span)
    }
    return spans
  }
}

extension Anchor.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .leading, .trailing, .left, .right, .top, .bottom: true
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
    }
  }
}
