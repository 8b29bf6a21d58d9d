import LayoutEngine
import StackDSL

/// Keeps a finding at its level only if it holds at both ends of every uncertain range: contents that are
/// estimated or set by code, and the room that code provides. Any other finding becomes information that
/// names its doubts; a finding about cut text is left out if code sets the text.
///
/// What holds on the canvas of Xcode 7 must hold on a device, and in the size classes of a phone: the canvas has those of
/// no device, and the constraints that a document installs for phones are left out there.
///
/// A finding that depends on nothing uncertain, such as a conflict between written constants, is not solved
/// again.
///
/// Source: of the messages of 155 projects, all 102 that hold in no size class of a phone are false, and of 15 conflicts
/// with the baseline of a button without a title one was worth reading.
func heldByEvidence(
  _ diagnoses: [Diagnosis], in readings: ScreenReadings, rules: [Rule]
) -> [Diagnosis] {
  let screen = readings.screen
  let unsettled = Set(
    screen.constraints.filter { $0.changesAtRunTime || $0.isPlaceholder }.map(\.span))
  var ends = SolvedEnds(readings, rules: rules)
  var uncertain: [Int: DoubtsOfLayout] = [:]
  return diagnoses.compactMap { diagnosis in
    let spans = [diagnosis.report.span] + diagnosis.report.related.map(\.span)
    guard spans.allSatisfy({ !unsettled.contains($0) }),
      !diagnosis.report.views.contains(where: screen.isPlacedElsewhere)
    else { return nil }
    guard let place = diagnosis.environments.first, readings.all.indices.contains(place) else {
      return diagnosis
    }
    // The code that sets the text decides whether it fits.
    guard !diagnosis.isOfTextSetInCode(on: screen) else { return nil }
    guard diagnosis.severity.rawValue <= Problem.Severity.warning.rawValue else { return diagnosis }
    let reading = readings.all[place]
    if screen.variesOnSquareCanvas(reading.environment), !ends.hold(diagnosis, place, in: .phone) {
      return diagnosis.asInformation(
        "Phones that are held upright have other size classes than this canvas.")
    }
    if screen.isOfInterfaceBuilder, reading.environment.isSquareCanvas, readings.all.count > 1,
      diagnosis.environments.count == 1
    {
      return diagnosis.asInformation("No device is as wide as this canvas.")
    }
    if diagnosis.isOfBareBaseline(in: reading) {
      return diagnosis.asInformation(
        "A button without a title has no baseline that the document tells.")
    }
    let all = uncertain[place] ?? DoubtsOfLayout(in: reading)
    uncertain[place] = all
    let doubts = all.first(mostNamed + 1, of: diagnosis, in: reading)
    let isWithDrawnWidth = diagnosis.isWithDrawnWidth(in: reading)
    guard !doubts.isEmpty,
      isWithDrawnWidth || diagnosis.isOfUnknownSizes(in: reading)
        || !ContentEnd.allCases.allSatisfy({ ends.hold(diagnosis, place, in: .contents(at: $0)) })
    else { return diagnosis }
    // Interface Builder knows no size of such a view either, so it marks one that is ambiguous. Nothing is known of
    // the rest.
    if screen.isOfInterfaceBuilder, let first = diagnosis.report.views.first,
      !diagnosis.isOfAmbiguity, !screen.hasMark(first), !isWithDrawnWidth,
      reading.layout.id(of: first).flatMap(reading.layout.view)?.isUnknown ?? false
    {
      return nil
    }
    var lowered = diagnosis.asInformation(reading.dependence(of: diagnosis, on: doubts))
    // Interface Builder does not know the content and the width that code sets either.
    lowered.isHeldBack = !isWithDrawnWidth && doubts.allSatisfy { $0.openView == nil }
    lowered.report.evidence = doubts.prefix(mostNamed).map(reading.words)
    return lowered
  }
}

/// The largest number of doubts that one message names.
private let mostNamed = 2

extension Screen {
  /// Code outside of the document lays out the view, or one around it.
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
  /// Whether the document installs something by size class and is drawn on the canvas of Xcode 7.
  fileprivate func variesOnSquareCanvas(_ environment: Environment) -> Bool {
    isOfInterfaceBuilder && !conditions.isEmpty && environment.isSquareCanvas
  }
}

extension Environment {
  /// Xcode 7 drew on 600 by 600 points, for any width and any height; no device is that wide.
  fileprivate var isSquareCanvas: Bool { device == nil && size.width == 600 }

  /// With the size classes of a phone that is held upright.
  fileprivate var asOnPhone: Environment {
    var environment = self
    (environment.horizontalSizeClass, environment.verticalSizeClass) = (.compact, .regular)
    return environment
  }
}

extension Diagnosis {
  /// A conflict in a document with the baseline of a button that has no title until code gives it one.
  fileprivate func isOfBareBaseline(in reading: LayoutReading) -> Bool {
    guard reading.screen.isOfInterfaceBuilder, case .conflict(let conflict)? = report.shortage
    else { return false }
    return conflict.members.compactMap { reading.constraintIndex($0.origin) }.contains { index in
      let line = reading.screen.constraints[index]
      return [line.first, line.second].compactMap(\.self).contains { anchor in
        [.firstBaseline, .lastBaseline].contains(anchor.attribute)
          && reading.layout.id(of: anchor.view).map(reading.isBareButton) ?? false
      }
    }
  }

