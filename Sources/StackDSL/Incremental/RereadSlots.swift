/// Where what is read again takes the place of what was there: views and conditions keep their
/// numbers, by which all others know them.
struct RereadSlots {
  private var views: Range<Int>
  private var conditions: Range<Int>
  private var hasMisfit = false

  init(views: Range<Int>, conditions: Range<Int>) {
    self.views = views
    self.conditions = conditions
  }

  /// All are taken again, by what was there before.
  var areFilled: Bool { views.isEmpty && conditions.isEmpty && !hasMisfit }

  var nextView: ViewIndex? { views.first.map(ViewIndex.init) }

  /// Nil where there are more than there were.
  mutating func takeView() -> ViewIndex? {
    guard let first = views.first else {
      hasMisfit = true
      return nil
    }
    views = first + 1..<views.upperBound
    return ViewIndex(first)
  }

  mutating func takeCondition() -> ConditionIndex? {
    guard let first = conditions.first else {
      hasMisfit = true
      return nil
    }
    conditions = first + 1..<conditions.upperBound
    return ConditionIndex(first)
  }

  mutating func refuse() { hasMisfit = true }
}

extension ScreenBuilder {
  mutating func putInPlace(_ view: View) -> ViewIndex? {
    guard let index = slots?.takeView() else { return nil }
    let old = screen.views[index.index]
    if old.nameSpan != view.nameSpan || old.kind != view.kind || old.parent != view.parent {
      slots?.refuse()
    }
    var view = view
    view.children = old.children
    view.displayName = old.displayName
    // What stands elsewhere has been left with it.
    view.properties += old.properties
    screen.views[index.index] = view
    return index
  }

  mutating func putInPlace(_ condition: Condition) -> ConditionIndex {
    guard let index = slots?.takeCondition() else { return ConditionIndex(0) }
    screen.conditions[index.index] = condition
    return index
  }
}
