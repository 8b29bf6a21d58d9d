import LayoutEngine
import StackDSL

/// A screen that is solved and judged on demand, one environment after the other.
final class StagedScreen {
  let screen: Screen
  let settings: FileSettings
  let environments: [Environment]
  let memo: AnalysisMemo
  private var layouts: [ScreenLayout?]
  private var readings: [LayoutReading?]
  /// The reports of each environment, for the rules that were asked last.
  private var reports: [Int: [(Rule, Report)]] = [:]
  private var rulesOfReports: JudgedBy?
  /// The findings by the environments examined, for the same rules.
  private var found: [[Int]: [Finding]] = [:]

  /// - Parameter environments: replaces the environments of the screen.
  init(
    _ screen: Screen, settings: FileSettings, memo: AnalysisMemo, environments: [Environment]? = nil
  ) {
    self.screen = screen
    self.settings = settings
    self.memo = memo
    self.environments = environments ?? StackLSP.environments(of: screen, settings: settings)
    layouts = Array(repeating: nil, count: self.environments.count)
    readings = layouts.map { _ in nil }
  }

  /// Starts with the known layouts.
  init(_ layouts: ScreenLayouts, memo: AnalysisMemo) {
    screen = layouts.screen
    settings = layouts.settings
    self.memo = memo
    environments = layouts.environments
    self.layouts = layouts.environments.indices.map { index in
      layouts.all.indices.contains(index) ? layouts.all[index] : nil
    }
    readings = environments.map { _ in nil }
  }

  private func layout(_ environment: Int) -> ScreenLayout {
    if let known = layouts[environment] { return known }
    let layout = solve(screen, settings: settings, in: environments[environment], memo: memo)
    layouts[environment] = layout
    return layout
  }

  private func reading(_ environment: Int) -> LayoutReading {
    if let known = readings[environment] { return known }
    let reading = LayoutReading(screen, layout(environment))
    readings[environment] = reading
    return reading
  }

  /// The readings of all environments.
  var allReadings: [LayoutReading] { environments.indices.map(reading) }

  /// The points by which a finding misses its goal in its first environment; nil if no number expresses it.
  func lack(of finding: Finding) -> Double? {
    finding.shortage?.points(in: reading(ofFirst: finding))
  }

  /// Whether one of two views that lie over each other lies wholly in the other, as on a background.
  func isOneOfTwoInside(_ finding: Finding) -> Bool {
    guard case .overlap(let one, let other, _)? = finding.shortage else { return false }
    let rects = [one, other].map(reading(ofFirst: finding).alignmentRectInContainer)
    return rects[0].contains(rects[1]) || rects[1].contains(rects[0])
  }

  /// The reading of the first environment in which a finding holds.
  func reading(ofFirst finding: Finding) -> LayoutReading {
    reading(
      finding.environments.first.flatMap { name in
        environments.firstIndex { $0.name == name }
      } ?? 0)
  }

  /// The views that are open in some environment, with all their descendants.
  private(set) lazy var openViews = Set(
    environments.indices.flatMap { index in
      let reading = reading(index)
      return reading.viewsInOpenViews.map(reading.index)
    })

  /// The screen with all its layouts.
  var whole: ScreenLayouts {
    ScreenLayouts(
      screen: screen, settings: settings, environments: environments,
      all: environments.indices.map(layout))
  }

  /// The findings of the rules in some of the environments, without remedies. Each finding lists its
  /// environments, even if these are all that were examined.
  func findings(in places: [Int], by rules: JudgedBy) -> [Finding] {
    if rules != rulesOfReports {
      reports = [:]
      found = [:]
      rulesOfReports = rules
    }
    if let known = found[places] { return known }
    let new = judge(places, by: rules)
    found[places] = new
    return new
  }

  private func judge(_ places: [Int], by rules: JudgedBy) -> [Finding] {
    let (screen, settings, memo) = (screen, settings, memo)
    let readings = ScreenReadings(
      screen: screen, all: places.map(reading), isComplete: places.count == environments.count,
      isTold: false, minimumSystem: settings.minimumSystem, solve: { memo.outcome(of: $0) },
      solveIn: { environment in
        let layout = solve(screen, settings: settings, in: environment, memo: memo)
        return LayoutReading(screen, layout)
      })
    let found = places.map { place in
      if let known = reports[place] { return known }
      let new = StackLSP.reports(on: reading(place), rules: rules.rules)
      reports[place] = new
      return new
    }
    let all = StackLSP.findings(on: readings, from: found, by: rules.rules)
    guard !readings.isComplete else { return all }
    return all.map { finding in
      guard finding.environments.isEmpty else { return finding }
      var finding = finding
      finding.environments = places.map { environments[$0].name }
      return finding
    }
  }
}

/// The rules that can count against a change.
struct JudgedBy: Equatable, Sendable {
  let rules: [Rule]

  static func == (a: JudgedBy, b: JudgedBy) -> Bool {
    a.rules.count == b.rules.count && zip(a.rules, b.rules).allSatisfy { $0 === $1 }
  }

  /// Errors and warnings count against any change, and so do findings as grave as this one and further
  /// findings of its rule.
  init(_ finding: Finding) {
    let least = max(finding.severity.rawValue, Problem.Severity.warning.rawValue)
    rules = Rule.all.filter { rule in
      rule.gravest.rawValue <= least || rule.code == finding.code || rule.isOfOneCase
    }
  }

  static let errorsAndWarnings = JudgedBy(
    rules: Rule.all.filter { rule in
      rule.gravest.rawValue <= Problem.Severity.warning.rawValue || rule.isOfOneCase
    })

  private init(rules: [Rule]) { self.rules = rules }
}

extension Rule {
  /// Whether its rules compete for a conflict or an ambiguity: the first to recognise it wins, so all are
  /// needed.
  fileprivate var isOfOneCase: Bool {
    checks.contains { check in
      switch check {
      case .conflict, .ambiguity: true
      case .layout, .screen, .elsewhere: false
      }
    }
  }
}
