import LayoutEngine
import StackDSL

extension Remedy {
  /// Fits a column that is higher than the available screen: a picture in it gives way, within the limits of
  /// a picture.
  ///
  /// - Parameters:
  ///   - view: a view in the column, or the column itself.
  ///   - side: `top` or `bottom`, where the column leaves the safe area.
  ///   - side: `top` or `bottom`, where the column leaves the safe area.
  static func fittingColumn(
    around view: ViewID, beyond side: Side, _ reading: LayoutReading
  ) -> [Remedy] {
    let outer = reading.unarranged(around: view)
    guard let outer, outer != reading.container, reading.stackProperties(outer)?.axis == .vertical
    else { return [] }
    return shrinkingPictures(in: outer, around: view, beyond: side, reading)
  }

  private static func shrinkingPictures(
    in column: ViewID, around view: ViewID, beyond side: Side, _ reading: LayoutReading
  ) -> [Remedy] {
    let box = reading.alignmentRectInContainer(column)
    let overhang = box.overhang(beyond: reading.safeRect, at: side) + standardSpacing
    // A centred column loses the same amount at its other end.
    let missing = reading.isNamed(.centerY, of: column) ? 2 * overhang : overhang
    let index = reading.index(column)
    let isTop = side == .top
    let limit = PlainConstraint.edge(
      isTop ? .top : .bottom, of: index, isTop ? .greaterThanOrEqual : .lessThanOrEqual,
      to: .screen, .safeArea, constant: isTop ? standardSpacing : -standardSpacing)
    return reading.visibleArranged(in: column).compactMap { picture in
      guard let height = reading.heightOfPicture(picture),
        reading.size(picture, .vertical) - smallestPicture >= missing
      else { return nil }
      return Remedy(
        "Add `\(reading.text(limit))` to \(reading.name(column)), and let "
          + "`\(reading.screen.constraints[height].text)` of \(reading.name(picture)) give way",
        [
          .addConstraint(index, limit),
          .setPriority(constraint: height, Priority.defaultHigh.value - 1),
        ], shows: unique([reading.index(picture), reading.index(view)]), axis: .vertical)
    }
  }
}
