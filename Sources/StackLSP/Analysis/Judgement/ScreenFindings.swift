import LayoutEngine
import StackDSL

/// The findings of all rules on a screen.
///
/// - Parameter memo: keeps the layouts of "what if" questions.
func findings(
  on layouts: ScreenLayouts, by rules: [Rule] = Rule.all, memo: AnalysisMemo,
  while isWanted: @escaping @Sendable () -> Bool = { true }
) -> [Finding] {
  guard !layouts.all.isEmpty else { return [] }
  let readings = ScreenReadings(
    screen: layouts.screen,
    all: layouts.all.map { LayoutReading(layouts.screen, $0) },
    isComplete: layouts.isComplete, minimumSystem: layouts.settings.minimumSystem,
    solve: { memo.outcome(of: $0) },
    solveIn: { environment in
      LayoutReading(
        layouts.screen,
        layouts.solveVariant(layouts.screen, in: environment, memo: memo))
    }, isWanted: isWanted)
  let found = readings.all.map { isWanted() ? reports(on: $0, rules: rules) : [] }
  return findings(on: readings, from: found, by: rules) + tooManyEnvironments(of: layouts)
    + devicesTooOld(in: layouts)
}

/// The findings of all rules on a screen, from the reports of each layout.
func findings(
  on readings: ScreenReadings, from reports: [[(Rule, Report)]], by rules: [Rule]
) -> [Finding] {
  let found = diagnoses(of: readings, from: reports, rules: rules).map {
    $0.raised(onSystem: readings.minimumSystem)
  }
  let held = heldByEvidence(heldInAllHosts(found, in: readings), in: readings, rules: rules)
  let said = withMarksOfXcode(seenOnCanvas(held, in: readings), on: readings.screen)
  let contradictions = joinedByContradiction(said, in: readings)
  let causes = joinedByCause(joinedAcrossAxes(contradictions), in: readings)
  let repeated = joinedByComponent(lifted(causes, in: readings), on: readings.screen)
  let kept = allowed(repeated, on: readings.screen, isComplete: readings.isComplete)
  let stacks = joinedInStacks(joinedByMend(kept), on: readings.screen)
  let rows = joinedInRows(stacks, on: readings.screen)
  return mendedTogether(joinedOnScreen(rows, of: readings.screen), on: readings.screen)
    .map { $0.finding(in: readings) }
}

/// One message for all the environments that a screen names beyond the limit.
private func tooManyEnvironments(of layouts: ScreenLayouts) -> [Finding] {
  let screen = layouts.screen
  guard layouts.environments.count >= EnvironmentLists.limit(for: screen) else { return [] }
  let wanted = EnvironmentLists(screen: screen, settings: layouts.settings).count
  let solved = layouts.environments.count
  guard wanted > solved, !layouts.isComponent else { return [] }
  var finding = Finding(
    code: ProblemCode.screenTooLarge.rawValue, severity: .warning, span: screen.nameSpan,
    message: "\(count(screen.views.count - 1, "view")) in \(wanted) environments are too many to "
      + "solve: \(solved) of the environments \(solved == 1 ? "is" : "are") checked. Split the "
      + "screen, or name fewer devices, text sizes and languages.")
  finding.screen = screen.name
  finding.identity = "\(finding.code) \(screen.name)"
  return [finding]
}

extension Finding {
  /// A fault in the text, which shows in every environment.
  init(_ problem: Problem) {
    self.init(
      code: problem.code, severity: problem.severity, span: problem.span, message: problem.message,
      related: problem.notes)
    corrections = problem.fixes
    identity = "\(problem.code) \(problem.message)"
  }

  /// Whether a finding may be a consequence of a broken line, so that one slip gets one message. A broken
  /// member of the view, or of one inside it, may be the one that would have settled an open size or
  /// position. A broken member of a view around it may have moved the view. In a document the constraints of
  /// a view follow its subviews, so an unclosed tag swallows those of every view around it.
  func mayFollow(from errors: [Finding], on screen: Screen) -> Bool {
    guard !errors.isEmpty, let view = views.first, view != .screen,
      screen.views.indices.contains(view.index)
    else { return false }
    if RuleFamily(of: code) == .ambiguity || Self.consequencesOfLostTies.contains(code) {
      return errors.contains { error in
        screen.views[view.index].span.contains(error.span)
          || screen.lostConstraints.contains { lost in
            lost.span.contains(error.span) && screen.mayTie(lost, view)
          }
          || error.code == ProblemCode.malformedXML.rawValue && screen.span.contains(error.span)
      }
    }
    guard Rule.named(code)?.traits.isOfPlace ?? false else { return false }
    return screen.path(to: view).contains { outer in
      errors.contains { screen.stands($0, straightIn: outer) }
    }
  }
}

extension Finding {
  /// The rules, besides those of ambiguity, that report the effects of a missing constraint.
  private static let consequencesOfLostTies: Set<String> = [
    Rule.viewCollapsed.code, Rule.multilineUnboundedWidth.code, Rule.cellWithoutHeight.code,
    Rule.missingEdge.code,
  ]
}

