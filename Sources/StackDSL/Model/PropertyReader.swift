/// Faults found while a value was read.
struct ReadingNotes {
  var problems: [Problem] = []
  /// Words taken for `let`s that there are not; a screen reports each once.
  var unknownNames: [(name: String, problem: Problem)] = []
  var references: [Reference] = []
}

/// The values of a property node, read and checked by the type of the property. Nil if there is
/// none that could be understood; the reason is then in `problems`.
func readProperty(
  _ name: PropertyName, of node: SyntaxNode, key: SyntaxNode, values: [String: Binding],
  condition: ConditionIndex?, in section: SectionID, devices: [String]?, notes: inout ReadingNotes
) -> Property? {
  let type = name.description.type
  let nodes = node.children.filter { $0.kind == .value }
  var read: [Value] = []
  for valueNode in nodes {
    let value = readValue(
      valueNode, as: type, of: name.rawValue, values: values, in: section, devices: devices,
      notes: &notes)
    if let value { read.append(value) }
  }
  // The sound elements of a list are kept; each of several numbers keeps its place.
  let isPartial = read.count < nodes.count
  let isMadeOfPlaces = type == .insets || type == .frame
  guard !read.isEmpty, !isPartial || (type.isList && !isMadeOfPlaces) else { return nil }
  guard let first = nodes.first, let last = nodes.last else { return nil }
  let valueSpan = section.span(first.range.lowerBound..<last.range.upperBound)
  let value: Value
  switch (type, read.count) {
  case (.insets, 1): value = read[0]
  case (_, 1) where !type.isList: value = read[0]
  case (.insets, 4): value = .list(read)
  case (.frame, 4), (.frame, 6): value = .list(read)
  case (.frame, _):
    notes.problems.append(
      wrongFrame(written: nodes.map(\.text), at: valueSpan, of: section.span(node)))
    return nil
  case (.insets, _):
    notes.problems.append(
      wrongCount(
        .mismatchedValue, of: name.rawValue, written: nodes.map(\.text), at: valueSpan))
    return nil
  case _ where type.isList: value = .list(read)
  default:
    notes.problems.append(
      Problem(
        .mismatchedValue, span: valueSpan,
        message: "`\(name.rawValue)` takes one value: \(type.phrase)."))
    return nil
  }
  return Property(
    name: name, value: value, condition: condition, span: section.span(node),
    keySpan: section.span(key),
    valueSpan: valueSpan)
}

/// One value, read and checked.
func readValue(
  _ node: SyntaxNode, as type: ValueType, of subject: String, values: [String: Binding],
  in section: SectionID, devices: [String]?, notes: inout ReadingNotes
) -> Value? {
  // A word of the type is meant as one, even where a `let` has the same name.
  var hidden = values
  if !values.isEmpty { for word in type.words { hidden[word] = nil } }
  var reader = ValueReader(node, values: hidden)
  let span = section.span(node)
  let read = reader.read()
  notes.references += reader.uses.map { Reference(span: section.span($0.token), symbol: $0.symbol) }
  let problems = reader.problems(in: section)
  notes.problems += problems
  guard let value = read else {
    guard problems.isEmpty else { return type == .host ? meantHost(node, hidden) : nil }
    guard node.section.faults.allSatisfy({ !$0.range.overlaps(node.range) }) else { return nil }
    let written = shortened(node.text)
    let native = valueFromCode(node, as: type)
    let meant = native ?? spelledTogether(node, as: type, devices: devices)
    var message = "`\(subject)` needs \(type.phrase), not `\(written)`"
    message += meant.map { ": did you mean `\($0)`?" } ?? "."
    if let native { message = "`\(written)` is written `\(native)` here." }
    if native == nil, let advice = advice(on: node, as: type) { message = advice }
    var problem = Problem(.mismatchedValue, span: span, message: message)
    if let meant { problem.fixes = [.init(changing: node.text, at: span, to: meant)] }
    notes.problems.append(problem)
    return type == .host ? meantHost(node, hidden) : nil
  }
  switch check(value, as: type, of: subject, written: shortened(node.text), devices: devices) {
  case .success(let value): return value
  case .failure(let fault):
    let message = advice(on: node, as: type) ?? fault.message
    var problem = Problem(fault.code, span: span, message: message)
    if case .name(let name) = value, fault.code == .mismatchedValue, type != .bool,
      fault.replacement == nil
    {
      let unknown = unknownName(name, values: values, as: type, subject: subject, span: span)
      notes.unknownNames.append((name, unknown))
      return nil
    }
    let meant = fault.replacement ?? spelledTogether(node, as: type, devices: devices)
    let choices = meant.map { [$0] } ?? fault.choices
    problem.fixes = choices.map { .init(changing: node.text, at: span, to: $0) }
    notes.problems.append(problem)
    // A cell that is taken for a whole screen has faults that nobody wrote.
    return type == .host ? meantHost(node, hidden) : nil
  }
}

/// The host that is most likely meant; a view that code puts somewhere where no word says more.
private func meantHost(_ node: SyntaxNode, _ values: [String: Binding]) -> Value {
  let words = node.significantTokens
  let meant = words.first.flatMap { Host.meant(by: $0.name) }.flatMap(Host.init(word:))
  var reader = ValueReader(node, values: values)
  // In `cell(50)` the number is the height.
  let isLabelled = words.contains { $0.kind == .colon }
  let height = isLabelled ? nil : words.first { $0.kind == .number }.flatMap { Double($0.text) }
  let size = reader.hostSize() ?? height.map(HostSize.init) ?? HostSize()
  return .host(meant ?? .view, size)
}

/// A word where the property takes none: most likely a misspelt `let` or parameter.
private func unknownName(
  _ name: String, values: [String: Binding], as type: ValueType, subject: String, span: SourceSpan
) -> Problem {
  let nearest = nearestName(to: name, in: values.keys.sorted())
  let hint = nearest.map { "did you mean `\($0)`?" } ?? "`\(subject)` needs \(type.phrase)."
  var problem = Problem(
    .unknownName, span: span, message: "There is no let or parameter `\(name)`: \(hint)")
  if let nearest {
    problem.fixes = [.init(changing: name, at: span, to: nearest)]
  }
  return problem
}
