import StackDSL

/// The model's screens as text: a flat list of views with their properties, then constraints with their
/// NSLayoutConstraints, expectations, allowances and conditions; problems come last.
func modelDump(_ model: Model) -> String {
  var lines = model.imports.map { "import \($0.path)\($0.file == nil ? " (missing)" : "")" }
  lines += model.properties.map(text)
  for screen in model.screens { lines += dump("screen", screen) }
  for component in model.components { lines += dump("component", component) }
  lines += model.problems.map {
    "\($0.severity.word) \(model.fileSpan($0.span).range): \($0.message) [\($0.code)]"
  }
  return lines.map { $0 + "\n" }.joined()
}

private func dump(_ word: String, _ component: Component) -> [String] {
  var lines = dump(word, component.standalone)
  lines.insert(
    contentsOf: component.parameters.map { "  param \($0.name): \(text($0.defaultValue))" }, at: 1)
  return lines
}

private func dump(_ word: String, _ screen: Screen) -> [String] {
  var lines = ["\(word) \(screen.name)"]
  lines += documentation(screen.documentation, indent: "  ")
  lines += screen.properties.map { "  \(text($0))" }
  for (index, view) in screen.views.enumerated().dropFirst() {
    let component = view.componentName.map { " (\($0))" } ?? ""
    lines.append("  \(index) \(view.kind.rawValue) \(view.path)\(component)\(when(view.condition))")
    lines += documentation(view.documentation, indent: "    ")
    lines += view.properties.map { "    \(text($0))" }
  }
  lines += constraints(of: screen)
  var last: SourceSpan?
  for expectation in screen.expectations where expectation.span != last {
    lines.append("  expect \(expectation.text)\(when(expectation.condition))")
    last = expectation.span
  }
  lines += screen.allowances.map { allowance in
    let reason = allowance.reason.map { " \(stringLiteral($0))" } ?? ""
    return "  allow \(allowance.code)\(reason) in \(name(allowance.owner, in: screen))"
  }
  lines += screen.conditions.enumerated().map {
    "  condition \($0.offset): \(text($0.element.expression))"
  }
  return lines
}

private func documentation(_ text: String, indent: String) -> [String] {
  text.isEmpty ? [] : text.split(separator: "\n").map { "\(indent)/// \($0)" }
}

/// Each line of the file once, with the constraints that it stands for.
private func constraints(of screen: Screen) -> [String] {
  var lines: [String] = []
  var last: (span: SourceSpan, owner: ViewIndex)?
  for constraint in screen.constraints {
    if last?.span != constraint.span || last?.owner != constraint.owner {
      let identifier = constraint.identifier.map { " \(stringLiteral($0))" } ?? ""
      lines.append(
        "  in \(name(constraint.owner, in: screen)): \(constraint.text)\(identifier)"
          + when(constraint.condition))
      last = (constraint.span, constraint.owner)
    }
    lines.append("    \(lowered(constraint, in: screen))")
  }
  return lines
}

/// `first ⋈ second * multiplier + constant @priority`, with full paths.
private func lowered(_ constraint: Constraint, in screen: Screen) -> String {
  var right: [String] = []
  if let second = constraint.second {
    let factor = constraint.multiplier == 1 ? "" : " * \(decimal(constraint.multiplier))"
    right.append(text(second, in: screen) + factor)
  }
  if constraint.constant != 0 || right.isEmpty { right.append(decimal(constraint.constant)) }
  let first = text(constraint.first, in: screen)
  let sum = right.joined(separator: " + ").replacing("+ -", with: "- ")
  return "\(first) \(constraint.relation.rawValue) \(sum) @\(decimal(constraint.priority))"
}

private func text(_ anchor: Anchor, in screen: Screen) -> String {
  let item = anchor.item == .view ? "" : ".\(anchor.item.rawValue)"
  return "\(name(anchor.view, in: screen))\(item).\(anchor.attribute.rawValue)"
}

private func name(_ view: ViewIndex, in screen: Screen) -> String {
  guard screen.views.indices.contains(view.index), view != .screen else { return screen.name }
  return screen.views[view.index].path
}

private func text(_ property: Property) -> String {
  "\(property.name.rawValue): \(text(property.value))\(when(property.condition))"
}

private func text(_ value: Value) -> String {
  func metric(_ points: Double?) -> String { points.map(decimal) ?? "_" }
  switch value {
  case .number(let number): return decimal(number)
  case .percent(let share): return "\(decimal(share * 100))%"
  case .size(let width, let height): return "\(metric(width)) x \(metric(height))"
  case .string(let text): return stringLiteral(text)
  case .bool(let value): return "\(value)"
  case .name(let name): return name
  case .font(.style(let style)): return "text style \(style)"
  case .font(.system(let size, let weight)): return "system \(decimal(size)) \(weight.rawValue)"
  case .font(.named(let name, let size)): return "\(stringLiteral(name)) \(decimal(size))"
  case .language(let name, let growth):
    return growth == 0 ? name : "\(name) \(growth < 0 ? "" : "+")\(decimal(growth * 100))%"
  case .host(let host, let size): return host.rawValue + size.sourceText
  case .list(let values): return values.map(text).joined(separator: ", ")
  }
}

private func text(_ expression: Condition.Expression) -> String {
  switch expression {
  case .comparison(let subject, let relation, let value):
    "\(subject.rawValue) \(relation.rawValue) \(text(value))"
  case .not(let inner): "!(\(text(inner)))"
  case .and(let left, let right): "(\(text(left))) && (\(text(right)))"
  case .or(let left, let right): "(\(text(left))) || (\(text(right)))"
  case .invalid: "never"
  }
}

private func when(_ condition: ConditionIndex?) -> String {
  condition.map { " when condition \($0.index)" } ?? ""
}

/// With an ASCII minus, as in files.
private func decimal(_ value: Double) -> String { figure(value).replacing("−", with: "-") }
