import StackDSL

/// A screen as far as its analysis depends on it: everything but where in its file it begins.
///
/// Typing elsewhere moves a screen and changes nothing else of it: the model says so itself. Two
/// screens that were read at different times are equal here if their spans differ by one distance.
struct ScreenContent: Hashable, Sendable {
  var screen: Placed<Screen>
  var settings: FileSettings
  var depth: AnalysisDepth

  /// The same in all its environments.
  var complete: ScreenContent {
    ScreenContent(screen: screen, settings: settings, depth: .allEnvironments)
  }

  /// The offset that all others are measured from.
  var start: Int { screen.span.range.lowerBound }

  /// What leads from the spans of an equal content to those of this one.
  func relocation(from other: ScreenContent) -> Relocation {
    screen.isSame(as: other.screen)
      ? screen.relocation(from: other.screen)
      : Relocation(of: screen.span.file, by: start - other.start)
  }

  /// Cheap, and enough to tell screens apart: the rest is compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(screen.name)
    hasher.combine(screen.unmoved.span.range.count)
    hasher.combine(depth)
  }

  /// Whether the model says so itself that both are one screen, here and there.
  func isMoved(from other: ScreenContent) -> Bool {
    screen.isSame(as: other.screen) && settings == other.settings
  }

  static func == (a: Self, b: Self) -> Bool {
    guard a.depth == b.depth else { return false }
    if a.isMoved(from: b) { return true }
    guard a.settings == b.settings else { return false }
    let (one, other) = (a.screen.value, b.screen.value)
    return one.span.file == other.span.file
      && ScreenComparison(file: one.span.file, distance: b.start - a.start).areEqual(one, other)
  }
}

/// Compares two screens of one file whose offsets differ by `distance`.
private struct ScreenComparison {
  let file: FileID
  let distance: Int

  func areEqual(_ a: Screen, _ b: Screen) -> Bool {
    a.name == b.name && a.documentation == b.documentation && areEqual(a.span, b.span)
      && areEqual(a.nameSpan, b.nameSpan) && areEqual(a.views, b.views, areEqual)
      && areEqual(a.properties, b.properties, areEqual)
      && areEqual(a.constraints, b.constraints, areEqual)
      && areEqual(a.expectations, b.expectations, areEqual)
      && areEqual(a.allowances, b.allowances, areEqual)
      && areEqual(a.conditions, b.conditions, areEqual)
  }

  private func areEqual<T>(_ a: [T], _ b: [T], _ areEqual: (T, T) -> Bool) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1) }
  }

  private func areEqual(_ a: SourceSpan, _ b: SourceSpan) -> Bool {
    guard a.file == file else { return a == b }
    return a.range.lowerBound + distance == b.range.lowerBound
      && a.range.upperBound + distance == b.range.upperBound && b.file == file
  }

  private func areEqual(_ a: SourceSpan?, _ b: SourceSpan?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): areEqual(a, b)
    default: false
    }
  }

  private func areEqual(_ a: View, _ b: View) -> Bool {
    areEqual(a.span, b.span) && areEqual(a.kindSpan, b.kindSpan)
      && areEqual(a.nameSpan, b.nameSpan) && areEqual(a.instanceSpan, b.instanceSpan)
      && areEqual(a.blockSpan, b.blockSpan) && a.kind == b.kind && a.path == b.path
      && a.name == b.name && a.displayName == b.displayName && a.reference == b.reference
      && a.pathInInstance == b.pathInInstance && a.componentName == b.componentName
      && a.parent == b.parent && a.children == b.children && a.condition == b.condition
      && a.documentation == b.documentation && areEqual(a.properties, b.properties, areEqual)
  }

  private func areEqual(_ a: Property, _ b: Property) -> Bool {
    areEqual(a.span, b.span) && areEqual(a.keySpan, b.keySpan)
      && areEqual(a.valueSpan, b.valueSpan) && a.name == b.name && a.value == b.value
      && a.condition == b.condition
  }

  private func areEqual(_ a: Constraint, _ b: Constraint) -> Bool {
    let insertion = a.span.file == file ? distance : 0
    return areEqual(a.span, b.span) && areEqual(a.constantSpan, b.constantSpan)
      && areEqual(a.prioritySpan, b.prioritySpan)
      && a.priorityInsertionOffset + insertion == b.priorityInsertionOffset
      && a.first == b.first && a.relation == b.relation && a.second == b.second
      && a.multiplier == b.multiplier && a.constant == b.constant && a.priority == b.priority
      && a.identifier == b.identifier && a.condition == b.condition && a.owner == b.owner
      && a.text == b.text && a.composite == b.composite
  }

  private func areEqual(_ a: Expectation, _ b: Expectation) -> Bool {
    areEqual(a.span, b.span) && a.first == b.first && a.relation == b.relation
      && a.second == b.second && a.multiplier == b.multiplier && a.constant == b.constant
      && a.devices == b.devices && a.condition == b.condition && a.text == b.text
  }

  private func areEqual(_ a: Allowance, _ b: Allowance) -> Bool {
    areEqual(a.span, b.span) && areEqual(a.codeSpan, b.codeSpan) && a.code == b.code
      && a.reason == b.reason && a.owner == b.owner
  }

  private func areEqual(_ a: Condition, _ b: Condition) -> Bool {
    areEqual(a.span, b.span) && a.expression == b.expression && a.parent == b.parent
  }
}
