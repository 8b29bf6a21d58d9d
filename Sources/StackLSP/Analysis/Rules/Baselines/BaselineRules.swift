/// Rules about text that is meant to stand on one line.
extension Rule {
  static let baselines: [Rule] = [
    baselineNoText, baselineStretched, baselineMultiline, baselineFirstNotTallest,
    baselineRelativeHorizontal, baselineSpacingTooSmall, baselineRowStretched,
    unevenBaselines,
  ]
}
