/// Rules of taste, all of them hints.
extension Rule {
  static let style: [Rule] = [
    rtlLeftRightAnchor, singleChildStack, redundantNesting, wrapperForPadding,
    magicFillerConstraint, spacerCouldBeDistribution, smallHitTarget,
  ]
}
