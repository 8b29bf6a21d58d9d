import StackDSL

extension Remedy {
  /// Both remedies as one.
  func followed(by next: Remedy) -> Remedy {
    var both = asGeneral
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
      let lines = LineMap(to: before, from: after)
      let mapped = next.changes.compactMap { $0.movesViews ? $0 : $0.mapped(by: lines) }
      guard mapped.count == next.changes.count else { return nil }
      next.changes = mapped
    }
    let tied = changes.compactMap(\.viewOfAddedConstraint)
    let isClear = next.changes.allSatisfy { change in
      !changes.contains { change.replaces($0) }
        && (tied.isEmpty
          || change.lostConstraint.map { line in
            let lost = before.constraints[line].first
            return tied.contains(lost.view) || keepsAtDistance(lost)
          } ?? true)
    }
    guard isClear else { return nil }
    return followed(by: next)
  }

  /// Whether a line that it adds keeps this edge at a distance from another view.
  func keepsAtDistance(_ edge: Anchor) -> Bool {
    changes.contains { change in
      guard case .addConstraint(_, let line) = change, line.isGap else { return false }
      return line.first == edge || line.second == edge
    }
  }
}

/// Where the constraints of a changed copy of a screen stand in the screen itself. The copy keeps its views.
private struct LineMap: PlaceMap {
  private let lines: [Int?]

  init(to screen: Screen, from copy: Screen) {
    var places = Dictionary(grouping: screen.constraints.indices.reversed()) {
      WrittenLine(screen.constraints[$0])
    }
    lines = copy.constraints.map { places[WrittenLine($0)]?.popLast() }
  }

  func view(_ view: ViewIndex) -> ViewIndex? { view }

  /// Nil for a constraint that only the copy has.
  func constraint(_ index: Int) -> Int? { lines.indices.contains(index) ? lines[index] : nil }

  func constraint(_ constraint: PlainConstraint) -> PlainConstraint? { constraint }
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

  /// Whether the constraints of the screen keep their indices.
  fileprivate var keepsLines: Bool {
    switch self {
    case .set, .removeProperty, .setPriority, .setConstant, .setRelation, .restate: true
    default: false
    }
  }

  /// Whether it puts views elsewhere and changes no constraint by its index.
  fileprivate var movesViews: Bool {
    switch self {
    case .move, .wrapInScrollView, .scrollContent: true
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
