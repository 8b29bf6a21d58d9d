/// Constraints of one view as lines, those of four edges, a center or a size as one.
struct ConstraintText {
  let names: ScreenNames
  /// The view in whose braces they stand.
  let owner: ViewIndex

  /// - Parameter constraints: of the owner, under one condition.
  func members(_ constraints: [Constraint]) -> [Member] {
    var rest = constraints[...]
    var members: [Member] = []
    while let next = rest.first {
      if let (line, used) = composite(beginningWith: next, among: Array(rest)) {
        members.append(.line(line))
        rest = rest.indices.filter { !used.contains($0 - rest.startIndex) }.map { rest[$0] }[...]
      } else {
        members.append(member(next))
        rest.removeFirst()
      }
    }
    return members
  }

  func member(_ constraint: Constraint) -> Member {
    if let problem = constraint.problem {
      return .comment("// Left out: \(oneLine(constraint.text)): \(problem).")
    }
    guard let first = names.text(constraint.first, in: owner) else {
      return .comment("// Left out: \(oneLine(constraint.text)): a view has no name.")
    }
    var right = decimalText(constraint.constant)
    if let anchor = constraint.second {
      guard let second = names.text(anchor, in: owner) else {
        return .comment("// Left out: \(oneLine(constraint.text)): a view has no name.")
      }
      right = second + factorText(constraint.multiplier)
      if constraint.constant != 0 {
        right += constraint.constant < 0 ? " - " : " + "
        right += decimalText(abs(constraint.constant))
      }
    }
    return .line("\(first) \(constraint.relation.rawValue) \(right)" + ending(of: constraint))
  }

  private func ending(of constraint: Constraint) -> String {
    (constraint.priority == 1000 ? "" : " @\(decimalText(constraint.priority))")
      + (constraint.identifier.map { " \(stringLiteral($0))" } ?? "")
  }

  /// ` * 0.5`, or ` * 16 / 9` if that is the same number.
  private func factorText(_ factor: Double) -> String {
    guard factor != 1 else { return "" }
    let text = decimalText(factor)
    guard text.count > 6, factor > 0 else { return " * \(text)" }
    for below in 2...400 {
      let above = (factor * Double(below)).rounded()
      guard above > 0, above < 10_000, above / Double(below) == factor else { continue }
      return above == 1 ? " / \(below)" : " * \(Int(above)) / \(below)"
    }
    return " * \(text)"
  }

  // MARK: Composites

  /// One line for several constraints, and which of them it stands for.
  private func composite(
    beginningWith first: Constraint, among constraints: [Constraint]
  ) -> (String, Set<Int>)? {
    for composite in CompositeAttribute.allCases {
      guard composite.attributes.contains(first.first.attribute), let second = first.second,
        let whole = members(of: composite, like: first, among: constraints),
        let left = names.place(of: first.first, in: owner),
        let right = names.place(of: second, in: owner),
        let ending = ending(of: composite, whole.map { constraints[$0] })
      else { continue }
      let word = composite.rawValue
      let relation = constraints[whole[composite == .edges ? 3 : 0]].relation.rawValue
      let parts = [left, right].map { $0.isEmpty ? word : "\($0).\(word)" }
      return ("\(parts[0]) \(relation) \(parts[1])\(ending)\(self.ending(of: first))", Set(whole))
    }
    return nil
  }

  /// For each attribute of a composite, in its order, the constraint that relates the same two places.
  private func members(
    of composite: CompositeAttribute, like first: Constraint, among constraints: [Constraint]
  ) -> [Int]? {
    let found = composite.attributes.compactMap { attribute in
      constraints.indices.first { index in
        let other = constraints[index]
        return other.first.attribute == attribute && other.second?.attribute == attribute
          && other.first.isSamePlace(as: first.first)
          && other.second?.isSamePlace(as: first.second) ?? false
          && other.priority == first.priority && other.identifier == first.identifier
          && other.changesAtRunTime == first.changesAtRunTime
      }
    }
    return found.count == composite.attributes.count ? found : nil
  }

  /// The text behind the two places; nil if one line cannot say it.
  private func ending(of composite: CompositeAttribute, _ parts: [Constraint]) -> String? {
    switch composite {
    case .edges:
      let relation = parts[3].relation
      guard parts.allSatisfy({ $0.multiplier == 1 }),
        zip(parts, composite.attributes).allSatisfy({ part, attribute in
          part.relation == (attribute.inwardSign == 1 ? relation.flipped : relation)
        })
      else { return nil }
      let insets = zip(parts, composite.attributes).map { part, attribute in
        part.constant * (attribute.inwardSign ?? 1)
      }
      if insets.allSatisfy({ $0 == 0 }) { return "" }
      let isUniform = insets.allSatisfy { $0 == insets[0] }
      let written = (isUniform ? [insets[0]] : insets).map { decimalText($0 == 0 ? 0 : $0) }
      return " inset \(written.joined(separator: ", "))"
    case .center:
      let isPlain = parts.allSatisfy {
        $0.multiplier == 1 && $0.constant == 0 && $0.relation == parts[0].relation
      }
      return isPlain ? "" : nil
    case .size:
      let (width, height) = (parts[0], parts[1])
      guard width.multiplier == height.multiplier, width.constant == height.constant,
        width.relation == height.relation
      else { return nil }
      let constant = width.constant
      let sign = constant < 0 ? " - " : " + "
      return factorText(width.multiplier)
        + (constant == 0 ? "" : sign + decimalText(abs(constant)))
    }
  }
}

extension Constraint {
  /// Why it cannot be written: UIKit would refuse it. Nil for any other.
  var problem: String? {
    guard priority >= 1, priority <= 1000 else { return "its priority is not 1 to 1000" }
    guard constant.isFinite, multiplier.isFinite, multiplier != 0 else {
      return "its numbers are none that UIKit takes"
    }
    guard let second else {
      return first.attribute.dimension == .size ? nil : "a position needs a second anchor"
    }
    if [first, second].contains(where: { $0.item != .view && $0.attribute.isBaseline }) {
      return "a layout guide has no baseline"
    }
    let (one, other) = (first.attribute, second.attribute)
    guard one.dimension == other.dimension else { return "the two are of different dimensions" }
    if one.dimension == .horizontal, one.isLeadingOrTrailing != other.isLeadingOrTrailing,
      one != .centerX, other != .centerX
    {
      return "leading and trailing cannot be paired with left and right"
    }
    return nil
  }
}

extension Anchor.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// A text that fits behind `//`.
func oneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: " ")
}
