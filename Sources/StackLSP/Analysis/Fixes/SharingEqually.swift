import LayoutEngine
import StackDSL

extension Remedy {
  /// One number for every view of a row says that they are equal; how large they are the row says.
  static func sharingEqually(_ conflict: ConflictCase) -> [Remedy] {
    let (layout, axis) = (conflict.layout, conflict.axis)
    guard conflict.isOnOneAxis, axis == .horizontal, let one = conflict.fixedSizes.first,
      let stack = layout.stack(arranging: one.constraint.first.view),
      let properties = layout.stackProperties(stack), properties.axis == axis,
      properties.distribution == .fill
    else { return [] }
    let views = layout.visibleArranged(in: stack)
    let sizes = views.compactMap { view in
      layout.requiredSize(of: view, axis).map(\.constraint)
    }
    // Keys and fields in a row are meant to be alike, where texts seldom are.
    guard views.count > 1, !views.contains(where: { layout.declared($0).kind == .label }),
      sizes.count == views.count, let size = sizes.first,
      sizes.allSatisfy({ layout.screen.constraints[$0].relation == .equal }),
      Set(sizes.map { layout.screen.constraints[$0].constant }).count == 1,
      // What would be less than half as wide has to go somewhere else.
      layout.shownSize(stack, axis)
        >= layout.screen.constraints[size].constant * Double(views.count) / 2
    else { return [] }
    return [
      Remedy(
        "Make \(layout.names(views)) equally \(axis.extentWord): distribution fillEqually, "
          + "no \(axis.sizeWord)",
        [.set(layout.index(stack), .distribution, "fillEqually")]
          + sizes.map { .removeConstraint($0) },
        shows: views.prefix(2).map(layout.index), axis: axis)
    ]
  }
}
