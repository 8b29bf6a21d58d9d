import LayoutEngine
import StackDSL

/// The narrowest element of the model at an offset.
///
/// A line inside a component stands for one element in each instance: `places` has them all, the first one
/// first.
struct HoverSubject: Sendable {
  enum Thing: Sendable, Hashable {
    case screen
    case view(ViewIndex)
    /// The index in the view's properties.
    case property(ViewIndex, Int)
    /// The value of a hugging or compression resistance property.
    case priorityProperty(ViewIndex, Int)
    /// Indices in `Screen.constraints`, several for a composite.
    case constraints([Int])
    case constraintPriority([Int])
    case expectation(Int)
    case condition(ConditionIndex)
  }

  struct Place: Sendable {
    var layouts: ScreenLayouts
    var thing: Thing
  }

  var span: SourceSpan
  var places: [Place]

  /// Nil if nothing is known there.
  init?(at offset: Int, in analysis: Analysis) {
    guard let cursor = analysis.model.position(at: offset) else { return nil }
    var search = SubjectSearch(cursor: cursor)
    // Screens do not overlap, so a screen that holds the offset answers alone. Outside all screens the offset
    // may be in a component that several use.
    let around = analysis.screens.filter { $0.screen.span.contains(cursor) }
    for screen in around.isEmpty ? analysis.screens : around { search.look(in: screen) }
    // A component is shown in a screen of this file that uses it, otherwise alone.
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

  mutating func look(in layouts: ScreenLayouts) {
    let screen = layouts.screen
    consider(screen.nameSpan, .screen, layouts)
    for (index, view) in screen.views.enumerated() {
      let view = (index: ViewIndex(index), view)
      if view.index != .screen {
        consider(view.1.kindSpan, .view(view.index), layouts)
        if let name = view.1.nameSpan { consider(name, .view(view.index), layouts) }
      }
      look(at: view.1.properties, of: view.index, layouts)
    }
    lookAtConstraints(layouts)
    for (index, expectation) in screen.expectations.enumerated() {
      consider(expectation.span, .expectation(index), layouts)
    }
    for (index, condition) in screen.conditions.enumerated() {
      consider(condition.span, .condition(ConditionIndex(index)), layouts)
    }
  }

  private mutating func look(
    at properties: [Property], of view: ViewIndex, _ layouts: ScreenLayouts
  ) {
    for (index, property) in properties.enumerated() {
      consider(property.span, .property(view, index), layouts)
      if property.name.isPriority {
        consider(property.valueSpan, .priorityProperty(view, index), layouts)
      }
    }
  }

  /// The parts of a composite share one span and are shown together.
  private mutating func lookAtConstraints(_ layouts: ScreenLayouts) {
    let constraints = layouts.screen.constraints
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
      consider(constraints[index].span, .constraints(parts), layouts)
      if let priority = constraints[index].prioritySpan {
        consider(priority, .constraintPriority(parts), layouts)
      }
      index += 1
    }
  }

  private mutating func consider(
    _ span: SourceSpan, _ thing: HoverSubject.Thing, _ layouts: ScreenLayouts
  ) {
    guard span.touches(cursor) else { return }
    let place = HoverSubject.Place(layouts: layouts, thing: thing)
    if let best, best != span {
      // A cursor behind a word still means the word, but a word that begins there wins.
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
