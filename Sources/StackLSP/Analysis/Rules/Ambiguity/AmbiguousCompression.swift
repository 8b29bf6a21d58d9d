import LayoutEngine
import StackDSL

extension Rule {
  static let ambiguousCompression = Rule(
    code: "ambiguous-compression", severity: .warning,
    page: Page(
      summary: "Space is missing, and several views resist compression equally.",
      explanation: """
        If the content of a stack needs more space than there is, the view with the lowest
        compression resistance is compressed first. If two views share that priority, the result
        is undefined; recorded layouts go both ways. Raise the resistance of the view that must
        stay whole, or let a label wrap.
        """,
      source: "Apple, UIStackView.Distribution.fill: the stack \"shrinks the views according to "
        + "their compression resistance priority\", and by index where that is ambiguous."),
    checks: [.ambiguity(report)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    guard let tie = ambiguity.tie, ambiguity.trade == .compression, !ambiguity.group.isEmpty else {
      return nil
    }
    return ambiguity.report(
      message(ambiguity, at: tie.priority), views: ambiguity.views,
      remedies: ambiguity.tiedViews.compactMap {
        Remedy.inItsProportions($0, ambiguity.axis, ambiguity.layout)
      } + Remedy.partingCompression(ambiguity, at: tie.priority))
  }

  private static func message(_ ambiguity: AmbiguityCase, at priority: Double) -> String {
    let tied = ambiguity.tiedViews
    let place = ambiguity.arena.map { " in \(ambiguity.layout.name($0))" } ?? ""
    let both = tied.count == 2 ? "both" : "all"
    return "\(pt(ambiguity.room)) too little\(place): \(ambiguity.layout.names(tied)) \(both) "
      + "resist compression at \(figure(priority)), so \(tied.count == 2 ? "either" : "any") may "
      + "be cut (\(ambiguity.ranges))."
  }
}
