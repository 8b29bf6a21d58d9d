import LayoutEngine
import StackDSL

extension AmbiguityCase {
  /// Two texts in a row, the first at its start and the second at its end, look the same whichever is
  /// stretched.
  fileprivate var looksAlike: Bool {
    guard axis == .horizontal, views.count == 2, Set(views) == Set(tiedViews),
      views.allSatisfy({ reading.declared($0).kind == .label && !reading.isFilled($0) })
    else { return false }
    let row = views.sorted { reading.frameInContainer($0).x < reading.frameInContainer($1).x }
    return reading.lettersStand(in: row[0], at: .left)
      && reading.lettersStand(in: row[1], at: .right)
  }
}

extension LayoutReading {
  /// Text without a written alignment begins at the leading edge.
  fileprivate func lettersStand(in label: ViewID, at side: Side) -> Bool {
    let natural = environment.direction == .leftToRight ? "left" : "right"
    let written = property(.textAlignment, of: label)?.value.names.first ?? natural
    return (written == "natural" ? natural : written) == side.rawValue
  }
}

extension Rule {
  static let ambiguousHugging = Rule(
    code: "ambiguous-hugging", severity: .warning, traits: Traits(isPlainToSee: true),
    checks: [.ambiguity(report)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    guard let tie = ambiguity.tie, !ambiguity.group.isEmpty else { return nil }
    switch ambiguity.trade {
    case .hugging where ambiguity.group.count > 1 || ambiguity.tiedViews.count > 1:
      var report = ambiguity.report(
        message(ambiguity, at: tie.priority), views: ambiguity.views,
        remedies: Remedy.partingHugging(ambiguity, at: tie.priority))
      if ambiguity.looksAlike { report.severity = .information }
      return report
    case .constraints where ambiguity.group.contains(where: \.attribute.isSize):
      return ambiguity.report(
        ambiguity.messageOfLines(at: tie.priority), views: ambiguity.views,
        remedies: Remedy.partingConstraints(ambiguity, at: tie.priority))
    case .fits where ambiguity.group.count > 1:
      return ambiguity.report(
        message(ofStacks: ambiguity), views: ambiguity.views,
        remedies: Remedy.leavingNoRoom(ambiguity))
    default:
      return nil
    }
  }

  private static func message(_ ambiguity: AmbiguityCase, at priority: Double) -> String {
    let tied = ambiguity.tiedViews
    let place = ambiguity.arena.map { " in \(ambiguity.reading.name($0))" } ?? ""
    let both = tied.count == 2 ? "both" : "all"
    return "\(pt(ambiguity.room)) left over\(place): \(ambiguity.reading.names(tied)) \(both) "
      + "hug at \(figure(priority)), so UIKit may stretch \(tied.count == 2 ? "either" : "any") "
      + "(\(ambiguity.ranges))."
  }

  private static func message(ofStacks ambiguity: AmbiguityCase) -> String {
    let place = ambiguity.arena.map { " in \(ambiguity.reading.name($0))" } ?? ""
    let views = ambiguity.views
    let room = ambiguity.group.map { $0.upper - $0.lower }.max() ?? 0
    let (each, any) = views.count == 2 ? ("both", "either") : ("all", "any")
    return "\(pt(room)) left over\(place): \(ambiguity.reading.names(views)) may \(each) be "
      + "\(ambiguity.axis == .vertical ? "higher" : "wider") than their views, so UIKit may stretch \(any) "
      + "(\(ambiguity.ranges))."
  }
}

extension AmbiguityCase {
  /// Lines of one priority that cannot all hold.
  func messageOfLines(at priority: Double) -> String {
    let words = (tie?.members ?? []).map(reading.words)
    let side = ambiguity.room < 0 ? "are missing" : "are left over"
    return "\(pt(room)) \(side): \(shortList(words)) share the priority "
      + "\(figure(priority)), so UIKit may give up any of them (\(ranges))."
  }
}
