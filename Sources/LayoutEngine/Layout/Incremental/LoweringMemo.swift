/// Layouts that were lowered, to be taken over by one that differs in a few numbers, or in the
/// user's constraints.
///
/// The content of a view, a stack's arrangement and a constraint of the user each stand in rows of
/// their own, so those rows are written anew, by the same code that writes them all; where
/// constraints came or went, all that stand behind are. Where rows come out with terms of other
/// unknowns, or anything else of the layout is different, it is lowered from scratch, which takes
/// no longer than copying it.
struct LoweringMemo: Sendable {
  private var entries: [Entry] = []

  /// Layouts at most, and views of all of them together: the oldest go.
  private static let mostEntries = 64
  private static let mostViews = 50_000

  mutating func remember(_ lowering: LayoutLowering) {
    entries.append(Entry(lowering))
    var views = entries.reduce(0) { $0 + $1.problem.views.count }
    while entries.count > 1, entries.count > Self.mostEntries || views > Self.mostViews {
      views -= entries.removeFirst().problem.views.count
    }
  }

  /// Nil where none of those known is near enough.
  mutating func lowered(_ problem: LayoutProblem) -> LoweredLayout? {
    for place in entries.indices.reversed() {
      guard let edit = LayoutEdit(from: entries[place].problem, to: problem) else { continue }
      if let lowering = entries[place].lowered(problem, edit) {
        if !edit.isInPlace { remember(lowering) }
        return lowering.lowered
      }
      // The nearest one is of no use, and will be replaced by this layout.
      entries.remove(at: place)
      return nil
    }
    return nil
  }
}

/// What differs between two layouts of the same views: a few of them or of the constraints.
private struct LayoutEdit {
  let views: [Int]
  /// Edited where they stand.
  let constraints: [Int]
  /// From here on they are others, if there are more or fewer of them.
  let others: Int?

  var isInPlace: Bool { others == nil }

  /// More than that are another layout rather than an edit.
  private static let mostChanges = 32

  init?(from old: LayoutProblem, to new: LayoutProblem) {
    guard old.scale == new.scale, old.direction == new.direction, old.rules == new.rules,
      let views = old.views.differences(from: new.views, atMost: Self.mostChanges)
    else { return nil }
    self.views = views
    if old.constraints.count == new.constraints.count {
      let edited = old.constraints.differences(from: new.constraints, atMost: Self.mostChanges)
      guard let edited else { return nil }
      (constraints, others) = (edited, nil)
    } else {
      constraints = []
      others = zip(old.constraints, new.constraints).prefix { $0 == $1 }.count
    }
  }
}

private struct Entry: Sendable {
  let problem: LayoutProblem
  private let tree: ViewTree
  private let lowered: LoweredLayout
  /// Shares in fillProportionally follow from all that is inside a stack.
  private let hasProportions: Bool
  /// An intrinsic height decides whose baseline is a stack's, and a row that needs a baseline
  /// writes others that name it.
  private let hasBaselines: Bool

  init(_ lowering: LayoutLowering) {
    problem = lowering.problem
    tree = lowering.tree
    lowered = lowering.lowered
    hasProportions = problem.views.contains { $0.stack?.distribution == .fillProportionally }
    hasBaselines =
      problem.views.contains { $0.stack?.asksForBaselines ?? false }
      || problem.constraints.contains { $0.asksForBaselines }
  }

  func lowered(_ new: LayoutProblem, _ edit: LayoutEdit) -> LayoutLowering? {
    guard !hasProportions, let edited = edited(new, edit.views) else { return nil }
    let rewriting = Rewriting(
      old: LayoutLowering(problem, tree, unknownsOf: lowered),
      new: LayoutLowering(new, tree, unknownsOf: lowered), sections: lowered.sections)
    var linear = lowered.linear
    let count = problem.views.count
    let isWritten =
      edited.contents.allSatisfy { view in
        rewriting.write(view, to: &linear) { $0.addContentSizes(of: view) }
      }
      && edited.stacks.allSatisfy { stack in
        rewriting.write(count + stack, to: &linear) { $0.arrange(stack) }
      }
      && edit.constraints.allSatisfy { index in
        rewriting.write(count * 2 + index, to: &linear) { $0.addUserConstraint(index) }
      }
    if !isWritten { return nil }
    var result = lowered
    result.linear = linear
    result.views = new.views
    guard let first = edit.others else {
      return LayoutLowering(new, tree, unknownsOf: result)
    }
    if hasBaselines || new.constraints[first...].contains(where: \.asksForBaselines) { return nil }
    result.removeSections(from: count * 2 + first)
    var lowering = LayoutLowering(new, tree, unknownsOf: result)
    lowering.addUserConstraints(from: first)
    return lowering
  }

