/// What a finding looks like in the picture. Each has a sign, an outline and a pattern of its own, so that
/// they are told apart without colour.
enum FindingMark: String, Sendable {
  case tie, conflict, cut, overlap, outside, slip, other

  init(_ finding: Finding) {
    self =
      Rule.named(finding.code)?.traits.mark ?? RuleFamily(of: finding.code)?.mark ?? .other
  }

  var sign: String {
    switch self {
    case .tie: "?"
    case .conflict: "✕"
    case .cut: "…"
    case .overlap: "∩"
    case .outside: "↕"
    case .slip: "≈"
    case .other: "!"
    }
  }
}

extension RuleFamily {
  /// Of its rules that have no mark of their own.
  fileprivate var mark: FindingMark {
    switch self {
    case .ambiguity: .tie
    case .conflicts: .conflict
    case .baselines: .slip
    case .surprises, .variants, .noEffect, .style, .language: .other
    }
  }
}
