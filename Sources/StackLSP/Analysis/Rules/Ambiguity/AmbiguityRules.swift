/// Rules for sizes and positions that the constraints leave open, the special before the general. The last
/// one answers every ambiguity.
extension Rule {
  static let ambiguities: [Rule] = [
    emptyStackSize, competingSpacers, scrollContentAmbiguous, baselineOnVertical,
    priorityTieWithConstraint, ambiguousHugging, ambiguousCompression,
    inequalityOnlySize, missingSize, ambiguousPosition, ambiguousLayout,
  ]
}
