import StackDSL

/// The conditions of a screen, each stated once and where it begins to hold: inside a view that exists only
/// in one state, nothing needs a condition for that state.
struct SwiftScope {
  /// A view keeps the part of its condition that its superview does not imply, a property the part that its
  /// view does not imply, and a constraint the part that is open inside the nearest view around both of its
  /// views.
  private(set) var screen: Screen
  private var known: [[Condition.Expression]: ConditionIndex] = [:]
  /// The conditions that hold if a view exists, by view.
  private var inForce: [[Condition.Expression]] = []

  static func reduced(_ screen: Screen) -> Screen { SwiftScope(screen).screen }

  private init(_ original: Screen) {
    screen = original
    (screen.conditions, screen.constraints) = ([], [])
    func terms(_ index: ConditionIndex?) -> [Condition.Expression] {
      index.map { original.conditions[$0.index].expression.conjuncts } ?? []
    }
    for (index, view) in original.views.enumerated() {
      let outer = view.parent.map { inForce[$0.index] } ?? []
      let own = terms(view.condition).beyond(outer)
      inForce.append(outer + own)
      screen.views[index].condition = condition(own, like: original)
      for place in view.properties.indices {
        screen.views[index].properties[place].condition = condition(
          terms(view.properties[place].condition).beyond(inForce[index]), like: original)
      }
    }
    for constraint in original.constraints {
      let around = inForce[scope(of: constraint)]
      let views = [constraint.first.view, constraint.second?.view].compactMap(\.self)
      let all = [terms(constraint.condition)] + views.map { inForce[$0.index] }
      let asked = all.flatMap { $0.beyond(around) }
      // A view that never exists needs no code.
      guard !asked.contains(.invalid) else { continue }
      var result = constraint
      result.condition = condition(asked, like: original)
      screen.constraints.append(result)
    }
  }

  /// The condition with these terms; nil if there is nothing to check.
  private mutating func condition(
    _ terms: [Condition.Expression], like original: Screen
  ) -> ConditionIndex? {
    var asked: [Condition.Expression] = []
    for term in terms where !asked.contains(term) { asked.append(term) }
    guard let first = asked.first, var condition = original.conditions.first else { return nil }
    if let index = known[asked] { return index }
    condition.expression = asked.dropFirst().reduce(first) { .and($0, $1) }
    condition.parent = nil
    let index = ConditionIndex(screen.conditions.count)
    known[asked] = index
    screen.conditions.append(condition)
    return index
  }

  /// The view that owns a constraint: the constraint exists as long as both of its views are inside that
  /// view.
  private func scope(of constraint: Constraint) -> Int {
    let first = constraint.first.view.index
    guard let second = constraint.second?.view.index else {
      return constraint.first.attribute.isSize ? first : screen.views[first].parent?.index ?? 0
    }
    let around = Set(withSuperviews(first))
    return withSuperviews(second).first(where: around.contains) ?? 0
  }

  private func withSuperviews(_ view: Int) -> some Sequence<Int> {
    sequence(first: view) { [screen] in screen.views[$0].parent?.index }
  }
}

extension [Condition.Expression] {
  /// The remaining condition where the others hold. Only leading terms are removed, following the nesting of
  /// the file: each instance of a component checks the same condition, whatever is checked around it.
  fileprivate func beyond(_ known: Self) -> Self {
    starts(with: known) ? Array(dropFirst(known.count)) : filter { !known.contains($0) }
  }
}

extension Condition.Expression {
  /// The terms that have to hold together.
  fileprivate var conjuncts: [Self] {
    var (open, result) = ([self], [Self]())
    while let next = open.popLast() {
      if case .and(let left, let right) = next {
        open += [right, left]
      } else {
        result.append(next)
      }
    }
    return result
  }
}
