/// A conflict as it was read off a refutation, with what has to break for it.
struct ReadConflict {
  var conflict: Conflict
  var members: [FarkasCertificate.Member]
  /// The rows that UIKit is expected to break, in order; never empty.
  var breaking: [LinearConstraintID]
  /// Whether the last of them is what holds the sum together, and not one of its sizes: it alone
  /// would have been enough.
  var endsSum: Bool

  /// A refutation in terms of the layout.
  ///
  /// It is scaled so that most members count once: where two equal widths and a gap do not fit, the
  /// shortfall is that of the row, not the half of it that the one written width lacks. Nil if it has
  /// no member that could break.
  init?(_ refutation: FarkasCertificate, _ lowered: LoweredLayout, _ problem: LayoutProblem) {
    var told = refutation
    told.members.removeAll { lowered.origin(of: $0.member) == nil }
    let unit = lowered.commonMultiplier(of: refutation)
    let members = told.members.compactMap { part in
      lowered.origin(of: part.member).map {
        Conflict.Member(
          origin: $0, multiplier: part.multiplier / unit,
          share: part.multiplier / unit * lowered.linear.rightSide(of: part),
          repair: -refutation.shortfall / part.multiplier)
      }
    }
    let rows = told.members.map(\.member.constraint)
    let order = told.breaks(in: breakOrder(members, rows, problem), of: lowered.linear)
    guard let first = order.first, let last = order.last else { return nil }
    self.members = refutation.members.map(\.member)
    breaking = order.compactMap { rows[$0] }
    endsSum = order.count > 1 && told.members[last].yield(in: lowered.linear) == nil
    conflict = Conflict(
      axes: lowered.axes(of: rows, problem), members: members,
      shortfall: refutation.shortfall / unit, predictedBreak: first,
      laterBreaks: order.dropFirst().map { members[$0].origin })
  }
}

extension LoweredLayout {
  /// The median of the magnitudes, where stacks take part of those along their chains of views; 1 for
  /// a refutation without members.
  fileprivate func commonMultiplier(of refutation: FarkasCertificate) -> Double {
    let chain = refutation.members.filter { part in
      guard case .stack(_, let made, _) = origin(of: part.member) else { return false }
      return made == .canvasConnection || made == .spacing
    }
    let members = chain.isEmpty ? refutation.members : chain
    let magnitudes = members.map(\.multiplier.magnitude).sorted()
    return magnitudes.isEmpty ? 1 : magnitudes[(magnitudes.count - 1) / 2]
  }

  fileprivate func axes(of rows: [LinearConstraintID?], _ problem: LayoutProblem) -> [Axis] {
    var axes: Set<Axis> = []
    for row in rows.compactMap({ $0 }) {
      for term in linear.terms(of: row) { axes.insert(meaning(of: term.variable).attribute.axis) }
      // A size against itself leaves no unknown.
      if case .user(let id) = origin(of: row) {
        axes.insert(problem.constraints[id.index].first.attribute.axis)
      }
    }
    return Axis.allCases.filter(axes.contains)
  }
}
