/// Rules about text that is to stand on one line.
extension Rule {
  static let baselines: [Rule] = [
    baselineNoText, baselineStretched, baselineMultiline, baselineFirstNotTallest,
    baselineRelativeHorizontal, baselineSpacingTooSmall, baselineRowStretched,
    bottomAlignedTexts,
  ]
}
