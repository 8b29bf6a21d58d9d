import StackDSL

/// Screens as they were understood: views laid flat with their properties, then constraints.
func modelDump(_ model: Model) -> String {
  var lines = model.imports.map { "import \($0.path)\($0.file == nil ? " (missing)" : "")" }
  lines += model.properties.map(text)
  for screen in model.screens { lines += dump("screen", screen.value) }
  for component in model.components { lines += dump("component", component.value.standalone) }
  lines += model.problems.map { "\($0.severity.word) \($0.span.range): \($0.message) [\($0.code)]" }
  return lines.map { $0 + "\n" }.joined()
}

private func dump(_ word: String, _ screen: Screen) -> [String] {
  var lines = ["\(word) \(screen.name)"]
  lines += screen.properties.map { "  \(text($0))" }
  for (index, view) in screen.views.enumerated().dropFirst() {
    let component = view.componentName.map { " (\($0))" } ?? ""
    lines.append("  \(index) \(view.kind.rawValue) \(view.path)\(component)\(when(view.condition))")
    lines += view.properties.map { "    \(text($0))" }
  }
  lines += screen.constraints.map { constraint in
    let owner = screen.views[constraint.owner.index].path
    let priority = constraint.prioritySpan == nil ? "" : " @ \(figure(constraint.priority))"
    return "  \(constraint.text)\(priority) in \(owner.isEmpty ? screen.name : owner)"
      + when(constraint.condition)
  }
  lines += screen.expectations.map { "  expect \($0.text)" }
  lines += screen.conditions.enumerated().map {
    "  condition \($0.offset): \($0.element.expression)"
  }
  return lines
}

private func text(_ property: Property) -> String {
  "\(property.name.rawValue): \(property.value)\(when(property.condition))"
}

private func when(_ condition: ConditionIndex?) -> String {
  condition.map { " when condition \($0.index)" } ?? ""
}
