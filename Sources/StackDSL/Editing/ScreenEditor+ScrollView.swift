/// A view goes into a scroll view that takes its place.
extension ScreenEditor {
  /// `scrollView { edges == superview.edges; vstack list { … } }` for a `list` that was tied to those
  /// edges: the lines that place it go to the scroll view, and it gets the edges of the content, with
  /// the width of the scroll view. Nil where the screen has not written it, or no line places it.
  public func wrapInScrollView(_ view: ViewIndex) -> [TextEdit]? {
    guard let declared = written(view), let block = declared.blockSpan,
      let text = files[block.file]?.text, declared.span.range.upperBound <= text.count
    else { return nil }
    let lines = placingLines(of: view, in: block)
    guard let first = lines.first else { return nil }
    let indentation = text.indentation(at: declared.span.range.lowerBound)
    let ending = text.lineEnding
    var edits = lines.dropFirst().compactMap(remove).flatMap { $0 }
    guard edits.count == lines.count - 1 else { return nil }
    let own = ["edges == superview.content.edges", "width == superview.frame.width"]
    let separator = text.separator(before: first.range.lowerBound)
    edits.append(TextEdit(first, of: text, by: own.joined(separator: separator)))
    guard let inner = applying(edits, to: text, within: declared.span.range) else { return nil }
    let moved = lines.map { indentation + "    " + String(decoding: text[$0.range], as: UTF8.self) }
    let nested = (indentation + String(decoding: inner, as: UTF8.self))
      .split(separator: ending, omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }
    let wrapped = ["scrollView {"] + moved + nested + [indentation + "}"]
    return [TextEdit(declared.span, of: text, by: wrapped.joined(separator: ending))]
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
