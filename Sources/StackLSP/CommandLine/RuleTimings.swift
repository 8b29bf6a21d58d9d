import StackDSL

/// `check --timings`: the time to solve the screens of a file, and to run each rule on them.
///
/// Each figure is the minimum of several runs without shared caches.
struct RuleTimings: Sendable {
  /// The whole first analysis of the file: model, layouts and every rule.
  private var analysis: Duration
  private var solving: Duration
  /// All rules together, for comparison with the sum of each alone.
  private var judging: Duration
  private var rules: [(code: String, cost: Duration)]

  private static let runs = 15

  init(of file: FileID, in files: SourceFiles) {
    let screens = analyze(file, in: files, memo: AnalysisMemo()).screens
    analysis = Self.least { _ = analyze(file, in: files, memo: AnalysisMemo()) }
    solving = Self.least {
      let memo = AnalysisMemo()
      for layouts in screens {
        _ = analyze(
          layouts.screen, settings: layouts.settings, memo: memo, depth: .allEnvironments)
      }
    }
    judging = Self.least { Self.judge(screens, by: Rule.all) }
    // The cost of reading the layouts without a rule is not attributed to any rule.
    let reading = Self.least { Self.judge(screens, by: []) }
    rules = Rule.all.map { rule in
      let cost = Self.least { Self.judge(screens, by: [rule]) }
      return (rule.code, max(.zero, cost - reading))
    }
  }

  private static func judge(_ screens: [ScreenLayouts], by rules: [Rule]) {
    let memo = AnalysisMemo()
    for layouts in screens { _ = findings(on: layouts, by: rules, memo: memo) }
  }

  private static func least(_ work: () -> Void) -> Duration {
    let clock = ContinuousClock()
    return (0..<runs).map { _ in clock.measure(work) }.min() ?? .zero
  }

  /// The most expensive rules first; costs below a microsecond are left out.
  var table: String {
    let dear = rules.filter { $0.cost >= .microseconds(1) }.sorted {
      ($1.cost, $0.code) < ($0.cost, $1.code)
    }
    let sums = [
      ("first analysis", analysis), ("solving", solving), ("all rules", judging),
    ]
    return alignedColumns(
      (sums + dear.map { ($0.code, $0.cost) }).map { [$0.0, $0.1.milliseconds] })
  }
}

extension Duration {
  /// "3.70 ms".
  fileprivate var milliseconds: String {
    let thousandths = Int64((self / .microseconds(1)).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) ms"
  }
}
