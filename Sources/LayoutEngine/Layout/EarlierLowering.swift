/// A part in which a layout is written: it depends on few views, and stays as it is when others
/// change.
enum LoweringSection {
  case content(Int)
  /// Of the views in a view, if it is a stack.
  case arrangement(Int)
  case constraint(Int)

}

/// An earlier layout of which many sections stand in a new one: they are copied, with the numbers
/// that views and guides have now.
struct EarlierLowering {
  private let old: LayoutProblem
  private let new: LayoutProblem
  private let lowered: LoweredLayout
  private let kept: ViewAlignment
  private let constraints: Alignment
  /// By view of the new layout: whether it and all views above it are the same.
  private let isSameUpward: [Bool]
  /// By view of the new layout: whether the views arranged in it are the same, too.
  private let isSameWithin: [Bool]
  /// By view and by unknown of the earlier layout what it is now, -1 for nothing.
  private let views: [Int32]
  private var unknowns: [Int32]

  /// Nil where nothing much is left of it.
  init?(_ old: LayoutProblem, _ lowered: LoweredLayout, for new: LayoutProblem) {
    guard old.direction == new.direction, old.rules == new.rules,
      let kept = ViewAlignment(old.views, new.views)
    else { return nil }
    self.old = old
    self.new = new
    self.lowered = lowered
    self.kept = kept
    views = kept.views.places
    constraints = Alignment(
      oldCount: old.constraints.count, newCount: new.constraints.count
    ) { old.constraints[$0].renamed(by: kept.views) == new.constraints[$1] }
    var isSameUpward = kept.isSame
    var isSameWithin = kept.isSame
    for view in new.views.indices.dropFirst() {
      let parent = new.parentIndex(of: view)
      if !isSameUpward[parent] { isSameUpward[view] = false }
      if !kept.isSame[view] { isSameWithin[parent] = false }
    }
    for view in old.views.indices where views[view] < 0 {
      let parent = Int(views[old.parentIndex(of: view)])
      if parent >= 0 { isSameWithin[parent] = false }
    }
    self.isSameUpward = isSameUpward
    self.isSameWithin = isSameWithin
    unknowns = Array(repeating: -1, count: lowered.linear.variableCount)
    for (view, place) in views.enumerated() where place >= 0 {
      for attribute in 0..<4 { unknowns[view * 4 + attribute] = place * 4 + Int32(attribute) }
    }
  }

  /// The section of the earlier layout that is a section of the new one; nil if it must be written
  /// anew.
  func section(_ section: LoweringSection) -> Int? {
    switch section {
    case .content(let view):
      // The rows of wrapping text are known by their numbers.
      guard kept.isSame[view], new.views[view].wrapping == nil else { return nil }
      return kept.views.old(of: view)
    case .arrangement(let view):
      guard isSameWithin[view], let stack = new.views[view].stack, !looksFurther(stack) else {
        return nil
      }
      return kept.views.old(of: view).map { old.views.count + $0 }
    case .constraint(let index):
      let constraint = new.constraints[index]
      guard isWithinSame(constraint), let before = constraints.old(of: index),
        old.constraints[before].renamed(by: kept.views) == constraint
      else { return nil }
      return old.views.count * 2 + before
    }
  }

  /// Baselines and shares follow from what is inside the arranged views, and guides of baselines
  /// belong to whoever asks first.
  private func looksFurther(_ stack: StackProperties) -> Bool {
    stack.asksForBaselines || stack.distribution == .fillProportionally
      || new.rules.disambiguatesTextWidth
  }

  private func isWithinSame(_ constraint: LayoutConstraint) -> Bool {
    if constraint.asksForBaselines { return false }
    return [constraint.first, constraint.second].allSatisfy { anchor in
      guard let anchor else { return true }
      return isSameUpward.indices.contains(anchor.view.index) && isSameUpward[anchor.view.index]
    }
  }
}

// MARK: - Constraints of the user

extension LayoutConstraint {
  /// Of views by their new numbers; nil if one of them is gone.
  fileprivate func renamed(by views: Alignment) -> LayoutConstraint? {
    var renamed = self
    guard let view = views.new(of: first.view.index) else { return nil }
    renamed.first.view = ViewID(view)
    if let second {
      guard let view = views.new(of: second.view.index) else { return nil }
      renamed.second?.view = ViewID(view)
    }
    return renamed
  }
}

// MARK: - Copying

extension EarlierLowering {
  /// The guides of scroll views, which stand before all sections.
  mutating func noteScrollContents(of now: LoweredLayout) {
    var next = 0
    for place in 0..<Int(lowered.sections.guides.first ?? 0) {
      var guide = lowered.guides[place]
      guide.owner = views[Int(guide.owner)]
      guard let found = now.guides[next...].firstIndex(of: guide) else { continue }
      note(place, as: now.views.count * 4 + found)
      next = found + 1
    }
  }

  private mutating func note(_ guide: Int, as unknown: Int) {
    unknowns[old.views.count * 4 + guide] = Int32(truncatingIfNeeded: unknown)
  }

  /// Writes a section of the earlier layout into the new one.
  mutating func copy(_ section: Int, to now: inout LoweredLayout) {
    for place in lowered.sections.guides(of: section) {
      var guide = lowered.guides[place]
      guide.owner = views[Int(guide.owner)]
      now.guides.append(guide)
      let lower = lowered.linear.lowerBounds[old.views.count * 4 + place]
      note(place, as: Int(now.linear.addVariable(lower: lower).index))
    }
    let rows = lowered.sections.rows(of: section)
    now.linear.append(rows, of: lowered.linear, unknowns)
    for row in rows {
      var source = lowered.sources[row]
      if case .user = source.kind {
        source.owner = Int32(truncatingIfNeeded: constraints.new(of: Int(source.owner)) ?? -1)
      } else {
        source.owner = views[Int(source.owner)]
        if source.first >= 0 { source.first = views[Int(source.first)] }
        if source.second >= 0 { source.second = views[Int(source.second)] }
      }
      now.sources.append(source)
    }
  }
}

extension LayoutLowering {
  mutating func write(_ section: LoweringSection, _ body: (inout LayoutLowering) -> Void) {
    beginSection()
    if let known = earlier?.section(section) {
      earlier?.copy(known, to: &lowered)
    } else {
      body(&self)
    }
  }

  mutating func beginSection() {
    lowered.sections.rows.append(Int32(truncatingIfNeeded: lowered.linear.rows.count))
    lowered.sections.guides.append(Int32(truncatingIfNeeded: lowered.guides.count))
  }
}
