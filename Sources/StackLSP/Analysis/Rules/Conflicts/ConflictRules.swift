/// Rules for the shapes of a minimal conflict, the special before the general; `unsatisfiable` answers any.
extension Rule {
  static let conflicts: [Rule] = [
    hiddenRequiredSize, hiddenNestedStackSpacing, hiddenInnerRequired, requiredInCell,
    contradictorySize, variantConstraintLeak, fillEquallyFixedSize, fillProportionallyMargins,
    aspectVsFill, centerAndPinned, alignmentFillFixedCross, allRequiredCompression, fillFixedChild,
    fixedSumExceedsContainer, constraintOnManagedAxis, overlappingPins, zeroSizePass, unsatisfiable,
  ]
}
