/// A view goes into a scroll view that takes its place.
extension ScreenEditor {
  /// `scrollView { edges == superview.edges; vstack list { … } }` for a `list` that was tied to those
  /// edges: the lines that place it go to the scroll view, and it gets the edges of the content, with
  /// the width of the scroll view. Nil if the screen has not written it, or no line places it.
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

  /// All views of the screen go into a scroll view that fills its safe area: it scrolls where they are higher
  /// than it, and elsewhere they lie as they did. What was tied to the safe area is tied to the content.
  ///
  /// - Parameter lines: new members of some of the views, their owner first.
  /// - Returns: nil if something beside the views stands between them, or something that stays outside
  ///   ties them to the screen.
  public func scrollContent(adding lines: [PlainConstraint]) -> [TextEdit]? {
    let children = screen.views.first?.children ?? []
    let passages = children.compactMap { written($0).flatMap { passage($0.span) } }
    guard !children.isEmpty, passages.count == children.count,
      let start = passages.map(\.range.lowerBound).min(),
      let end = passages.map(\.range.upperBound).max(), let first = passages.first,
      passages.allSatisfy({ $0.file == first.file })
    else { return nil }
    let all = first.other(start..<end)
    func isInside(_ span: SourceSpan) -> Bool {
      passage(span).map { start <= $0.range.lowerBound && $0.range.upperBound <= end } ?? false
    }
    guard !screen.properties.contains(where: { isInside($0.span) }),
      let content = freeName,
      let tied = contentTies(named: content, in: isInside)
    else { return nil }
    let owners = Set(lines.map(\.first.view))
    let added = owners.sorted().map { owner in
      add(lines.filter { $0.first.view == owner }, to: owner)
    }
    guard added.allSatisfy({ $0 != nil }),
      let inner = applying(
        tied + added.compactMap(\.self).flatMap(\.self),
        to: all.text, within: all.range)
    else { return nil }
    let ending = all.text.lineEnding
    let indentation = all.indentation
    let nested = (indentation + String(decoding: inner, as: UTF8.self))
      .split(separator: ending, omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "        " + $0 }
    let head = [
      "scrollView {", "    edges == safeArea.edges", "    view \(content) {",
      "        edges == superview.content.edges", "        width == superview.frame.width",
      "        height >= superview.frame.height",
      "        height == superview.frame.height @\(Self.scrollsLittle)",
    ]
    let wrapped =
      head.enumerated().map { $0 == 0 ? $1 : indentation + $1 } + nested
      + [indentation + "    }", indentation + "}"]
    return [all.replaced(by: wrapped.joined(separator: ending))]
  }

  /// Below the hugging of any content.
  private static let scrollsLittle = 249

  private var freeName: String? {
    let taken = Set(screen.views.compactMap(\.name))
    return (["contentView"] + (2...9).map { "contentView\($0)" }).first { !taken.contains($0) }
  }

  /// The content in place of `safeArea` in constraints that tie something inside to that of the screen; nil
  /// where a line ties it to the screen in other words.
  private func contentTies(
    named content: String, in isInside: (SourceSpan) -> Bool
  ) -> [TextEdit]? {
    var spans: Set<SourceSpan> = []
    var edits: [TextEdit] = []
    for constraint in screen.constraints
    where [constraint.first.view, constraint.second?.view].contains(.screen)
      && spans.insert(constraint.span).inserted
    {
      guard isInside(constraint.span), constraint.first.view != .screen,
        let second = constraint.second, let line = passage(constraint.span)
      else { return nil }
      // The content stands where the screen stood.
      let isChild = screen.views[constraint.owner.index].parent == .screen
      switch second.item {
      case .view where isChild: continue
      case .safeArea:
        guard let word = line.first(of: "safeArea") else { return nil }
        edits.append(word.replaced(by: isChild ? "superview" : content))
      default: return nil
      }
    }
    return edits
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

extension Passage {
  /// Where some words stand first in it.
  fileprivate func first(of words: String) -> Passage? {
    let wanted = Array(words.utf8)
    guard range.count >= wanted.count else { return nil }
    return (range.lowerBound...range.upperBound - wanted.count)
      .first { text[$0..<$0 + wanted.count].elementsEqual(wanted) }
      .map { other($0..<$0 + wanted.count) }
  }
}
