import StackDSL

extension Remedy {
  /// Both remedies as one.
  func followed(by next: Remedy) -> Remedy {
    var both = self
    both.isGeneral = true
    both.likewise = nil
    both.title = fullTitle + ", and " + next.title.prefix(1).lowercased() + next.title.dropFirst()
    both.changes += next.changes
    both.shows = unique(shows + next.shows)
    both.isSearched = true
    return both
  }

  /// This remedy, and then one for the screen that it leaves behind, as one remedy for the screen as it is; nil if
  /// the next one changes again what this one has added or changed, or removes a size that no added line replaces.
  ///
  /// - Parameters:
  ///   - before: the screen as it is.
  ///   - after: the screen after this remedy.
  func followed(by next: Remedy, from before: Screen, to after: Screen) -> Remedy? {
    var next = next
    if !changes.allSatisfy(\.keepsLines) {
      let lines = before.lines(in: after)
      let mapped = next.changes.compactMap { $0.mapped(lines) }
      guard mapped.count == next.changes.count else { return nil }
      next.changes = mapped
    }
    let tied = changes.compactMap(\.viewOfAddedConstraint)
    let isClear = next.changes.allSatisfy { change in
      !changes.contains { change.replaces($0) }
        && (tied.isEmpty
          || change.lostConstraint.map { tied.contains(before.constraints[$0].first.view) } ?? true)
    }
    guard isClear else { return nil }
    return followed(by: next)
  }
}

extension Screen {
  /// The index in this screen of each constraint of a changed copy that keeps its views; nil for a new one.
  fileprivate func lines(in changed: Screen) -> [Int?] {
    var places = Dictionary(grouping: constraints.indices.reversed()) {
      WrittenLine(constraints[$0])
    }
    return changed.constraints.map { places[WrittenLine($0)]?.popLast() }
  }
}

/// A constraint by what stands in the file and where.
private struct WrittenLine: Hashable {
  private let owner: ViewIndex
  private let condition: ConditionIndex?
  private let line: PlainConstraint

  init(_ constraint: Constraint) {
    owner = constraint.owner
    condition = constraint.condition
    line = PlainConstraint(constraint)
  }
}

extension Change {
  /// Whether it leaves nothing of an earlier change.
  fileprivate func replaces(_ earlier: Change) -> Bool {
    switch (self, earlier) {
    case (.set(let view, let name, _), .set(let other, let old, _)),
      (.removeProperty(let view, let name), .set(let other, let old, _)):
      view == other && name == old
    case (.setPriority(let line, _), .setPriority(let other, _)),
      (.setConstant(let line, _), .setConstant(let other, _)),
      (.setRelation(let line, _), .setRelation(let other, _)):
      line == other
    case (.removeConstraint(let line), _): earlier.changedConstraint == line
    default: false
    }
  }

  /// The same change with the constraint's index in another list; nil if that has no such constraint.
  fileprivate func mapped(_ lines: [Int?]) -> Change? {
    func place(_ index: Int) -> Int? { lines.indices.contains(index) ? lines[index] : nil }
    switch self {
    case .setPriority(let index, let priority):
      return place(index).map { .setPriority(constraint: $0, priority) }
    case .setConstant(let index, let constant):
      return place(index).map { .setConstant(constraint: $0, constant) }
    case .setRelation(let index, let relation):
      return place(index).map { .setRelation(constraint: $0, relation) }
    case .removeConstraint(let index): return place(index).map { .removeConstraint($0) }
    case .restate(let index, let words, let meaning):
      return place(index).map { .restate(constraint: $0, words, meaning) }
    case .confine(let index, let condition, let holds):
      return place(index).map { .confine(constraint: $0, toWhen: condition, holds) }
    case .moveConstraint(let index, let condition):
      return place(index).map { .moveConstraint($0, toWhen: condition) }
    case .rewrite(.constraint(let index), let words):
      return place(index).map { .rewrite(.constraint($0), words) }
    case .remove(.constraint(let index)): return place(index).map { .remove(.constraint($0)) }
    case .dissolve, .replaceByChild, .rewrite, .remove: return nil
    case .set, .removeProperty, .addMember, .addConstraint, .setKind, .move, .wrapInScrollView,
      .scrollContent:
      return self
    }
  }

  /// Whether the constraints of the screen keep their indices.
  fileprivate var keepsLines: Bool {
    switch self {
    case .set, .removeProperty, .setPriority, .setConstant, .setRelation, .restate: true
    default: false
    }
  }

  var addsConstraint: Bool { viewOfAddedConstraint != nil }

  fileprivate var viewOfAddedConstraint: ViewIndex? {
    if case .addConstraint(_, let line) = self { line.first.view } else { nil }
  }

  /// The constraint that it removes or loosens.
  fileprivate var lostConstraint: Int? {
    switch self {
    case .removeConstraint(let line), .setRelation(let line, _): line
    default: nil
    }
  }

  /// Whether the views of the screen keep their indices.
  var keepsViews: Bool {
    switch self {
    case .addConstraint, .removeConstraint, .remove(.constraint), .confine, .moveConstraint: true
    default: keepsLines
    }
  }
}
