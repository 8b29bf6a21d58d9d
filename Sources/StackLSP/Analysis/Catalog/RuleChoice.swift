import StackDSL

/// The choice of rules by a project or a user: which findings are reported, and at which severity.
///
/// Rules are named by code or by family. If both are named, the code wins.
struct RuleChoice: Sendable, Hashable {
  enum Level: Sendable, Hashable {
    case off
    case severity(Problem.Severity)

    init?(_ word: String) {
      if word == "off" {
        self = .off
      } else if let severity = Problem.Severity.all.first(where: { $0.word == word }) {
        self = .severity(severity)
      } else {
        return nil
      }
    }

    var word: String { if case .severity(let severity) = self { severity.word } else { "off" } }

    static let words = ["off"] + Problem.Severity.all.reversed().map(\.word)
  }

  /// The only rules to report; nil for all.
  var selected: Set<String>?
  var ignored: Set<String> = []
  /// Severities that replace the rule's own.
  var levels: [String: Level] = [:]
  /// Rules whose fixes count as safe, and rules whose fixes do not, regardless of any check.
  var safeFixes: Set<String> = []
  var unsafeFixes: Set<String> = []

  /// The finding with the chosen severity; nil if it is turned off.
  func adjusted(_ finding: Finding) -> Finding? {
    guard isWanted(finding.code) else { return nil }
    switch levels[finding.code] ?? RuleFamily(of: finding.code).flatMap({ levels[$0.rawValue] }) {
    case nil: return finding
    case .off: return nil
    case .severity(let severity):
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// The fix with the safety that the project chose. If both lists name the rule in the same way, it is not
  /// safe.
  func weighed(_ fix: Fix, of code: String) -> Fix {
    let names = [code, RuleFamily(of: code)?.rawValue].compactMap(\.self)
    guard fix.reservation != .silences,
      let name = names.first(where: { safeFixes.contains($0) || unsafeFixes.contains($0) })
    else { return fix }
    var fix = fix
    fix.reservation = unsafeFixes.contains(name) ? fix.reservation ?? .isDemoted : nil
    return fix
  }

  private func isWanted(_ code: String) -> Bool {
    guard selected != nil || !ignored.isEmpty else { return true }
    if ignored.contains(code) { return false }
    if selected?.contains(code) ?? false { return true }
    let family = RuleFamily(of: code)?.rawValue ?? ""
    return !ignored.contains(family) && selected?.contains(family) ?? true
  }

  /// The names that a choice accepts: families, then codes.
  static let names = RuleFamily.allCases.map(\.rawValue) + Rule.all.map(\.code)
}

extension Problem.Severity {
  /// The gravest first.
  static let all: [Problem.Severity] = [.error, .warning, .information, .hint]
}
