import LayoutEngine
import StackDSL

extension Rule {
  static let fixedWidthOnText = Rule(
    code: "fixed-width-on-text", severity: .warning,
    traits: Traits(severityInScenes: .information, mark: .cut, isOfLine: true, doubt: .text),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    // Listed languages are laid out themselves; only the first one stands for unlisted ones.
    guard reading.environment.language.code == reading.firstLanguage else { return [] }
    return reading.views.compactMap { view in
      guard reading.showsText(view), !reading.isOutOfSight(view), !reading.mayShrinkText(view),
        reading.problem.views[view.index].wrapping == nil,
        let text = reading.layout.view(view)?.text,
        text.contains(where: \.isLetter), text.count > 1,
        let needed = reading.content(view, .horizontal).intrinsic,
        let (index, width) = fixedWidth(around: view, reading),
        // The width of a frame is no wish.
        !reading.screen.constraints[index].isOfAutoresizingMask,
        width < needed * Threshold.growth - Visible.least,
        // The rule `content-clipped` reports text that is cut already.
        width >= needed - Visible.least
      else { return nil }
      return report(reading, view, index, text: text, needed: needed)
    }
  }

  private static func report(
    _ reading: LayoutReading, _ view: ViewID, _ index: Int, text: String, needed: Double
  ) -> Report {
    let written = reading.screen.constraints[index]
    let relation: Constraint.Relation =
      written.first.attribute == .width || written.constant >= 0
      ? .greaterThanOrEqual : .lessThanOrEqual
    let name = reading.name(view)
    let grow = Remedy(
      "Let \(reading.name(view)) grow: `\(written.text(with: relation))`",
      [.setRelation(constraint: index, relation)], shows: [reading.index(view)],
      axis: .horizontal)
    let wrapping = wrappingInside(view, index, needed: needed * Threshold.growth, reading)
    // In a storyboard the text may serve as the view's name.
    let subject = name == "\"\(text)\"" ? "it" : "\"\(text)\""
    return Report(
      span: reading.place(of: written),
      message: "`\(written.text)` fixes the width of \(name); \(subject) needs "
        + "\(pt(needed)) and a translation a third longer \(tenths(needed * Threshold.growth)).",
      views: [reading.index(view)],
      remedies: [wrapping, grow, grow.hugging(view, reading)].compactMap(\.self) + [
        Remedy(
          "Remove `\(written.text)`", [.removeConstraint(index)], shows: [reading.index(view)],
          axis: .horizontal)
      ])
  }

  /// A text that a translation makes wider than the view around it has to wrap there, instead of growing; nil for a
  /// shorter one.
  private static func wrappingInside(
    _ view: ViewID, _ index: Int, needed: Double, _ reading: LayoutReading
  ) -> Remedy? {
    let own = reading.index(view)
    let margin = 2 * reading.usualInset(around: view)
    guard let parent = reading.problem.views[view.index].parent,
      reading.screen.constraints[index].first == Anchor(own, .width),
      needed > reading.size(parent, .horizontal) - margin, reading.isLabelOfOneLine(view)
    else { return nil }
    var limit = PlainConstraint.size(of: own, .horizontal, as: reading.superview(of: own))
    limit.relation = .lessThanOrEqual
    limit.constant = -margin
    return Remedy(
      "Let \(reading.name(view)) wrap in the view around it: `\(reading.text(limit))`",
      [reading.restating(index, limit), .set(own, .numberOfLines, "0")], shows: [own],
      axis: .horizontal, isCorrection: true)
  }

  /// The constraint that fixes the width of the view or of the box it fills, and that width; or a pair of
  /// wide gaps at both sides.
  private static func fixedWidth(
    around view: ViewID, _ reading: LayoutReading
  ) -> (constraint: Int, width: Double)? {
    if let fixed = fixedWidth(of: view, reading) { return fixed }
    let pins = reading.constraintsOfView[view.index].map {
      ($0, reading.problem.constraints[$0.index])
    }
    .filter { $0.1.relation == .equal && $0.1.priority.isRequired && $0.1.first.view == view }
    guard let parent = reading.problem.views[view.index].parent,
      pins.contains(where: { $0.1.first.attribute == .leading && $0.1.second?.view == parent }),
      let end = pins.first(where: {
        $0.1.first.attribute == .trailing && $0.1.second?.view == parent
      })
    else { return nil }
    if let (index, _) = fixedWidth(of: parent, reading) {
      return (index, reading.size(view, .horizontal))
    }
    let gaps = pins.filter { [.leading, .trailing].contains($0.1.first.attribute) }
      .map(\.1.constant.magnitude)
    guard gaps.allSatisfy({ $0 >= Threshold.wideGap }), let index = reading.constraintIndex(end.0)
    else {
      return nil
    }
    return (index, reading.size(view, .horizontal))
  }

  private static func fixedWidth(
    of view: ViewID, _ reading: LayoutReading
  ) -> (constraint: Int, width: Double)? {
    guard let (index, width) = reading.requiredSize(of: view, .horizontal),
      reading.screen.constraints[index].relation == .equal
    else { return nil }
    return (index, width)
  }
}

extension Remedy {
  /// The remedy with a higher hugging, if the view would compete with others in its stack for the remaining
  /// room once its width is no longer fixed; nil if it would not.
  fileprivate func hugging(_ view: ViewID, _ reading: LayoutReading) -> Remedy? {
    let own = reading.content(view, .horizontal).hugging.value
    let beside =
      reading.isHuge
      ? []
      : reading.siblings(of: view).map {
        reading.content($0, .horizontal).hugging.value
      }
    guard beside.contains(own), let higher = FreePriority.above(own, inUse: beside) else {
      return nil
    }
    var remedy = self
    remedy.title += ", and hug at \(figure(higher))"
    remedy.changes.append(.set(reading.index(view), .horizontalHugging, figure(higher)))
    return remedy
  }
}

extension LayoutReading {
  /// The language in which the texts are written: the first of the screen's `languages`.
  fileprivate var firstLanguage: String {
    let items = screen.properties.last { $0.name == .languages }?.value.items ?? []
    switch items.first {
    case .language(let code, growth: _)?, .name(let code)?, .string(let code)?: return code
    default: return Language.english.code
    }
  }
}
