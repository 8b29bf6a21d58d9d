import LayoutEngine
import StackDSL

extension Rule {
  static let unsatisfiable = Rule(
    code: "unsatisfiable", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    if conflict.origins.count == 1, let line = conflict.written.first {
      return conflict.report(ofContradiction: line)
    }
    return conflict.report(message(conflict))
  }

  private static func message(_ conflict: ConflictCase) -> String {
    if let asked = conflict.askedSize { return refusal(of: asked, conflict) }
    let members = conflict.memberWords()
    if let crushed = conflict.crushedView {
      return "\(conflict.reading.name(crushed.view)) would be \(pt(crushed.size)) "
        + "\(conflict.axis.extentWord): \(shortList(members, limit: ConflictCase.mostInWords))."
    }
    let all = members.count == 2 ? "both" : "all"
    return
      "\(capitalized(shortList(members, limit: ConflictCase.mostInWords))) cannot \(all) hold: they miss each other by "
      + "\(pt(conflict.conflict.shortfall))."
  }

  /// "`card` cannot be 400 pt wide: `leading == …` and `trailing == …` leave at most 351 pt."
  private static func refusal(of asked: ConflictCase.AskedSize, _ conflict: ConflictCase) -> String
  {
    if let words = gapsAlone(in: asked, conflict) { return words }
    let anchor = asked.line.constraint.first
    let others = conflict.memberWords(leavingOut: asked.line.index)
    let relation =
      switch asked.line.constraint.relation {
      case .equal: ""
      case .greaterThanOrEqual: " or more"
      case .lessThanOrEqual: " or less"
      }
    return "\(conflict.reading.name(anchor.view)) cannot be \(pt(asked.line.constraint.constant))"
      + " \(anchor.attribute.axis.extentWord)\(relation): \(shortList(others)) "
      + "\(others.count == 1 ? "leaves" : "leave") at \(asked.line.repair < 0 ? "most" : "least") "
      + "\(pt(asked.possible))."
  }
}

extension Rule {
  /// "`code` is to be 100 pt wide, but its 5 gaps alone take 120 pt.": short, in place of a list of every
  /// member.
  private static func gapsAlone(
    in asked: ConflictCase.AskedSize, _ conflict: ConflictCase
  ) -> String? {
    let anchor = asked.line.constraint.first
    let reading = conflict.reading
    guard asked.line.repair > 0, conflict.stacks == [anchor.view],
      reading.stackProperties(anchor.view)?.axis == anchor.attribute.axis,
      conflict.written.count == 1, conflict.resisting.isEmpty
    else { return nil }
    let gaps = conflict.stackMade.count { $0.kind == .spacing }
    guard gaps > 0 else { return nil }
    return "\(reading.name(anchor.view)) is to be \(pt(asked.line.constraint.constant)) "
      + "\(anchor.attribute.axis.extentWord), but "
      + (gaps == 1 ? "the gap in it alone takes " : "its \(gaps) gaps alone take ")
      + "\(pt(asked.possible))."
  }
}

extension ConflictCase {
  /// The only size with a number, or the only one that is too large, and the nearest size that the other
  /// members allow, in points.
  fileprivate struct AskedSize {
    var line: Written
    var possible: Double
  }

  fileprivate var askedSize: AskedSize? {
    let asked = fixedSizes.count == 1 ? fixedSizes : fixedSizes.filter { $0.repair < 0 }
    guard asked.count == 1, let line = asked.first else { return nil }
    // The set is minimal: without this line the others hold, and they reach exactly that far.
    let possible = line.constraint.constant + line.repair
    return possible >= 0 ? AskedSize(line: line, possible: possible) : nil
  }

  /// The only view that the other members would give a negative size, and that size in points.
  fileprivate var crushedView: (view: ViewID, size: Double)? {
    let crushed = conflict.members.compactMap { member -> (view: ViewID, size: Double)? in
      guard case .nonnegativeSize(let view, _) = member.origin else { return nil }
      return (view, member.repair)
    }
    return fixedSizes.isEmpty && resisting.isEmpty && crushed.count == 1 ? crushed.first : nil
  }
}
