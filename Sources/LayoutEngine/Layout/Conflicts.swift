extension Conflict {
  /// A refutation in terms of the layout, with the rows of its members (nil for bounds).
  ///
  /// Nil if it has no member that could be broken at all.
  static func read(
    _ refutation: Refutation, _ lowered: LoweredLayout, _ problem: LayoutProblem
  ) -> (conflict: Conflict, rows: [LinearConstraintID?])? {
    var members: [Member] = []
    var rows: [LinearConstraintID?] = []
    var axes: Set<Axis> = []
    for part in refutation.members {
      let repair = -refutation.shortfall / part.multiplier
      switch part.member {
      case .constraint(let row):
        for term in lowered.linear.terms(of: row) {
          axes.insert(lowered.meaning(of: term.variable).attribute.axis)
        }
        // A row that only names an unknown always holds.
        guard let origin = lowered.origin(of: row) else { continue }
        members.append(Member(origin: origin, multiplier: part.multiplier, repair: repair))
        rows.append(row)
      case .lowerBound(let variable), .upperBound(let variable):
        let origin = lowered.origin(ofBound: variable)
        members.append(Member(origin: origin, multiplier: part.multiplier, repair: repair))
        rows.append(nil)
      }
    }
    guard let predicted = memberExpectedToBreak(members, rows, problem) else { return nil }
    let conflict = Conflict(
      axes: Axis.allCases.filter(axes.contains), members: members,
      shortfall: refutation.shortfall, predictedBreak: predicted)
    return (conflict, rows)
  }
}
