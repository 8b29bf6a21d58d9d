/// Values and conditions as they are written in a file.
extension Value {
  var sourceText: String {
    func metric(_ points: Double?) -> String { points.map(decimalText) ?? "_" }
    switch self {
    case .number(let number): return decimalText(number)
    case .percent(let share): return percentText(share)
    case .size(let width, let height): return "\(metric(width)) x \(metric(height))"
    case .string(let text): return stringLiteral(text)
    case .bool(let bool): return bool ? "true" : "false"
    case .name(let name): return name
    case .font(.style(let style)): return style
    case .font(.system(let size, let weight)):
      return "system \(decimalText(size))" + (weight == .regular ? "" : " \(weight.rawValue)")
    case .font(.named(let name, let size)): return "\(stringLiteral(name)) \(decimalText(size))"
    case .language(let name, let growth):
      guard growth != 0 else { return name }
      return "\(name) \(growth < 0 ? "-" : "+")\(percentText(abs(growth)))"
    case .host(let host, let size): return host.rawValue + size.sourceText
    case .list(let values): return values.map(\.sourceText).joined(separator: ", ")
    }
  }
}

extension HostSize {
  /// What stands behind the word of the host: `(width: 320...440)`, or nothing.
  public var sourceText: String {
    let sizes = [("width", width), ("height", height)].compactMap { label, lengths in
      lengths.map { "\(label): \($0.sourceText)" }
    }
    return sizes.isEmpty ? "" : "(\(sizes.joined(separator: ", ")))"
  }
}

extension ClosedRange<Double> {
  fileprivate var sourceText: String {
    decimalText(lowerBound) + (lowerBound < upperBound ? "...\(decimalText(upperBound))" : "")
  }
}

extension Condition.Expression {
  /// `&&` binds closer than `||`; each groups to the left.
  var sourceText: String {
    switch self {
    case .comparison(let subject, let relation, let value):
      "\(subject.rawValue) \(relation.rawValue) \(value.sourceText)"
    case .not(let inner): "!(\(inner.sourceText))"
    case .and(let left, let right):
      "\(left.text(inParentheses: left.isAlternative)) && "
        + right.text(inParentheses: right.isAlternative || right.isConjunction)
    case .or(let left, let right):
      "\(left.sourceText) || \(right.text(inParentheses: right.isAlternative))"
    case .invalid: "false"
    }
  }

  private func text(inParentheses isGroup: Bool) -> String {
    isGroup ? "(\(sourceText))" : sourceText
  }

  private var isAlternative: Bool { if case .or = self { true } else { false } }

  private var isConjunction: Bool { if case .and = self { true } else { false } }
}

/// A number with all its digits and without an exponent, which the language does not have.
func decimalText(_ number: Double) -> String {
  if let whole = Int(exactly: number) { return String(whole) }
  let text = "\(number)"
  guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
  else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
  let sign = text.hasPrefix("-") ? "-" : ""
  let parts = text[..<mark].trimmingPrefix("-").split(separator: ".")
  let whole = parts.first.map(String.init) ?? "0"
  let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
  if exponent < 0 {
    return sign + "0." + String(repeating: "0", count: -exponent - whole.count) + whole + fraction
  }
  let padding = String(repeating: "0", count: max(0, exponent - fraction.count))
  return sign + whole + fraction + padding
}

/// The shortest percentage that is read as this share.
private func percentText(_ share: Double) -> String {
  let rounded = (share * 1e9).rounded() / 1e7
  return decimalText(rounded / 100 == share ? rounded : share * 100) + "%"
}
