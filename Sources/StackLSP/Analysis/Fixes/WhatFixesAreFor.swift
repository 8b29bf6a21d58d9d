import StackDSL

extension Finding {
  /// It says how views lie or what they show: not that lines are at odds, or idle.
  var isOfFrames: Bool {
    switch RuleFamily(of: code) {
    case .baselines, .surprises, .variants: Rule.named(code)?.traits.isOfLine == false
    case .conflicts, .ambiguity, .noEffect, .style, .language, nil: false
    }
  }
}

extension Remedy {
  /// The correction of the member that is wrong, what the rule proposes for its own shape, and the
  /// repairs that fit any.
  var standing: Int { isCorrection ? 0 : isGeneral ? 2 : 1 }
}
