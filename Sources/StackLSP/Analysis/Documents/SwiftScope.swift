import StackDSL

/// The conditions of a screen, each said once and where it begins to hold: what is inside of a view that is there
/// only in one state needs no condition for that state.
struct SwiftScope {
  /// A view's condition is what its superview's place does not ask already, that of a property what its view's
  /// does not, and that of a constraint what is still open inside of the nearest view around its two.
  private(set) var screen: Screen
  private var known: [[Condition.Expression]: ConditionIndex] = [:]
  /// What holds where a view is there, by view.
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
      // What is never there needs no code.
      guard !asked.contains(.invalid) else { continue }
      var result = constraint
      result.condition = condition(asked, like: original)
      screen.constraints.append(result)
    }
  }

  /// The one with these terms; nil where there is nothing to ask.
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

  /// The view that has a constraint: it is there as long as both of its views are inside of that one.
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
  /// What is to be asked where the others hold. Only what stands in front goes, for a file nests them so: each
  /// instance of a component asks the same, whatever is asked around it.
  fileprivate func beyond(_ known: Self) -> Self {
    starts(with: known) ? Array(dropFirst(known.count)) : filter { !known.contains($0) }
  }
}

extension Condition.Expression {
  /// What has to hold together.
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
