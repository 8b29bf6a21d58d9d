/// Rules about what differs from one environment to another.
extension Rule {
  static let variants: [Rule] = [
    breaksOnDevice, breaksInSizeClass, breaksAtTextSize, breaksInLanguage, breaksRightToLeft,
    breaksWhenHidden, breaksOnSystem, outsideSafeArea, safeAreaDoubleInset, expectationFailed,
    framesChanged, fixedFont, hiddenLeavesGap,
  ]
}
