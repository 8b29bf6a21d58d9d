import LayoutEngine
import StackDSL

/// One cause with all the environments in which it shows; it becomes one finding.
struct Diagnosis: Sendable {
  var rule: Rule
  /// The report in the first environment where the cause holds.
  var report: Report
  var severity: Problem.Severity
  /// Indices into the screen's environments, ascending.
  var environments: [Int]
  /// The consequences of this diagnosis, which show at other places.
  var follows: [Diagnosis] = []
  /// The code before the diagnosis became one about a device, a language or the like.
  var causeCode: String?
  /// Whether doubts lowered it to information, none of them about content that code sets.
  var isHeldBack = false

  /// Its message as a note under another diagnosis.
  var note: Problem.Note { Problem.Note(span: report.span, message: report.message) }

  mutating func hold(alsoWhere others: [Diagnosis]) {
    environments = unique(environments + others.flatMap(\.environments)).sorted()
  }
}

/// Diagnoses with equal keys become one, at the place of the first; one without a key stays alone.
///
/// - Parameter join: adds the contents of the others to the first.
func joined<Key: Hashable>(
  _ diagnoses: [Diagnosis], by key: (Diagnosis) -> Key?,
  _ join: (inout Diagnosis, [Diagnosis]) -> Void
) -> [Diagnosis] {
  var firsts: [Key: Int] = [:]
  // Keyed by the place of the first; most diagnoses stay alone.
  var others: [Int: [Int]] = [:]
  var joined: Set<Int> = []
  for index in diagnoses.indices {
    guard let key = key(diagnoses[index]) else { continue }
    if let first = firsts[key] {
      others[first, default: []].append(index)
      joined.insert(index)
    } else {
      firsts[key] = index
    }
  }
  guard !joined.isEmpty else { return diagnoses }
  return diagnoses.indices.filter { !joined.contains($0) }.map { index in
    var first = diagnoses[index]
    if let group = others[index] { join(&first, group.map { diagnoses[$0] }) }
    return first
  }
}

/// Runs the rules that take all environments, and joins the reports of one cause.
///
/// A rule that looks at single layouts knows nothing of the others; this function finds out that the same
/// thing holds in four environments.
///
/// - Parameter reports: the reports of each layout.
func diagnoses(
  of readings: ScreenReadings, from reports: [[(Rule, Report)]], rules: [Rule]
) -> [Diagnosis] {
  var merged = DiagnosisMerger(screen: readings.screen, isTold: readings.isTold)
  for (environment, reports) in reports.enumerated() {
    for (rule, report) in reports { merged.add(rule, report, [environment]) }
  }
  // "Nowhere used" and "nowhere two views" need all environments, not one out of several.
  guard readings.isComplete else { return merged.diagnoses }
  let everywhere = Array(readings.all.indices)
  // As long as constraints contradict each other, suggestions of style would only distract.
  let isSolved = readings.all.allSatisfy { $0.outcome.status == .solved }
  for rule in rules where (isSolved || rule.severity != .hint) && readings.isWanted() {
    for case .screen(let check) in rule.checks {
      for report in check(readings) {
        merged.add(rule, report, report.environments.isEmpty ? everywhere : report.environments)
      }
    }
  }
  return merged.diagnoses
}

/// The reports of the rules on one layout by itself.
func reports(on reading: LayoutReading, rules: [Rule]) -> [(Rule, Report)] {
  var reports = openOrInConflictReports(on: reading, rules: rules)
  for rule in rules {
    for case .layout(let check) in rule.checks {
      reports += check(reading).map { (rule, $0) }
    }
  }
  return reports
}

/// The reports of the rules on each conflict and each ambiguity.
func openOrInConflictReports(on reading: LayoutReading, rules: [Rule]) -> [(Rule, Report)] {
  var reports: [(Rule, Report)] = []
  // UIKit rounds a height that follows from content to pixels.
  let rounding =
    reading.environment.host.isSelfSizing ? 1 / reading.environment.scale : Threshold.rounding
  for conflict in reading.outcome.conflicts where conflict.shortfall > rounding {
    let found = ConflictCase(reading: reading, conflict: conflict)
    if let first = firstReport(of: rules, { $0.report(on: found) }) { reports.append(first) }
  }
  for ambiguity in reading.outcome.ambiguities {
    let found = AmbiguityCase(reading: reading, ambiguity: ambiguity)
    if let first = firstReport(of: rules, { $0.report(on: found) }) { reports.append(first) }
  }
  return reports
}

private func firstReport(
  of rules: [Rule], _ report: (Rule) -> Report?
) -> (Rule, Report)? {
  for rule in rules {
    if let found = report(rule) { return (rule, found) }
  }
  return nil
}

extension Rule {
  fileprivate func report(on found: ConflictCase) -> Report? {
    for case .conflict(let check) in checks {
      if let report = check(found) { return report }
    }
    return nil
  }

  fileprivate func report(on found: AmbiguityCase) -> Report? {
    for case .ambiguity(let check) in checks {
      if let report = check(found) { return report }
    }
    return nil
  }
}

/// The key by which reports of different environments are one cause. The place may differ, because the
/// numbers decide which member of a conflict breaks.
struct Cause: Hashable, Sendable {
  var code: String
  /// Set only for the same line of a component in several instances.
  var span: SourceSpan?
  var views: [ViewIndex]
  var aspect: String
}

/// Joins reports in the order in which their causes first appear.
private struct DiagnosisMerger {
  private let screen: Screen
  private let isTold: Bool
  private(set) var diagnoses: [Diagnosis] = []
  private var places: [Cause: Int] = [:]

  init(screen: Screen, isTold: Bool) {
    self.screen = screen
    self.isTold = isTold
  }

  mutating func add(_ rule: Rule, _ report: Report, _ environments: [Int]) {
    var report = report
    if isTold { report.tell() }
    let cause = Cause(code: rule.code, views: report.views, aspect: report.aspect)
    let diagnosis = Diagnosis(
      rule: rule, report: report, severity: report.severity ?? rule.severity(on: screen),
      environments: environments)
    guard let place = places[cause] else {
      places[cause] = diagnoses.count
      diagnoses.append(diagnosis)
      return
    }
    let known = diagnoses[place]
    if diagnosis.severity.rawValue < known.severity.rawValue {
      diagnoses[place] = diagnosis
    } else if diagnosis.severity == known.severity {
      diagnoses[place].environments += environments.filter { !known.environments.contains($0) }
      // A number that is enough in one environment may be too small in the next.
      diagnoses[place].report.remedies += report.remedies.filter { remedy in
        !known.report.remedies.contains { $0.changes == remedy.changes }
      }
    }
  }
}
