/// Priorities that settle a tie: moved by as little as parts the tied constraints.
public struct TieRepair: Sendable, Hashable {
  public struct Change: Sendable, Hashable {
    /// A member of the tie: hugging, compression resistance, or a constraint of the user.
    public var origin: ConstraintOrigin
    /// The nearest whole priority that is free; see `FreePriority`.
    public var priority: Priority
  }
  public var changes: [Change]
  /// Whether every frame stays where UIKit is expected to put it now.
  public var keepsFrames: Bool
}

extension LayoutOutcome {
  /// What settles a tie of this layout, each proven by a layout of its own: the sizes of the group
  /// are determined in it, nothing conflicts, and nothing else becomes ambiguous.
  ///
  /// The best first: the fewest changes, then those that keep all frames, then lowering before
  /// raising, then document order. Of k tied views one change is nearly always enough; two are
  /// tried only where none is. Empty for what is missing rather than tied.
  public func repairs(of ambiguity: Ambiguity) -> [TieRepair] {
    guard case .tie(let priority, let members) = ambiguity.cause else { return [] }
    let trial = TieTrial(outcome: self, ambiguity: ambiguity)
    let inUse = problem.prioritiesInUse
    let choices = [
      FreePriority.below(priority.value, inUse: inUse),
      FreePriority.above(priority.value, inUse: inUse),
    ]
    let singles = choices.compactMap { $0 }.flatMap { value in
      members.prefix(TieTrial.mostMembers).map {
        TieRepair.Change(origin: $0, priority: Priority(value))
      }
    }
    var proven = singles.compactMap { trial.repair([$0]) }
    if proven.isEmpty {
      let pairs = singles.indices.flatMap { first in
        singles.indices.dropFirst(first + 1).map { [singles[first], singles[$0]] }
      }
      proven = pairs.prefix(TieTrial.mostPairs).compactMap(trial.repair)
    }
    return proven.filter(\.keepsFrames) + proven.filter { !$0.keepsFrames }
  }
}

/// Lays out with other priorities and looks whether the tie is gone.
private struct TieTrial {
  let outcome: LayoutOutcome
  let ambiguity: Ambiguity

  /// More are no longer read; each costs two layouts.
  static let mostMembers = 12
  static let mostPairs = 40

  func repair(_ changes: [TieRepair.Change]) -> TieRepair? {
    var problem = outcome.problem
    for change in changes where !problem.set(change.priority, of: change.origin) { return nil }
    let after = layout(problem)
    guard after.conflicts.count <= outcome.conflicts.count,
      after.ambiguities.count < outcome.ambiguities.count
    else { return nil }
    let open = Set(after.ambiguities.flatMap { $0.group + $0.consequences }.map(\.view))
    guard !ambiguity.group.contains(where: { open.contains($0.view) }) else { return nil }
    return TieRepair(changes: changes, keepsFrames: after.frames == outcome.frames)
  }
}

extension LayoutProblem {
  /// Every priority of a view's content and of the user's constraints.
  fileprivate var prioritiesInUse: [Double] {
    views.filter { $0.stack == nil }.flatMap { view in
      [view.horizontal, view.vertical].filter { $0.intrinsic != nil }.flatMap {
        [$0.hugging.value, $0.compressionResistance.value]
      }
    } + constraints.map(\.priority.value)
  }

  /// False for a constraint that has no priority of its own to set.
  fileprivate mutating func set(_ priority: Priority, of origin: ConstraintOrigin) -> Bool {
    switch origin {
    case .user(let id): constraints[id.index].priority = priority
    case .hugging(let view, .horizontal): views[view.index].horizontal.hugging = priority
    case .hugging(let view, .vertical): views[view.index].vertical.hugging = priority
    case .compressionResistance(let view, .horizontal):
      views[view.index].horizontal.compressionResistance = priority
    case .compressionResistance(let view, .vertical), .wrappedHeight(let view):
      views[view.index].vertical.compressionResistance = priority
    case .stack, .environment, .nonnegativeSize: return false
    }
    return true
  }
}
