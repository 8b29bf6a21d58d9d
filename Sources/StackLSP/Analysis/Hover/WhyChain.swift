import LayoutEngine
import StackDSL

/// Why a view is so wide and so high, as equations that can be read from left to right:
/// `width 83 = upper.width 358 − nameRows.width 267 − 8 (row upper)`.
enum WhyChain {
  /// Equations that a hover shows for one number.
  static let longest = 4

  static func lines(for id: ViewID, _ reading: LayoutReading) -> [String] {
    [FrameAttribute.width, .height].flatMap { lines(for: id, $0, reading, limit: longest) }
  }

  static func lines(
    for id: ViewID, _ attribute: FrameAttribute, _ reading: LayoutReading, limit: Int
  ) -> [String] {
    guard let explanation = reading.outcome.explanation(of: id, attribute) else { return [] }
    let equations = explanation.links.compactMap { equation(for: $0, explanation, reading) }
    guard !equations.isEmpty else {
      return ["\(attribute) \(figure(explanation.value)): nothing holds it there"]
    }
    return Array(equations.prefix(limit))
  }

  private static func equation(
    for link: Explanation.Link, _ explanation: Explanation, _ reading: LayoutReading
  ) -> String? {
    guard let subject = link.subject else { return nil }
    let isQuantity =
      subject.view == explanation.view && subject.attribute == explanation.attribute
      && subject.item == .view
    let name = isQuantity ? "\(subject.attribute)" : self.name(of: subject, reading)
    let left = "\(name) \(figure(subject.value))"
    let reason = self.reason(for: link, reading)
    guard !link.terms.isEmpty else { return "\(left): \(reason)" }
    return "\(left) = \(rightHandSide(of: link, reading)) (\(reason))"
  }

  /// "upper.width 358 − nameRows.width 267 − 8".
  private static func rightHandSide(of link: Explanation.Link, _ reading: LayoutReading) -> String {
    var text = ""
    for term in link.terms {
      let factor = abs(term.coefficient)
      let value = "\(name(of: term, reading)) \(figure(term.value))"
      append(factor == 1 ? value : "\(figure(factor)) · \(value)", term.coefficient < 0, to: &text)
    }
    if abs(link.constant) > 0.005 {
      append(figure(abs(link.constant)), link.constant < 0, to: &text)
    }
    return text
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
      return "\(word) \(reading.name(stack))"
    }
    switch link.origin {
    case .user(let id):
      return reading.written(id).map { code($0.text) } ?? "a constraint"
    case .hugging(let view, let axis):
      let priority = figure(reading.content(view, axis).hugging.value)
      return "the content of \(reading.name(view)), hugged at \(priority)"
    case .compressionResistance(let view, let axis):
      let priority = figure(reading.content(view, axis).compressionResistance.value)
      return "the content of \(reading.name(view)), defended at \(priority)"
    case .stack, .environment, .wrappedHeight: return reading.words(for: link.origin)
    case .nonnegativeSize: return "no size is below 0"
    }
  }
}