  /// The views whose content is another and the stacks that are spaced otherwise; nil if a view
  /// differs in anything else.
  private func edited(
    _ new: LayoutProblem, _ views: [Int]
  ) -> (contents: [Int], stacks: [Int])? {
    var contents: [Int] = []
    var stacks: Set<Int> = []
    for view in views {
      var rest = problem.views[view]
      let edited = new.views[view]
      if rest.horizontal != edited.horizontal || rest.vertical != edited.vertical {
        let isSameHeight = rest.vertical.intrinsic == edited.vertical.intrinsic
        guard isSameHeight || !hasBaselines, !problem.rules.disambiguatesTextWidth else {
          return nil
        }
        contents.append(view)
        rest.horizontal = edited.horizontal
        rest.vertical = edited.vertical
      }
      if rest.customSpacing != edited.customSpacing {
        rest.customSpacing = edited.customSpacing
        let parent = problem.parentIndex(of: view)
        if rest.isArranged, problem.views[parent].stack != nil { stacks.insert(parent) }
      }
      if let old = rest.stack, let stack = edited.stack,
        (old.spacing, old.usesSystemSpacing) != (stack.spacing, stack.usesSystemSpacing)
      {
        rest.stack?.spacing = stack.spacing
        rest.stack?.usesSystemSpacing = stack.usesSystemSpacing
        stacks.insert(view)
      }
      guard rest == edited else { return nil }
    }
    return stacks.isEmpty || !hasBaselines ? (contents, stacks.sorted()) : nil
  }
}

/// Writes some rows of a layout once more, as they were and as they are now.
private struct Rewriting {
  let old: LayoutLowering
  let new: LayoutLowering

  let sections: LoweredSections

  /// Puts what `body` writes in place of what it wrote before; false where the rows have other
  /// terms now.
  func write(
    _ section: Int, to linear: inout LinearProblem, _ body: (inout LayoutLowering) -> Void
  ) -> Bool {
    let guides = Int32(truncatingIfNeeded: sections.guides(of: section).lowerBound)
    let before = rows(old, guides, body)
    let after = rows(new, guides, body)
    return linear.replaceRows(from: sections.rows(of: section).lowerBound, before, by: after)
  }

  private func rows(
    _ lowering: LayoutLowering, _ guides: Int32, _ body: (inout LayoutLowering) -> Void
  ) -> LinearProblem {
    var part = lowering
    part.lowered = LoweredLayout()
    part.firstGuide = Int32(truncatingIfNeeded: part.problem.views.count * 4) + guides
    body(&part)
    return part.lowered.linear
  }
}

extension LinearProblem {
  /// Puts the rows of `new` in place of those from `first` on, which are those of `old`; false
  /// where they do not have as many terms of the same unknowns.
  fileprivate mutating func replaceRows(
    from first: Int, _ old: LinearProblem, by new: LinearProblem
  ) -> Bool {
    guard old.rows.count == new.rows.count, old.variableCount == new.variableCount,
      old.rows.indices.allSatisfy({ old.unknowns(of: $0).elementsEqual(new.unknowns(of: $0)) })
    else { return false }
    for index in old.rows.indices { restate(first + index, as: index, of: new) }
    return true
  }
}

extension StackProperties {
  var asksForBaselines: Bool {
    isBaselineRelativeArrangement || alignment == .firstBaseline || alignment == .lastBaseline
  }
}

extension LayoutConstraint {
  var asksForBaselines: Bool {
    [first, second].contains {
      $0?.attribute == .firstBaseline || $0?.attribute == .lastBaseline
    }
  }
}
