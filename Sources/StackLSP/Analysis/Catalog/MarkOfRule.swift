/// The mark of a finding in the preview: that of its rule, else that of the family.
extension FindingMark {
  init(_ finding: Finding) {
    self =
      Rule.named(finding.code)?.traits.mark ?? RuleFamily(of: finding.code)?.mark ?? .other
  }
}

extension RuleFamily {
  /// The mark of the family's rules that have none of their own.
  fileprivate var mark: FindingMark {
    switch self {
    case .ambiguity: .tie
    case .conflicts: .conflict
    case .baselines: .slip
    case .surprises, .variants, .noEffect, .style, .language: .other
    }
  }
}
