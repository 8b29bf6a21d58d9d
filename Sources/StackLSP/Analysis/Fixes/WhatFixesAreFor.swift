import StackDSL

extension Finding {
  /// Whether it concerns the frames or the visible content of views, in contrast to contradictory or idle
  /// lines.
  var isOfFrames: Bool {
    switch RuleFamily(of: code) {
    case .baselines, .surprises, .variants: Rule.named(code)?.traits.isOfLine == false
    case .conflicts, .ambiguity, .noEffect, .style, .language, nil: false
    }
  }
}

extension Remedy {
  /// The rank by origin: 0 for the correction of a wrong member, 1 for a proposal of the rule for its own
  /// case, 2 for a repair that fits any.
  var standing: Int { isCorrection ? 0 : isGeneral ? 2 : 1 }
}
