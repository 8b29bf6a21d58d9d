import LayoutEngine
import StackDSL

extension Remedy {
  /// A column that is higher than what the screen leaves it: a picture in it gives way, as far as a picture
  /// may.
  ///
  /// - Parameters:
  ///   - view: stands in the column, or is it.
  ///   - side: `top` or `bottom`, where the column leaves the safe area.
  static func fittingColumn(
    around view: ViewID, beyond side: Side, _ layout: LayoutReading
  ) -> [Remedy] {
    let outer = layout.unarranged(around: view)
    guard let outer, outer != layout.container, layout.stackProperties(outer)?.axis == .vertical
    else { return [] }
    return shrinkingPictures(in: outer, around: view, beyond: side, layout)
  }

  private static func shrinkingPictures(
    in column: ViewID, around view: ViewID, beyond side: Side, _ layout: LayoutReading
  ) -> [Remedy] {
    let box = layout.alignmentRectInContainer(column)
    let overhang = box.overhang(beyond: layout.safeRect, at: side) + standardSpacing
    // A centred column loses as much at its other end.
    let missing = layout.isNamed(.centerY, of: column) ? 2 * overhang : overhang
    let index = layout.index(column)
    let isTop = side == .top
    let limit = PlainConstraint.edge(
      isTop ? .top : .bottom, of: index, isTop ? .greaterThanOrEqual : .lessThanOrEqual,
      to: .screen, .safeArea, constant: isTop ? standardSpacing : -standardSpacing)
    return layout.visibleArranged(in: column).compactMap { picture in
      guard let height = layout.heightOfPicture(picture),
        layout.size(picture, .vertical) - smallestPicture >= missing
      else { return nil }
      return Remedy(
        "Add `\(layout.text(limit))` to \(layout.name(column)), and let "
          + "`\(layout.screen.constraints[height].text)` of \(layout.name(picture)) give way",
        [
          .addConstraint(index, limit),
          .setPriority(constraint: height, Priority.defaultHigh.value - 1),
        ], shows: unique([layout.index(picture), layout.index(view)]), axis: .vertical)
    }
  }
}
