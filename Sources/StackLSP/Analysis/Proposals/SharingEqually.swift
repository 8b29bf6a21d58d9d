import LayoutEngine
import StackDSL

extension Remedy {
  /// One number for every view of a row means that they are equal; the row determines their size.
  static func sharingEqually(_ conflict: ConflictCase) -> [Remedy] {
    let (reading, axis) = (conflict.reading, conflict.axis)
    let shares = sharingWhatIsLeft(conflict)
    guard shares.isEmpty else { return shares }
    guard conflict.isOnOneAxis, axis == .horizontal, let one = conflict.fixedSizes.first,
      let stack = reading.stack(arranging: one.constraint.first.view),
      let properties = reading.stackProperties(stack), properties.axis == axis,
      properties.distribution == .fill, conflict.stacks.contains(stack)
    else { return [] }
    let views = reading.visibleArranged(in: stack)
    let sizes = views.compactMap { view in
      reading.requiredSize(of: view, axis).map(\.constraint)
    }
    // Keys and fields in a row are meant to be equal. Texts seldom are, except in the columns of a table.
    let texts = views.filter { reading.declared($0).kind == .label }
    guard views.count > 1, texts.isEmpty || texts.allSatisfy(reading.isAlignedInItsRoom),
      sizes.count == views.count, let size = sizes.first,
      sizes.allSatisfy({ reading.screen.constraints[$0].relation == .equal }),
      Set(sizes.map { reading.screen.constraints[$0].constant }).count == 1,
      // A view of less than half the width belongs elsewhere.
      reading.shownSize(stack, axis)
        >= reading.screen.constraints[size].constant * Double(views.count) / 2
    else { return [] }
    var remedy = Remedy(
      "Make \(reading.names(views)) equally \(axis.extentWord): distribution fillEqually, "
        + "no \(axis.sizeWord)",
      [.set(reading.index(stack), .distribution, "fillEqually")]
        + sizes.map { .removeConstraint($0) },
      shows: views.prefix(2).map(reading.index), axis: axis)
    // Of two numbers, either may be the wrong one.
    remedy.isCorrection = views.count > 2
    return [remedy]
  }

  /// Several views with the same share of one view leave nothing for the gaps between them: they become
  /// equal, and the gaps determine their size.
  private static func sharingWhatIsLeft(_ conflict: ConflictCase) -> [Remedy] {
    let (reading, axis) = (conflict.reading, conflict.axis)
    guard conflict.isOnOneAxis else { return [] }
    let shares = conflict.written.filter { line in
      guard let second = line.constraint.second else { return false }
      return line.source.composite == nil && line.constraint.relation == .equal
        && line.constraint.first.attribute == axis.sizeAttribute
        && second.attribute == axis.sizeAttribute && line.constraint.multiplier < 1
        && line.constraint.constant == 0 && second.view != line.constraint.first.view
    }
    let alike = Set(shares.map(\.constraint.second))
    guard shares.count > 1, alike.count == 1, Set(shares.map(\.constraint.multiplier)).count == 1,
      let first = shares.first
    else { return [] }
    let views = shares.map(\.constraint.first.view)
    var changes: [Change] = []
    var how = ""
    if let stack = reading.stack(arranging: views[0]),
      Set(reading.visibleArranged(in: stack)) == Set(views)
    {
      changes = [.set(reading.index(stack), .distribution, "fillEqually")]
      changes += shares.map { .removeConstraint($0.index) }
      how = "distribution fillEqually, no \(axis.sizeWord)"
    } else {
      let own = reading.index(views[0])
      let lines = shares.dropFirst().map { share in
        (
          share.index,
          PlainConstraint.size(of: reading.index(share.constraint.first.view), axis, as: own)
        )
      }
      changes =
        [.removeConstraint(first.index)] + lines.map { reading.restating($0.0, $0.1) }
      how = "`\(reading.text(lines[0].1))` in place of a share"
    }
    var remedy = Remedy(
      "Make \(reading.names(views)) equally \(axis.extentWord): \(how)", changes,
      shows: views.prefix(2).map(reading.index), axis: axis)
    remedy.isCorrection = true
    return [remedy]
  }
}
