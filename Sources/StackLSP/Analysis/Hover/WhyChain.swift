import LayoutEngine
import StackDSL

/// The reasons for a view's width and height, as equations that read from left to right: `width 83 =
/// upper.width 358 − nameRows.width 267 − 8 (row upper)`.
enum WhyChain {
  /// The number of equations that a hover shows for one number.
  static let longest = 4

  /// The lines of both sizes; the height does not repeat equations of the width.
  static func lines(for id: ViewID, _ reading: LayoutReading) -> [String] {
    var lines: [String] = []
    for attribute in [FrameAttribute.width, .height] {
      let chain = self.lines(for: id, attribute, reading, limit: .max)
      // An equation that another one contains, or extends only by one more equality, is not news.
      let news = chain.filter { line in
        !lines.contains { $0.hasSuffix(line) || line.hasSuffix($0) }
      }
      lines += news.prefix(longest)
    }
    return lines
  }

  /// The equations of one number, nearest to it first, at most `limit` of them.
  static func lines(
    for id: ViewID, _ attribute: FrameAttribute, _ reading: LayoutReading, limit: Int
  ) -> [String] {
    guard let explanation = reading.outcome.explanation(of: id, attribute) else { return [] }
    let folded = FoldedChain(explanation)
    let equations = folded.links.compactMap { equation(for: $0, folded, reading) }
    guard !equations.isEmpty else {
      let range = reading.outcome.range(of: id, attribute)
      let open = "\(figure(range.lowerBound)) to \(figure(range.upperBound))"
      return [
        "\(attribute) \(figure(explanation.value)): nothing holds it there, \(open) is as good"
      ]
    }
    return Array(equations.prefix(limit))
  }

  private static func equation(
    for link: Explanation.Link, _ chain: FoldedChain, _ reading: LayoutReading
  ) -> String? {
    guard let subject = link.subject else { return nil }
    let name = chain.isQuantity(subject) ? "\(subject.attribute)" : self.name(of: subject, reading)
    let same = chain.aliases(of: subject).map { self.name(of: $0, reading) + " = " }.joined()
    let pixels = chain.isQuantity(subject) ? onPixels(subject, reading) : ""
    let left = "\(same)\(name) \(figure(subject.value))\(pixels)"
    let reason = self.reason(for: link, reading) + reading.baselineWords(for: link)
    guard !link.terms.isEmpty else { return "\(left): \(reason)" }
    return "\(left) = \(rightHandSide(of: link, reading)) (\(reason))"
  }

  /// " (90.5 on pixels)", if rounding has changed the number.
  private static func onPixels(_ term: Explanation.Term, _ reading: LayoutReading) -> String {
    guard let view = reading.layout.view(term.view)?.view,
      let rounded = reading.layout.frame(of: view)?[term.attribute],
      figure(rounded) != figure(term.value)
    else { return "" }
    return " (\(figure(rounded)) on pixels)"
  }

  /// "upper.width 358 − nameRows.width 267 − 8".
  private static func rightHandSide(of link: Explanation.Link, _ reading: LayoutReading) -> String {
    var text = ""
    // Positive terms come before negative ones.
    for term in link.terms.filter({ $0.coefficient > 0 })
      + link.terms.filter({ $0.coefficient < 0 })
    {
      let value = "\(name(of: term, reading)) \(figure(term.value))"
      append(scaled(value, by: abs(term.coefficient)), term.coefficient < 0, to: &text)
    }
    if abs(link.constant) > WrittenAsZero.inHundredths {
      append(figure(abs(link.constant)), link.constant < 0, to: &text)
    }
    return text
  }

  /// "3 · first.height 27", "buttons.width 335 / 3".
  private static func scaled(_ value: String, by factor: Double) -> String {
    if factor == 1 { return value }
    let divisor = (1 / factor).rounded()
    let isShare = divisor >= 2 && abs(factor * divisor - 1) < 1e-9
    return isShare ? "\(value) / \(figure(divisor))" : "\(figure(factor)) · \(value)"
  }

  private static func append(_ part: String, _ isNegative: Bool, to text: inout String) {
    if text.isEmpty {
      text = (isNegative ? "−" : "") + part
    } else {
      text += (isNegative ? " − " : " + ") + part
    }
  }

  private static func name(of term: Explanation.Term, _ reading: LayoutReading) -> String {
    let view = term.view == reading.container ? "screen" : reading.plainName(term.view)
    return term.item == .scrollContent
      ? "\(view).content.\(term.attribute)" : "\(view).\(term.attribute)"
  }