  /// A conflict with the width of the host that another width would resolve: the canvas of a document and the
  /// `size` of a screen are only there to draw a cell or a view that code sizes.
  fileprivate func isWithDrawnWidth(in reading: LayoutReading) -> Bool {
    guard reading.environment.isHostOpen,
      case .conflict(let conflict)? = report.shortage, conflict.axes == [.horizontal]
    else { return false }
    return conflict.includesEnvironment
  }

  /// Views share room, and the document does not even estimate how large one of them is. Code may make it as large as
  /// the room.
  fileprivate func isOfUnknownSizes(in reading: LayoutReading) -> Bool {
    guard isOfAmbiguity, rule.traits.doubt == .size else { return false }
    return report.views.contains {
      reading.layout.id(of: $0).flatMap(reading.layout.view)?.isUnknown ?? false
    }
  }

  fileprivate var isOfAmbiguity: Bool {
    if case .ambiguity = report.shortage { return true }
    return false
  }

  fileprivate func isOfTextSetInCode(on screen: Screen) -> Bool {
    rule.traits.doubt == .text
      && report.views.contains { screen.views[$0.index].runTime.opensContent }
  }

  /// The same diagnosis as information, with the reason for the lower level.
  func asInformation(_ reason: String) -> Diagnosis {
    var diagnosis = self
    diagnosis.severity = .information
    diagnosis.report.message += " " + reason
    return diagnosis
  }
}

/// The reports of a screen where what is uncertain is otherwise than in the file, made on demand.
private struct SolvedEnds {
  enum Change: Hashable {
    /// Every uncertain value at one end.
    case contents(at: ContentEnd)
    /// The size classes of a phone that is held upright.
    case phone
  }

  private struct Place: Hashable {
    var environment: Int
    var change: Change
  }

  private struct Question: Hashable {
    /// Nil for the reports of all rules on ambiguities and conflicts.
    var check: Check?
    /// Its environment is arbitrary for a check that takes all of them.
    var place: Place

    struct Check: Hashable {
      var code: String
      var number: Int
    }
  }

  private let readings: ScreenReadings
  private let rules: [Rule]
  private var layouts: [Place: LayoutReading] = [:]
  private var said: [Question: SaidThere] = [:]

  init(_ readings: ScreenReadings, rules: [Rule]) {
    self.readings = readings
    self.rules = rules
  }

  /// Whether the same diagnosis is reported there.
  mutating func hold(_ diagnosis: Diagnosis, _ environment: Int, in change: Change) -> Bool {
    let (rule, place) = (diagnosis.rule, Place(environment: environment, change: change))
    return rule.checks.enumerated().contains { number, check in
      let own = Question.Check(code: rule.code, number: number)
      switch check {
      case .conflict, .ambiguity:
        return said(Question(place: place)) {
          openOrInConflictReports(on: $0.layout(at: place), rules: $0.rules)
        }.says(diagnosis)
      case .layout(let reports):
        return said(Question(check: own, place: place)) { ends in
          reports(ends.layout(at: place)).map { (rule, $0) }
        }.says(diagnosis)
      case .screen(let reports):
        return said(Question(check: own, place: Place(environment: 0, change: change))) { ends in
          var there = ends.readings
          there.all = there.all.indices.map {
            ends.layout(at: Place(environment: $0, change: change))
          }
          return reports(there).map { (rule, $0) }
        }.says(diagnosis)
      case .elsewhere:
        return true
      }
    }
  }

  private mutating func layout(at place: Place) -> LayoutReading {
    if let known = layouts[place] { return known }
    let environment = readings.all[place.environment].environment
    let reading = readings.solveIn(environment.changed(by: place.change))
    layouts[place] = reading
    return reading
  }

  private mutating func said(
    _ question: Question, _ reports: (inout SolvedEnds) -> [(Rule, Report)]
  ) -> SaidThere {
    if let known = said[question] { return known }
    let new = SaidThere(reports(&self))
    said[question] = new
    return new
  }
}

extension Environment {
  fileprivate func changed(by change: SolvedEnds.Change) -> Environment {
    switch change {
    case .contents(let end): at(end)
    case .phone: isSquareCanvas ? asOnPhone : self
    }
  }
}

/// The reports of one check, keyed so that the same diagnosis is found again.
private struct SaidThere {
  private struct Complaint: Hashable {
    var code: String
    var view: ViewIndex?
    var aspect: String
  }
  private var complaints: Set<Complaint> = []
  private struct Kind: Hashable {
    var family: RuleFamily?
    var axis: Axis?
  }
  private var viewsAlike: [Kind: Set<ViewIndex>] = [:]

  init(_ reports: [(rule: Rule, report: Report)]) {
    for (rule, report) in reports {
      complaints.insert(
        Complaint(code: rule.code, view: report.views.first, aspect: report.aspect))
      let kind = Kind(family: RuleFamily(of: rule.code), axis: report.axis)
      viewsAlike[kind, default: []].formUnion(report.views)
    }
  }

  /// Whether there is a report of the same cause about the same view. An ambiguity or a conflict may come
  /// under another name at the other end: too much room between two labels, or too little.
  func says(_ diagnosis: Diagnosis) -> Bool {
    let (rule, report) = (diagnosis.rule, diagnosis.report)
    guard rule.isOpenOrInConflict else {
      return complaints.contains(
        Complaint(code: rule.code, view: report.views.first, aspect: report.aspect))
    }
    // A problem on the other axis is a different one.
    let axes: [Axis?] =
      report.axis == nil ? Axis.allCases + [nil] : [report.axis, nil]
    return axes.contains { axis in
      let views = viewsAlike[Kind(family: RuleFamily(of: rule.code), axis: axis)] ?? []
      return report.views.contains(where: views.contains)
    }
  }
}
