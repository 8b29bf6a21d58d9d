import LayoutEngine

/// The positions of the baselines in an equation: they form its constant, which is not written anywhere.
extension LayoutReading {
  /// "; first baseline of `b` 16.5 pt below its top; last baseline of `a` 4 pt above its bottom"; empty for
  /// an equation without baselines.
  func baselineWords(for link: Explanation.Link) -> String {
    baselines(of: link).map { view, isFirst in
      guard let distance = isFirst ? ascent(view) : descent(view) else { return "" }
      let words = isFirst ? ("first", "below its top") : ("last", "above its bottom")
      return "; \(words.0) baseline of \(name(view)) \(pt(distance)) \(words.1)"
    }.joined()
  }

  private func baselines(of link: Explanation.Link) -> [(view: ViewID, isFirst: Bool)] {
    if let stack = link.stack { return baselines(of: link, in: stack) }
    guard case .user(let id) = link.origin, problem.constraints.indices.contains(id.index) else {
      return []
    }
    let constraint = problem.constraints[id.index]
    return [constraint.first, constraint.second].compactMap { anchor in
      guard let anchor else { return nil }
      switch anchor.attribute {
      case .firstBaseline: return (anchor.view, true)
      case .lastBaseline: return (anchor.view, false)
      default: return nil
      }
    }
  }

  /// For a row, the view and the first view, which all others follow. For a column measured by baselines, the
  /// view and the one before it.
  private func baselines(
    of link: Explanation.Link, in stack: ViewID
  ) -> [(view: ViewID, isFirst: Bool)] {
    let views = visibleArranged(in: stack)
    guard let subject = link.subject, subject.attribute == .y,
      let properties = stackProperties(stack),
      let place = views.firstIndex(of: subject.view), place > 0
    else { return [] }
    if properties.axis == .vertical {
      return properties.isBaselineRelativeArrangement
        ? [(subject.view, true), (views[place - 1], false)] : []
    }
    guard properties.isBaseline else { return [] }
    return [subject.view, views[0]].map { ($0, properties.alignment == .firstBaseline) }
  }
}