  private static func reason(for link: Explanation.Link, _ reading: LayoutReading) -> String {
    if let stack = link.stack, let properties = reading.stackProperties(stack) {
      let word = properties.axis == .horizontal ? "row" : "column"
      // A row is often named `row`.
      let name = reading.name(stack)
      return (reading.plainName(stack) == word ? name : "\(word) \(name)")
        + gapWords(for: link, in: stack, properties, reading)
    }
    switch link.origin {
    case .user(let id):
      return reading.written(id).map { code($0.text) } ?? "a constraint"
    case .hugging(let view, let axis):
      let priority = figure(reading.content(view, axis).hugging.value)
      return "\(content(of: view, in: link, reading)), hugging \(priority)"
    case .compressionResistance(let view, let axis):
      let priority = figure(reading.content(view, axis).compressionResistance.value)
      return "\(content(of: view, in: link, reading)), compression resistance \(priority)"
    case .wrappedHeight(let view):
      return link.subject?.view == view
        ? "its text at this width" : "the text of \(reading.name(view)) at its width"
    case .stack, .environment: return reading.words(for: link.origin)
    case .nonnegativeSize: return "no size is below 0"
    }
  }
}

/// ", spacing 8", ", spacing 8 + 8 and margins 16 + 16": the parts of the constant of a stack's equation, if
/// they add up to it.
private func gapWords(
  for link: Explanation.Link, in stack: ViewID, _ properties: StackProperties,
  _ reading: LayoutReading
) -> String {
  let constant = abs(link.constant)
  guard constant > WrittenAsZero.inHundredths, link.subject?.attribute.axis == properties.axis
  else { return "" }
  let gaps = reading.visibleArranged(in: stack).dropLast()
    .map { reading.spacing(in: stack, after: $0) }.filter { $0 > 0 }
  let insets = reading.problem.views[stack.index].layoutMargins
  let sides =
    properties.axis == .horizontal ? [insets.left, insets.right] : [insets.top, insets.bottom]
  let margins = properties.isLayoutMarginsRelativeArrangement ? sides.filter { $0 > 0 } : []
  func sum(_ parts: [Double]) -> Double { parts.reduce(0, +) }
  func words(_ parts: [Double]) -> String { parts.map(figure).joined(separator: " + ") }
  if abs(sum(gaps) - constant) < WrittenAsZero.inHundredths { return ", spacing \(words(gaps))" }
  if abs(sum(margins) - constant) < WrittenAsZero.inHundredths {
    return ", margins \(words(margins))"
  }
  if abs(sum(gaps) + sum(margins) - constant) < WrittenAsZero.inHundredths {
    return ", spacing \(words(gaps)) and margins \(words(margins))"
  }
  if let gap = gaps.first(where: { abs($0 - constant) < WrittenAsZero.inHundredths }) {
    return ", spacing \(figure(gap))"
  }
  return margins.first { abs($0 - constant) < WrittenAsZero.inHundredths }.map {
    ", margin \(figure($0))"
  } ?? ""
}

private func content(
  of view: ViewID, in link: Explanation.Link, _ reading: LayoutReading
) -> String {
  link.subject?.view == view ? "its content" : "the content of \(reading.name(view))"
}

/// A chain without its trivial links: a stack and a view that it makes as large as itself share one line, and
/// links that the device or one pin alone determines are left out.
private struct FoldedChain {
  let links: [Explanation.Link]
  private let view: ViewID
  private let attribute: FrameAttribute
  /// Equalities that follow from a stack's alignment, or from being its only view.
  private var aliases: [(subject: Explanation.Term, target: Explanation.Term)] = []

  init(_ explanation: Explanation) {
    view = explanation.view
    attribute = explanation.attribute
    var kept: [Explanation.Link] = []
    for (index, link) in explanation.links.enumerated() {
      let subject = link.subject
      if index > 0, link.terms.isEmpty {
        if case .environment = link.origin { continue }
        if let subject, !subject.attribute.isSize { continue }
      }
      if index > 0, link.stack != nil, link.terms.count == 1, let target = link.terms.first,
        let subject, target.coefficient == 1, abs(link.constant) < WrittenAsZero.inHundredths
      {
        aliases.append((subject, target))
      } else {
        kept.append(link)
      }
    }
    links = kept
  }

  func isQuantity(_ term: Explanation.Term) -> Bool {
    term.view == view && term.attribute == attribute && term.item == .view
  }

  /// The terms equal to `term`, the farthest first.
  func aliases(of term: Explanation.Term) -> [Explanation.Term] {
    var same: [Explanation.Term] = []
    var pending = [term]
    while let next = pending.popLast(), same.count < aliases.count {
      for alias in aliases where alias.target.isSameQuantity(as: next) {
        guard !same.contains(where: { $0.isSameQuantity(as: alias.subject) }) else { continue }
        same.append(alias.subject)
        pending.append(alias.subject)
      }
    }
    return same.reversed()
  }
}

extension Explanation.Term {
  fileprivate func isSameQuantity(as other: Self) -> Bool {
    view == other.view && item == other.item && attribute == other.attribute
  }
}
