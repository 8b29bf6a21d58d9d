/// Rules about layouts that have one solution, but not the intended one.
extension Rule {
  static let surprises: [Rule] = [
    contentClipped, stretchedBeyondIntrinsic, imageDrivesLayout, imageAspectMissing,
    textWidthDisambiguation, multilineUnboundedWidth, fillProportionallySpacing,
    fillProportionallyNoIntrinsic, optionalConstraintBroken, priorityNearStackInternal,
    fixedWidthOnText, reversedInset, unevenInsets, overflowOrOverlap, missingEdge,
    cellWithoutHeight,
    scrollAxisLocked, misplacedView, linesTooLong,
  ]
}
