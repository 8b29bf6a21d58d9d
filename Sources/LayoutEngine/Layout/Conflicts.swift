extension Conflict {
  /// A refutation in terms of the layout, with the rows of its members (nil for bounds).
  ///
  /// It is scaled so that most members count once: where two equal widths and a gap do not fit, the
  /// miss is that of the row, not the half of it by which the one width that was written is off.
  /// Nil if it has no member that could be broken at all.
  static func read(
    _ refutation: Refutation, _ lowered: LoweredLayout, _ problem: LayoutProblem
  ) -> (conflict: Conflict, rows: [LinearConstraintID?])? {
    var members: [Member] = []
    var rows: [LinearConstraintID?] = []
    var axes: Set<Axis> = []
    let unit = refutation.commonMultiplier
    for part in refutation.members {
      let repair = -refutation.shortfall / part.multiplier
      let multiplier = part.multiplier / unit
      switch part.member {
      case .constraint(let row):
        for term in lowered.linear.terms(of: row) {
          axes.insert(lowered.meaning(of: term.variable).attribute.axis)
        }
        // A row that only names an unknown always holds.
        guard let origin = lowered.origin(of: row) else { continue }
        // Of a size against itself no unknown is left.
        if case .user(let id) = origin {
          axes.insert(problem.constraints[id.index].first.attribute.axis)
        }
        let share = multiplier * lowered.linear.rows[Int(row.index)].constant
        members.append(
          Member(origin: origin, multiplier: multiplier, share: share, repair: repair))
        rows.append(row)
      case .lowerBound(let variable), .upperBound(let variable):
        let origin = lowered.origin(ofBound: variable)
        // Both bounds of a fixed size say the same.
        let bound = part.multiplier > 0 ? lowered.linear.lowerBounds : lowered.linear.upperBounds
        members.append(
          Member(
            origin: origin, multiplier: multiplier, share: multiplier * bound[Int(variable.index)],
            repair: repair))
        rows.append(nil)
      }
    }
    guard let predicted = memberExpectedToBreak(members, rows, problem) else { return nil }
    let conflict = Conflict(
      axes: Axis.allCases.filter(axes.contains), members: members,
      shortfall: refutation.shortfall / unit, predictedBreak: predicted)
    return (conflict, rows)
  }
}

extension Refutation {
  /// The median of the magnitudes; 1 for a refutation without members.
  fileprivate var commonMultiplier: Double {
    let magnitudes = members.map(\.multiplier.magnitude).sorted()
    return magnitudes.isEmpty ? 1 : magnitudes[(magnitudes.count - 1) / 2]
  }
}
