import LayoutEngine

extension LinearProblem {
  /// The problem as lines for another solver: `lower bound` of each unknown, then for each row
  /// `priority relation constant unknown coefficient …`, with relation one of `=`, `<`, `>`.
  var lines: String {
    var text = "unknowns " + lowerBounds.map { $0 == 0 ? "0" : "-" }.joined(separator: " ") + "\n"
    for (index, row) in rows.enumerated() {
      let relation =
        switch row.relation {
        case .equal: "="
        case .lessThanOrEqual: "<"
        case .greaterThanOrEqual: ">"
        }
      let terms = terms(of: LinearConstraintID(Int32(truncatingIfNeeded: index)))
        .map { "\($0.variable.index) \($0.coefficient)" }.joined(separator: " ")
      text += "\(row.priority.value) \(relation) \(row.constant) \(terms)\n"
    }
    return text
  }
}
