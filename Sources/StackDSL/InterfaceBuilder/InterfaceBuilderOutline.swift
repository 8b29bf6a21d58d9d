/// The outline that an editor shows beside the text of a storyboard or xib.
extension XMLDocument {
  /// Elements whose tags stand on different lines.
  public var foldingRanges: [FoldingRange] {
    elements.compactMap { element in
      let range = element.tag.lowerBound..<max(element.endTag.upperBound, element.tag.upperBound)
      guard !element.endTag.isEmpty,
        bytes[element.tag.upperBound..<element.endTag.lowerBound].contains(0x0A)
      else { return nil }
      return FoldingRange(range: range, kind: .block)
    }
  }

  /// The elements around an offset, the innermost first.
  public func selectionRanges(at offset: Int) -> [Range<Int>] {
    elements.map(\.span).filter { $0.lowerBound <= offset && offset <= $0.upperBound }
      .reversed()
  }
}

extension Model {
  /// Scenes and cells with their views, as Interface Builder's own outline has them.
  public var outlineOfScenes: [OutlineEntry] {
    screens.map { screen in
      OutlineEntry(
        name: screen.name, kind: .screen, detail: "", range: screen.span.offsets,
        selection: screen.nameSpan.offsets, children: screen.outline(inside: .screen, depth: 0))
    }
  }
}

extension Screen {
  /// A document is read as deep as this, and no deeper is it shown.
  private static let maximumDepth = 200

  fileprivate func outline(inside parent: ViewIndex, depth: Int) -> [OutlineEntry] {
    guard depth < Self.maximumDepth else { return [] }
    return views[parent.index].children.map { index in
      let view = views[index.index]
      return OutlineEntry(
        name: view.displayName, kind: .view(view.kind), detail: view.kind.className,
        range: view.span.offsets, selection: view.kindSpan.offsets,
        children: outline(inside: index, depth: depth + 1))
    }
  }
}
