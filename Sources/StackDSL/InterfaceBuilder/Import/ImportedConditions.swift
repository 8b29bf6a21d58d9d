/// Installed views and constraints, and the `when`s that say where.
extension ImportedScreen {
  /// Views and constraints that are in no size class are in no layout.
  mutating func dropWhatIsNeverInstalled() {
    let fates = screen.conditions.map { $0.expression.fate }
    func isGone(_ condition: ConditionIndex?) -> Bool {
      if let condition, case .never = fates[condition.index] { return true }
      return false
    }
    for (index, fate) in fates.enumerated() {
      if case .where(let expression) = fate { screen.conditions[index].expression = expression }
    }
    func settled(_ condition: ConditionIndex?) -> ConditionIndex? {
      guard let condition, case .where = fates[condition.index] else { return nil }
      return condition
    }
    var places: [ViewIndex?] = []
    var kept: [View] = []
    for view in screen.views {
      let parent = view.parent.map { places[$0.index] }
      if isGone(view.condition) || parent == .some(nil) {
        if isGone(view.condition) {
          remarks.append("Installed in no size class: \(view.displayName).")
        }
        places.append(nil)
        continue
      }
      places.append(ViewIndex(kept.count))
      var view = view
      view.parent = parent ?? nil
      view.condition = settled(view.condition)
      view.properties = view.properties.filter { !isGone($0.condition) }
      for index in view.properties.indices {
        view.properties[index].condition = settled(view.properties[index].condition)
      }
      kept.append(view)
    }
    for index in kept.indices {
      kept[index].children = kept[index].children.compactMap { places[$0.index] }
    }
    screen.views = kept
    let all = screen.constraints
    screen.constraints = []
    for var constraint in all where !isGone(constraint.condition) {
      guard let first = places[constraint.first.view.index],
        let owner = places[constraint.owner.index]
      else { continue }
      constraint.first.view = first
      constraint.owner = owner
      if let second = constraint.second {
        guard let place = places[second.view.index] else { continue }
        constraint.second?.view = place
      }
      constraint.condition = settled(constraint.condition)
      screen.constraints.append(constraint)
    }
    let count = all.count(where: { isGone($0.condition) })
    if count > 0 {
      remarks.append(
        "\(sceneName): \(count) constraint\(count == 1 ? " is" : "s are") installed in no size class."
      )
    }
  }

  /// Members in the braces of a view exist only where the view does.
  mutating func nestConditions() {
    var nested: [NestedCondition: ConditionIndex] = [:]
    func inside(_ outer: ConditionIndex?, _ own: ConditionIndex?) -> ConditionIndex? {
      guard let own, own != outer else { return outer }
      guard let outer else { return own }
      let key = NestedCondition(outer: outer, own: own)
      if let known = nested[key] { return known }
      var condition = screen.conditions[own.index]
      condition.expression = .and(
        screen.conditions[outer.index].expression, condition.expression)
      condition.parent = outer
      screen.conditions.append(condition)
      let index = ConditionIndex(screen.conditions.count - 1)
      nested[key] = index
      return index
    }
    for index in screen.views.indices {
      let outer = screen.views[index].parent.flatMap { screen.views[$0.index].condition }
      let condition = inside(outer, screen.views[index].condition)
      screen.views[index].condition = condition
      for property in screen.views[index].properties.indices {
        screen.views[index].properties[property].condition = inside(
          condition, screen.views[index].properties[property].condition)
      }
    }
    for index in screen.constraints.indices {
      let owner = placingView(of: screen.constraints[index])
      screen.constraints[index].condition = inside(
        screen.views[owner.index].condition, screen.constraints[index].condition)
    }
  }
}

private struct NestedCondition: Hashable {
  var outer: ConditionIndex
  var own: ConditionIndex
}

/// Where an expression holds, once what can hold nowhere is worked out.
private enum Fate {
  case never, always
  case `where`(Condition.Expression)
}

extension Condition.Expression {
  fileprivate var fate: Fate {
    switch self {
    case .invalid: return .never
    case .comparison: return .where(self)
    case .not(let inner):
      switch inner.fate {
      case .never: return .always
      case .always: return .never
      case .where(let expression): return .where(.not(expression))
      }
    case .and(let left, let right):
      switch (left.fate, right.fate) {
      case (.never, _), (_, .never): return .never
      case (.always, let other), (let other, .always): return other
      case (.where(let one), .where(let two)): return .where(.and(one, two))
      }
    case .or(let left, let right):
      switch (left.fate, right.fate) {
      case (.always, _), (_, .always): return .always
      case (.never, let other), (let other, .never): return other
      case (.where(let one), .where(let two)): return .where(.or(one, two))
      }
    }
  }
}