extension SectionMap {
  /// The gravest first, and equally grave ones by position, so that the most urgent finding is at the top of
  /// every list.
  func byGravity(_ findings: [Finding]) -> [Finding] { byGravity(findings, \.gravity) }

  func byGravity<Item>(_ items: [Item], _ gravity: (Item) -> Finding.Gravity) -> [Item] {
    let places = items.map { item in
      let gravity = gravity(item)
      let range = fileSpan(gravity.span).range
      return (gravity.severity.rawValue, range.lowerBound, range.upperBound)
    }
    func isBefore(_ a: Int, _ b: Int) -> Bool {
      guard places[a] == places[b] else { return places[a] < places[b] }
      let (a, b) = (gravity(items[a]), gravity(items[b]))
      return (a.code, a.message) < (b.code, b.message)
    }
    // Screens come in order and most have at most one finding, so there is often nothing to sort.
    guard items.indices.dropFirst().contains(where: { isBefore($0, $0 - 1) }) else { return items }
    return items.indices.sorted(by: isBefore).map { items[$0] }
  }
}

extension Finding {
  /// What its place in a list depends on. Copying it is cheaper than copying the finding.
  struct Gravity: Sendable {
    var severity: Problem.Severity
    var span: SourceSpan
    var code: String
    var message: String
  }

  var gravity: Gravity { Gravity(severity: severity, span: span, code: code, message: message) }
}

extension Screen {
  /// Whether an error at this place can be the reason of a finding on the screen.
  func concerns(_ place: SourceSpan) -> Bool {
    span.contains(place) || views.indices.contains { views[$0].span.contains(place) }
      || lostConstraints.contains { $0.span.contains(place) }
  }

  /// Whether the lost constraint names the view or one inside it; a stack depends on its views. If it names
  /// no known view, it may have been meant for any view in the same braces.
  fileprivate func mayTie(_ lost: LostConstraint, _ view: ViewIndex) -> Bool {
    guard lost.views.isEmpty else {
      return lost.views.contains { $0 == view || path(to: $0).contains(view) }
    }
    return lost.owner == .screen || path(to: view).dropFirst().contains(lost.owner)
  }

  /// Whether the finding lies in the braces of the view, outside those of its subviews.
  fileprivate func stands(_ finding: Finding, straightIn view: ViewIndex) -> Bool {
    let declared = views[view.index]
    return declared.span.contains(finding.span)
      && !declared.children.contains { views[$0.index].span.contains(finding.span) }
  }

  /// The view and its ancestors, without the screen itself.
  fileprivate func path(to view: ViewIndex) -> [ViewIndex] {
    guard views.indices.contains(view.index) else { return [] }
    return ([view] + superviews(of: view)).filter { $0 != .screen }
  }
}

extension Diagnosis {
  func finding(in readings: ScreenReadings) -> Finding {
    let isEverywhere = environments.count == readings.all.count
    var finding = Finding(
      code: rule.code, severity: severity, span: report.span,
      message: readings.screen.heading(of: report.views.first)
        + readings.screen.inWordsOfItsEditor(capitalized(report.message)))
    finding.related = report.related.map { note in
      var note = note
      note.message = readings.screen.inWordsOfItsEditor(note.message)
      return note
    }
    finding.screen = readings.screen.name
    finding.environments =
      isEverywhere ? [] : environments.map { readings.all[$0].environment.name }
    finding.isUnnecessary = report.isUnnecessary
    finding.remedies = report.remedies
    finding.shortage = report.shortage
    finding.aspect = report.aspect
    finding.causeCode = causeCode
    finding.identity = identity(in: readings.screen)
    finding.follows = followers(in: readings.screen)
    finding.views = report.views
    finding.evidence = report.evidence
    return finding
  }

  private func followers(in screen: Screen) -> [Follower] {
    follows.flatMap {
      [
        Follower(
          code: $0.rule.code, aspect: $0.report.aspect, severity: $0.severity,
          identity: $0.identity(in: screen), views: $0.report.views)
      ] + $0.followers(in: screen)
    }
  }

  /// A key that edits of the surrounding text do not change; two screens may use the same names.
  private func identity(in screen: Screen) -> String {
    let paths = report.views.map { screen.views[$0.index].path }
    return ([rule.code, report.aspect, screen.name] + paths).joined(separator: " ")
  }
}

extension Screen {
  /// The words by which people find a view in Xcode: the scene, the outline's label and the object ID. Empty
  /// for a screen of a `.stack` file, where line numbers do this.
  fileprivate func heading(of view: ViewIndex?) -> String {
    guard isOfInterfaceBuilder else { return "" }
    guard let view, view != .screen, views.indices.contains(view.index) else { return "\(name): " }
    return "\(name) ▸ \(outlineTitle(of: view)): "
  }
}
