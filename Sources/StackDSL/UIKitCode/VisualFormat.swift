/// A visual format string, `"H:|-20-[title]-8-[value(>=100)]-|"`.
///
/// Source: Apple's archived *Auto Layout Guide*, "Visual Format Language".
struct VisualFormat {
  private(set) var constraints: [CodeConstraint] = []
  private var rest: Substring
  private var isVertical = false

  /// Nil if it is none; `literal` may have its quotes.
  init?(_ literal: String) {
    rest = literal[...].drop { $0 == "\"" }
    while rest.last == "\"" { rest.removeLast() }
    if rest.hasPrefix("H:") || rest.hasPrefix("V:") {
      isVertical = rest.hasPrefix("V:")
      rest.removeFirst(2)
    } else if !rest.hasPrefix("|") && !rest.hasPrefix("[") {
      return nil
    }
    guard read() else { return nil }
  }

  private enum Stop {
    case superview
    case view(String)
  }

  private struct Distance {
    var relation = "=="
    var constant: String
    var priority: String?
  }

  private mutating func read() -> Bool {
    guard var last = stop() else { return false }
    while !rest.isEmpty {
      guard let distance = connection(), let next = stop() else { return false }
      tie(last, to: next, distance)
      last = next
    }
    return true
  }

  private mutating func stop() -> Stop? {
    if take("|") { return .superview }
    guard take("[") else { return nil }
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty else { return nil }
    if rest.first == "(" {
      guard let predicates = predicates() else { return nil }
      for predicate in predicates {
        var constraint = CodeConstraint(
          place: .init(.named(name)), attribute: isVertical ? "height" : "width",
          relation: predicate.relation, priority: predicate.priority)
        if Double(predicate.constant) == nil {
          constraint.other = (.init(.named(predicate.constant)), constraint.attribute)
        } else {
          constraint.constant = predicate.constant
        }
        constraints.append(constraint)
      }
    }
    return take("]") ? .view(name) : nil
  }

  /// Nothing, `-`, `-20-`, `-(>=20@750)-`.
  private mutating func connection() -> Distance? {
    guard take("-") else { return Distance(constant: "0") }
    if rest.first == "[" || rest.first == "|" { return Distance(constant: "systemSpacing") }
    let distance: Distance?
    if rest.first == "(" {
      distance = predicates()?.first
    } else {
      let word = rest.prefix { $0 != "-" }
      rest = rest[word.endIndex...]
      distance = Self.predicate(String(word))
    }
    return take("-") ? distance : nil
  }

  private mutating func predicates() -> [Distance]? {
    guard take("("), let end = rest.firstIndex(of: ")") else { return nil }
    let words = rest[..<end].split(separator: ",")
    rest = rest[rest.index(after: end)...]
    let found = words.compactMap { Self.predicate(String($0)) }
    return found.count == words.count ? found : nil
  }

  private static func predicate(_ text: String) -> Distance? {
    var text = text.filter { $0 != " " }[...]
    var relation = "=="
    for word in ["==", ">=", "<="] where text.hasPrefix(word) {
      relation = word
      text.removeFirst(2)
    }
    let parts = text.split(separator: "@")
    guard let constant = parts.first, parts.count <= 2 else { return nil }
    return Distance(
      relation: relation, constant: String(constant),
      priority: parts.count == 2 ? String(parts[1]) : nil)
  }

  private mutating func tie(_ first: Stop, to second: Stop, _ distance: Distance) {
    let (leading, trailing) = isVertical ? ("top", "bottom") : ("leading", "trailing")
    var constraint: CodeConstraint
    switch (first, second) {
    case (.superview, .superview): return
    case (.superview, .view(let name)):
      constraint = CodeConstraint(place: .init(.named(name)), attribute: leading)
      constraint.other = (.init(.superview), leading)
    case (.view(let before), .view(let name)):
      constraint = CodeConstraint(place: .init(.named(name)), attribute: leading)
      constraint.other = (.init(.named(before)), trailing)
    case (.view(let name), .superview):
      constraint = CodeConstraint(place: .init(.named(name)), attribute: trailing)
      constraint.other = (.init(.superview), trailing)
      constraint.isNegative = true
      let opposites = [">=": "<=", "<=": ">="]
      constraint.relation = opposites[distance.relation] ?? distance.relation
    }
    if !constraint.isNegative { constraint.relation = distance.relation }
    constraint.constant = distance.constant
    constraint.priority = distance.priority
    constraints.append(constraint)
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }
}
