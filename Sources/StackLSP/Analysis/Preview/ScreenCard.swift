import StackDSL

/// A screen's entry in an overview of many.
struct ScreenCard: Sendable {
  enum Kind: String, Sendable {
    case screen
    /// The content of a cell, or of another view that its surroundings place.
    case cell
    case component
  }

  let title: String
  let kind: Kind
  /// The errors and warnings. Hints about simpler code concern the author of a screen, not the reader of an
  /// overview.
  let findings: [Finding]

  init(_ result: ScreenResult) {
    let layouts = result.layouts
    title = layouts.screen.name
    kind =
      layouts.isComponent
      ? .component : layouts.environments.first?.host == .screen ? .screen : .cell
    findings = result.findings.errorsAndWarnings
  }
}

extension [Finding] {
  var errorsAndWarnings: [Finding] {
    filter { $0.severity.rawValue <= Problem.Severity.warning.rawValue }
  }

  func number(_ severity: Problem.Severity) -> Int { count { $0.severity == severity } }
}

extension [ScreenResult] {
  /// The drawn ones in the order of an overview: screens, then cells, then components, each in the order of the
  /// file.
  var inOverview: [(card: ScreenCard, result: ScreenResult)] {
    let drawn = filter { !$0.layouts.all.isEmpty }.map { (card: ScreenCard($0), result: $0) }
    return [ScreenCard.Kind.screen, .cell, .component].flatMap { kind in
      drawn.filter { $0.card.kind == kind }
    }
  }
}

extension Analysis {
  /// The screens with their findings, and the components alone.
  var overview: [ScreenResult] {
    let found = Dictionary(grouping: findings, by: \.screen)
    let results =
      screens.map { ScreenResult($0, findings: found[$0.screen.name] ?? []) }
      + components.map { ScreenResult($0, findings: []) }
    return results.map(withFaultsOfText)
  }
}
