import LayoutEngine
import StackDSL

extension Rule {
  static let ambiguousCompression = Rule(
    code: "ambiguous-compression", severity: .warning, traits: Traits(isPlainToSee: true),
    checks: [.ambiguity(report), .screen(decidedByOthers)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    guard let tie = ambiguity.tie, ambiguity.trade == .compression, !ambiguity.group.isEmpty else {
      return nil
    }
    var report = ambiguity.report(
      message(ambiguity, at: tie.priority), views: ambiguity.views,
      remedies: Remedy.partingCompression(ambiguity, at: tie.priority))
    // Texts that shrink are not cut.
    if ambiguity.tiedViews.allSatisfy(ambiguity.reading.mayShrinkText) {
      report.severity = .information
    }
    return report
  }

  private static func message(_ ambiguity: AmbiguityCase, at priority: Double) -> String {
    let tied = ambiguity.tiedViews
    let place = ambiguity.arena.map { " in \(ambiguity.reading.name($0))" } ?? ""
    let both = tied.count == 2 ? "both" : "all"
    return "\(pt(ambiguity.room)) too little\(place): \(ambiguity.reading.names(tied)) \(both) "
      + "resist compression at \(figure(priority)), so \(tied.count == 2 ? "either" : "any") may "
      + "be cut (\(ambiguity.ranges))."
  }
}
