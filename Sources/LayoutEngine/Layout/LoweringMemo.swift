/// Layouts that were lowered, to be taken over by one that differs in a few numbers.
///
/// An intrinsic size and the constant of a user's constraint each stand in rows of their own, so
/// those rows are written anew, by the same code that writes them all. Where anything but their
/// constants comes out different, or anything else of the layout is, it is lowered from scratch.
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
      if let lowered = entries[place].lowered(problem, edit) { return lowered }
      // The nearest one is of no use, and will be replaced by this layout.
      entries.remove(at: place)
      return nil
    }
    return nil
  }
}

/// What differs between two layouts of the same form: a few views or constraints.
private struct LayoutEdit {
  var views: [Int] = []
  var constraints: [Int] = []

  /// More than that are another layout rather than an edit.
  private static let mostChanges = 32

  init?(from old: LayoutProblem, to new: LayoutProblem) {
    guard old.views.count == new.views.count, old.constraints.count == new.constraints.count,
      old.scale == new.scale, old.direction == new.direction, old.rules == new.rules,
      let constraints = Self.differences(old.constraints, new.constraints),
      let views = Self.differences(old.views, new.views)
    else { return nil }
    self.views = views
    self.constraints = constraints
  }

  /// Nil if there are too many. Views are compared where they lie: a copy costs more than that.
  private static func differences<Item: Equatable>(_ old: [Item], _ new: [Item]) -> [Int]? {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        if old.baseAddress == new.baseAddress { return [] }
        var places: [Int] = []
        for index in 0..<min(old.count, new.count) where old[index] != new[index] {
          if places.count == mostChanges { return nil }
          places.append(index)
        }
        return places
      }
    }
  }
}

private struct Entry: Sendable {
  let problem: LayoutProblem
  private let tree: ViewTree
  private let lowered: LoweredLayout
  /// Shares in fillProportionally follow from all that is inside a stack.
  private let hasProportions: Bool
  /// An intrinsic height decides whose baseline is a stack's.
  private let hasBaselines: Bool
  /// The first row of each view's content and of each user's constraint, -1 for none; found when
  /// they are first needed, since most layouts are never edited.
  private var rows: (ofContent: [Int32], ofConstraint: [Int32])?

  init(_ lowering: LayoutLowering) {
    problem = lowering.problem
    tree = lowering.tree
    lowered = lowering.lowered
    hasProportions = problem.views.contains { $0.stack?.distribution == .fillProportionally }
    hasBaselines =
      problem.views.contains { $0.stack?.asksForBaselines ?? false }
      || problem.constraints.contains { $0.asksForBaselines }
  }

  mutating func lowered(_ new: LayoutProblem, _ edit: LayoutEdit) -> LoweredLayout? {
    let isNumbersOnly = edit.views.allSatisfy {
      self.isNumbersOnly(problem.views[$0], new.views[$0])
    }
    guard isNumbersOnly, !hasProportions else { return nil }
    let rows = self.rows ?? findRows()
    self.rows = rows
    let old = LayoutLowering(problem, tree, unknownsOf: lowered)
    let new = LayoutLowering(new, tree, unknownsOf: lowered)
    var result = lowered
    for view in edit.views {
      let isReplaced = result.linear.replaceConstants(
        from: Int(rows.ofContent[view]), old.rows { $0.addContentSizes(of: view) },
        by: new.rows { $0.addContentSizes(of: view) })
      if !isReplaced { return nil }
    }
    for index in edit.constraints {
      let isReplaced = result.linear.replaceConstants(
        from: Int(rows.ofConstraint[index]), old.rows { $0.addUserConstraint(index) },
        by: new.rows { $0.addUserConstraint(index) })
      if !isReplaced { return nil }
    }
    return result
  }

  /// Whether two views differ in intrinsic sizes alone, and those in nothing but their number.
  private func isNumbersOnly(_ old: LayoutView, _ new: LayoutView) -> Bool {
    var numbersAside = old
    numbersAside.horizontal.intrinsic = new.horizontal.intrinsic
    numbersAside.vertical.intrinsic = new.vertical.intrinsic
    let isSameHeight = old.vertical.intrinsic == new.vertical.intrinsic
    return numbersAside == new && (isSameHeight || !hasBaselines)
  }

  private func findRows() -> (ofContent: [Int32], ofConstraint: [Int32]) {
    var ofContent = [Int32](repeating: -1, count: problem.views.count)
    var ofConstraint = [Int32](repeating: -1, count: problem.constraints.count)
    for (row, source) in lowered.sources.enumerated().reversed() {
      switch source.kind {
      case .hugging, .compressionResistance, .wrappedHeight:
        ofContent[Int(source.owner)] = Int32(truncatingIfNeeded: row)
      case .user: ofConstraint[Int(source.owner)] = Int32(truncatingIfNeeded: row)
      default: break
      }
    }
    return (ofContent, ofConstraint)
  }
}

extension LayoutLowering {
  /// The rows that a part of lowering writes, alone.
  fileprivate func rows(_ write: (inout LayoutLowering) -> Void) -> LinearProblem {
    var part = self
    part.lowered = LoweredLayout()
    write(&part)
    return part.lowered.linear
  }
}

extension LinearProblem {
  /// Gives the rows from `first` on, which are those of `old`, the constants of those of `new`;
  /// false where these are not the same but for constants.
  fileprivate mutating func replaceConstants(
    from first: Int, _ old: LinearProblem, by new: LinearProblem
  ) -> Bool {
    guard old.rows.count == new.rows.count, old.terms == new.terms,
      old.variableCount == new.variableCount
    else { return false }
    for (index, (old, new)) in zip(old.rows, new.rows).enumerated() {
      guard old.termCount == new.termCount, old.relation == new.relation,
        old.priority == new.priority, old.blame == new.blame
      else { return false }
      rows.setConstant(of: first + index, to: new.constant)
    }
    return true
  }
}

extension StackProperties {
  fileprivate var asksForBaselines: Bool {
    isBaselineRelativeArrangement || alignment == .firstBaseline || alignment == .lastBaseline
  }
}

extension LayoutConstraint {
  fileprivate var asksForBaselines: Bool {
    [first, second].contains {
      $0?.attribute == .firstBaseline || $0?.attribute == .lastBaseline
    }
  }
}
