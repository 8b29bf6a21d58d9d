import LayoutEngine
import StackDSL

/// Leaves a finding at its level only if it holds at both ends of what it depends on: the contents that are
/// estimated or set by code, and the room that code gives. What does not becomes an information that says
/// what it depends on; where a text that code sets would be cut it is left out.
///
/// What depends on nothing uncertain, such as a conflict between written constants, is not solved again.
func heldByEvidence(
  _ diagnoses: [Diagnosis], in solved: SolvedScreen, rules: [Rule]
) -> [Diagnosis] {
  let screen = solved.screen
  let unsettled = Set(
    screen.constraints.filter { $0.changesAtRunTime || $0.isPlaceholder }.map(\.span))
  var ends = SolvedEnds(solved, rules: rules)
  var uncertain: [Int: [Doubt]] = [:]
  return diagnoses.compactMap { diagnosis in
    let spans = [diagnosis.report.span] + diagnosis.report.related.map(\.span)
    guard spans.allSatisfy({ !unsettled.contains($0) }),
      !diagnosis.report.views.contains(where: screen.isPlacedElsewhere),
      // Nothing is known of its size.
      !diagnosis.report.views.prefix(1).contains(where: screen.isOfUnknownSize)
    else { return nil }
    guard let place = diagnosis.environments.first, solved.layouts.indices.contains(place) else {
      return diagnosis
    }
    // What becomes of a text is for whoever sets it to see.
    guard !diagnosis.isOfTextSetInCode(on: screen) else { return nil }
    let layout = solved.layouts[place]
    let all = uncertain[place] ?? layout.doubts
    uncertain[place] = all
    let doubts = diagnosis.doubts(in: layout, among: all)
    guard diagnosis.severity.rawValue <= Problem.Severity.warning.rawValue, !doubts.isEmpty,
      !ContentEnd.allCases.allSatisfy({ ends.hold(diagnosis, place, at: $0) })
    else { return diagnosis }
    var lowered = diagnosis.asInformation(layout.dependence(on: doubts))
    lowered.isHeldBack = true
    lowered.report.evidence = doubts.prefix(mostNamed).map(layout.words)
    return lowered
  }
}

/// Doubts that one message names.
private let mostNamed = 2

extension Screen {
  /// The view, or one around it, is laid out by somebody else.
  fileprivate func isPlacedElsewhere(_ view: ViewIndex) -> Bool {
    var current: ViewIndex? = view
    // Parents stand before their children, so the climb ends.
    while let index = current, index != .screen, views.indices.contains(index.index) {
      if views[index.index].runTime.contains(.placedElsewhere) { return true }
      current = views[index.index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return false
  }
}

extension Screen {
  fileprivate func isOfUnknownSize(_ view: ViewIndex) -> Bool {
    views[view.index].properties.contains {
      $0.name == .preferredDatePickerStyle && $0.value.name != "wheels"
    }
  }
}

extension Diagnosis {
  fileprivate func isOfTextSetInCode(on screen: Screen) -> Bool {
    rule.traits.doubt == .text
      && report.views.contains { screen.views[$0.index].runTime.opensContent }
  }

  /// The same, with why it is no more than that.
  func asInformation(_ reason: String) -> Diagnosis {
    var diagnosis = self
    diagnosis.severity = .information
    diagnosis.report.message += " " + reason
    return diagnosis
  }
}

/// The reports of a screen with everything uncertain at one end, each made when somebody asks.
private struct SolvedEnds {
  private struct Place: Hashable {
    var environment: Int
    var end: ContentEnd
  }

  private let solved: SolvedScreen
  private let rules: [Rule]
  private var layouts: [Place: LayoutReading] = [:]
  private var openOrInConflict: [Place: [(Rule, Report)]] = [:]

  init(_ solved: SolvedScreen, rules: [Rule]) {
    self.solved = solved
    self.rules = rules
  }

  /// Whether the same is said there.
  mutating func hold(_ diagnosis: Diagnosis, _ environment: Int, at end: ContentEnd) -> Bool {
    let place = Place(environment: environment, end: end)
    return diagnosis.rule.checks.contains { check in
      switch check {
      case .conflict, .ambiguity:
        return openReports(at: place).contains { diagnosis.isSaid(by: $0.0, $0.1) }
      case .layout(let reports):
        return reports(layout(at: place)).contains { diagnosis.isSaid(by: diagnosis.rule, $0) }
      case .screen(let reports):
        var there = solved
        there.layouts = solved.layouts.indices.map {
          layout(at: Place(environment: $0, end: end))
        }
        return reports(there).contains { diagnosis.isSaid(by: diagnosis.rule, $0) }
      case .elsewhere:
        return true
      }
    }
  }

  private mutating func layout(at place: Place) -> LayoutReading {
    if let known = layouts[place] { return known }
    let layout = solved.solveIn(solved.layouts[place.environment].environment.at(place.end))
    layouts[place] = layout
    return layout
  }

  private mutating func openReports(at place: Place) -> [(Rule, Report)] {
    if let known = openOrInConflict[place] { return known }
    let reports = openOrInConflictReports(on: layout(at: place), rules: rules)
    openOrInConflict[place] = reports
    return reports
  }
}

extension Diagnosis {
  /// The same cause about the same view. What is open or in conflict may have another name at the other
  /// end: too much room between two labels, or too little.
  fileprivate func isSaid(by other: Rule, _ there: Report) -> Bool {
    guard rule.isOpenOrInConflict else {
      return rule.code == other.code && report.views.first == there.views.first
        && report.aspect == there.aspect
    }
    return RuleFamily(of: rule.code) == RuleFamily(of: other.code)
      && report.views.contains { there.views.contains($0) }
  }
}
