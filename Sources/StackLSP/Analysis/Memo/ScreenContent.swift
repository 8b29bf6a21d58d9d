import StackDSL

/// A screen as far as its analysis depends on it: everything but where in its file it begins.
///
/// Typing above a screen moves all of its spans by the same distance and changes nothing else, so
/// two screens are equal here if they are equal up to such a distance.
struct ScreenContent: Hashable, Sendable {
  var screen: Screen
  var settings: FileSettings
  var depth: AnalysisDepth

  /// What remembering it costs.
  var weight: Int { screen.views.count }

  /// The offset that all others are measured from.
  var start: Int { screen.span.range.lowerBound }

  /// Cheap, and enough to tell screens apart: the rest is compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(screen.name)
    hasher.combine(screen.span.range.count)
    hasher.combine(depth)
  }

  static func == (a: Self, b: Self) -> Bool {
    guard a.depth == b.depth, a.settings == b.settings,
      a.screen.span.file == b.screen.span.file
    else { return false }
    return ScreenComparison(file: a.screen.span.file, distance: b.start - a.start)
      .areEqual(a.screen, b.screen)
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

  /// A model takes over the screens that an edit did not touch, so most lists are the very same.
  private func areEqual<T>(_ a: [T], _ b: [T], _ areEqual: (T, T) -> Bool) -> Bool {
    guard a.count == b.count else { return false }
    if distance == 0, isSameStorage(a, b) { return true }
    return zip(a, b).allSatisfy { areEqual($0, $1) }
  }

  private func isSameStorage<T>(_ a: [T], _ b: [T]) -> Bool {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress }
    }
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
