/// The families of the catalog, by which projects choose rules and people look them up.
enum RuleFamily: String, Sendable, CaseIterable {
  case conflicts, ambiguity, baselines, surprises, variants
  case noEffect = "no-effect"
  case style, language

  /// Its rules, in the order in which they are tried.
  var rules: [Rule] {
    switch self {
    case .conflicts: Rule.conflicts
    case .ambiguity: Rule.ambiguities
    case .baselines: Rule.baselines
    case .surprises: [.viewCollapsed] + Rule.surprises
    case .variants: Rule.variants
    case .noEffect: Rule.withoutEffect + [.idleAllow]
    case .style: Rule.style
    case .language: Rule.languageFaults
    }
  }

  /// The common subject of its rules, for a heading.
  var summary: String {
    switch self {
    case .conflicts: "required constraints that cannot all hold"
    case .ambiguity: "sizes and positions that the constraints leave open"
    case .baselines: "text that is to stand on one line"
    case .surprises: "layouts with one solution, but not the one that was meant"
    case .variants: "what differs between devices, text sizes, languages, directions and states"
    case .noEffect: "lines that change nothing"
    case .style: "what could be said more simply"
    case .language: "what the file itself gets wrong"
    }
  }

  /// Nil for a code that the catalog does not contain.
  init?(of code: String) {
    guard let family = Self.byCode[code] else { return nil }
    self = family
  }

  private static let byCode = Dictionary(
    allCases.flatMap { family in family.rules.map { ($0.code, family) } },
    uniquingKeysWith: { first, _ in first })
}
