import LayoutEngine
import StackDSL

/// What stands at an offset: the narrowest thing that the model knows there.
///
/// A line inside a component means several things at once, one for each instance: `places` has them
/// all, the first one first.
struct HoverSubject: Sendable {
  enum Thing: Sendable, Hashable {
    case screen
    case view(ViewIndex)
    /// Index in the view's properties.
    case property(ViewIndex, Int)
    /// The value of a hugging or compression resistance property.
    case priorityProperty(ViewIndex, Int)
    /// Indices in `Screen.constraints`: a composite is several.
    case constraints([Int])
    case constraintPriority([Int])
    case expectation(Int)
    case condition(ConditionIndex)
  }

  struct Place: Sendable {
    var analysis: ScreenAnalysis
    var thing: Thing
  }

  var span: SourceSpan
  var places: [Place]

  /// Nil where nothing is known.
  init?(at offset: Int, in analysis: Analysis) {
    guard let cursor = analysis.model.position(at: offset) else { return nil }
    var search = SubjectSearch(cursor: cursor)
    // Screens do not overlap, so one that holds the offset answers alone; outside of all of them it
    // may be in a component that several use.
    let around = analysis.screens.filter { $0.screen.span.contains(cursor) }
    for screen in around.isEmpty ? analysis.screens : around { search.look(in: screen) }
    // A component that a screen of this file uses is seen there; else it is seen alone.
    if search.best == nil || search.isOnlyScreen {
      for component in analysis.componentsAtOnce { search.look(in: component) }
    }
    guard let span = search.best, !search.found.isEmpty else { return nil }
    self.span = span
    places = search.found
  }
}

private struct SubjectSearch {
  let cursor: SourcePosition
  var best: SourceSpan?
  var found: [HoverSubject.Place] = []

  var isOnlyScreen: Bool { found.allSatisfy { $0.thing == .screen } }

  mutating func look(in analysis: ScreenAnalysis) {
    let screen = analysis.screen
    consider(screen.nameSpan, .screen, analysis)
    for (index, view) in screen.views.enumerated() {
      let view = (index: ViewIndex(index), view)
      if view.index != .screen {
        consider(view.1.kindSpan, .view(view.index), analysis)
        if let name = view.1.nameSpan { consider(name, .view(view.index), analysis) }
      }
      look(at: view.1.properties, of: view.index, analysis)
    }
    lookAtConstraints(analysis)
    for (index, expectation) in screen.expectations.enumerated() {
      consider(expectation.span, .expectation(index), analysis)
    }
    for (index, condition) in screen.conditions.enumerated() {
      consider(condition.span, .condition(ConditionIndex(index)), analysis)
    }
  }

  private mutating func look(
    at properties: [Property], of view: ViewIndex, _ analysis: ScreenAnalysis
  ) {
    for (index, property) in properties.enumerated() {
      consider(property.span, .property(view, index), analysis)
      if property.name.isPriority {
        consider(property.valueSpan, .priorityProperty(view, index), analysis)
      }
    }
  }

  /// The parts of a composite share one span and are shown together.
  private mutating func lookAtConstraints(_ analysis: ScreenAnalysis) {
    let constraints = analysis.screen.constraints
    var index = 0
    while index < constraints.count {
      var parts = [index]
      let owner = constraints[index].owner
      while index + 1 < constraints.count, constraints[index + 1].span == constraints[index].span,
        constraints[index + 1].owner == owner
      {
        index += 1
        parts.append(index)
      }
      consider(constraints[index].span, .constraints(parts), analysis)
      if let priority = constraints[index].prioritySpan {
        consider(priority, .constraintPriority(parts), analysis)
      }
      index += 1
    }
  }

  private mutating func consider(
    _ span: SourceSpan, _ thing: HoverSubject.Thing, _ analysis: ScreenAnalysis
  ) {
    guard span.touches(cursor) else { return }
    let place = HoverSubject.Place(analysis: analysis, thing: thing)
    if let best, best != span {
      // The cursor behind a word still means the word, but a word that begins there wins.
      let isBetter =
        span.contains(cursor) && !best.contains(cursor)
        || (span.contains(cursor) == best.contains(cursor) && span.count < best.count)
      guard isBetter else { return }
      self.best = span
      found = [place]
    } else {
      best = span
      found.append(place)
    }
  }
}

extension PropertyName {
  /// Hugging and compression resistance, on one axis or both.
  var isPriority: Bool {
    switch self {
    case .hugging, .horizontalHugging, .verticalHugging, .compressionResistance,
      .horizontalCompressionResistance, .verticalCompressionResistance:
      true
    default: false
    }
  }

  var isHugging: Bool {
    self == .hugging || self == .horizontalHugging || self == .verticalHugging
  }

  /// The axes that a priority property sets.
  var axes: [Axis] {
    switch self {
    case .hugging, .compressionResistance: [.horizontal, .vertical]
    case .horizontalHugging, .horizontalCompressionResistance: [.horizontal]
    case .verticalHugging, .verticalCompressionResistance: [.vertical]
    default: []
    }
  }
}
