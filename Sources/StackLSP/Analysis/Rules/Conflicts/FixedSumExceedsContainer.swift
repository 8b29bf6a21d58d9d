import LayoutEngine
import StackDSL

extension Rule {
  static let fixedSumExceedsContainer = Rule(
    code: "fixed-sum-exceeds-container", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let sizes = conflict.fixedSizes
    let isTooMany = conflict.isTooMany
    guard conflict.isOnOneAxis, conflict.resisting.isEmpty, conflict.aspect == nil, !sizes.isEmpty,
      conflict.stackMade.allSatisfy({
        [.canvasConnection, .spacing, .alignment].contains($0.kind)
          || isTooMany && [.spanningBoundary, .spanningFit].contains($0.kind)
          || conflict.sharesGaps(of: $0.stack)
      })
    else { return nil }
    let small = sizes.filter { $0.repair < 0 && $0.constraint.constant > 0 }
    let sum = conflict.sum
    // One size alone is not a sum: its message names the views that leave too little room. Edges that a stack aligns have
    // no room between them.
    let isAligned = conflict.stackMade.contains { $0.kind == .alignment }
    guard !small.isEmpty, sum.sizes.count > 1 || sum.gaps > 0,
      !isAligned || sum.room >= Threshold.wholePoint
    else { return nil }
    let views = small.map { $0.constraint.first.view }
    return conflict.report(
      message(sum, conflict), views: views,
      remedies: yielding(sum, views, conflict)
        + (small.count > 1 ? [] : small).filter { $0.constraint.relation == .equal }.map { size in
          Remedy(
            "Let \(conflict.reading.name(size.constraint.first.view)) be smaller: "
              + "`\(size.source.text(with: .lessThanOrEqual))`",
            [.setRelation(constraint: size.index, .lessThanOrEqual)],
            shows: views.map(conflict.reading.index), axis: conflict.axis)
        } + Remedy.scrolling(conflict))
  }

  /// Lets the only line give way that leaves too little room. Which of several sizes is too large only the author knows:
  /// of 7 reported sums, the accepted edit is about that line or an end in 5, and about one of the sizes in 1.
  private static func yielding(
    _ sum: ConflictCase.Sum, _ views: [ViewID], _ conflict: ConflictCase
  ) -> [Remedy] {
    let lines = conflict.written.filter { line in
      sum.givers.contains { conflict.reading.constraintIndex($0) == line.index }
    }
    guard lines.count == 1, sum.givers.count == 1 else { return [] }
    return lines.map {
      Remedy.relax($0, conflict.reading, views.map(conflict.reading.index), conflict.axis).asGeneral
    }
  }

  private static func message(_ sum: ConflictCase.Sum, _ conflict: ConflictCase) -> String {
    if let many = conflict.tooMany(sum) { return many }
    let parts =
      sum.sizes.map { "\(tenths($0.points)) (\(conflict.reading.name($0.view)))" }
      + (sum.gaps > 0 ? ["\(tenths(sum.gaps)) of gaps\(doubled(sum))"] : [])
    // A row of nothing but gaps has no terms to add up.
    let total = parts.count > 1 ? " = \(pt(sum.taken))" : " pt"
    return "\(parts.joined(separator: " + "))\(total), but \(room(sum, conflict))."
  }

  /// " (138 counts twice, because the middle is fixed)".
  private static func doubled(_ sum: ConflictCase.Sum) -> String {
    guard !sum.doubled.isEmpty else { return "" }
    let verb = sum.doubled.count == 1 ? "counts" : "count"
    return " (\(list(sum.doubled.map(tenths))) \(verb) twice, because the middle is fixed)"
  }

  /// The constraint that determines the available room, if it is a single one.
  private static func room(_ sum: ConflictCase.Sum, _ conflict: ConflictCase) -> String {
    let reading = conflict.reading
    guard sum.givers.count == 1, let giver = sum.givers.first else {
      let hugging = sum.givers.filter { if case .hugging = $0 { true } else { false } }
      guard !hugging.isEmpty else { return "there are only \(pt(sum.room))" }
      let words = shortList(hugging.map(reading.words(for:)), limit: 2)
      return
        "there are only \(pt(sum.room)), for \(words) \(hugging.count == 1 ? "is" : "are") required"
    }
    switch giver {
    case .environment(reading.container, _):
      let device = reading.environment.device == nil ? "the screen" : reading.environment.name
      let owner =
        reading.environment.host == .screen ? device : "the \(reading.nameOfHost)"
      return "\(owner) is only \(pt(sum.room)) \(conflict.axis.extentWord)"
    case .hugging:
      return "the required \(reading.words(for: giver)) leaves only \(pt(sum.room))"
    case .user: return "\(reading.words(for: giver)) leaves only \(pt(sum.room))"
    default: return "there are only \(pt(sum.room))"
    }
  }
}

extension ConflictCase {
  /// Each gap of the stack is at least its spacing, however large the others are.
  fileprivate func sharesGaps(of stack: ViewID) -> Bool {
    reading.stackProperties(stack)?.sharesGaps ?? false
  }
}
