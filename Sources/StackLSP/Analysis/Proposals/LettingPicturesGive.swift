import LayoutEngine
import StackDSL

extension Remedy {
  /// Lowers an image below every priority that UIStackView uses itself, so that it gives way to the views
  /// beside it.
  static func lettingGive(
    _ picture: ViewID, _ reading: LayoutReading, shows: [ViewIndex], axis: Axis? = nil
  ) -> Remedy {
    Remedy(
      "Lower compression resistance of \(reading.name(picture)) to 48",
      [.set(reading.index(picture), .compressionResistance, "48")], shows: shows, axis: axis)
  }

  /// A picture with a number on one side takes the length of its file on the other. With its proportions
  /// kept, it leaves room for the views beside it. Nil for a picture that would not shrink.
  static func inItsProportions(
    _ picture: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Remedy? {
    guard reading.declared(picture).kind == .imageView,
      let own = reading.content(picture, axis).intrinsic,
      let across = reading.content(picture, axis.other).intrinsic, own > 0, across > 0,
      let (_, side) = reading.requiredSize(of: picture, axis.other),
      !reading.isNamed(axis.sizeAttribute, of: picture), side / across < 0.95
    else { return nil }
    let index = reading.index(picture)
    let ratio = PlainConstraint.proportions(of: index, axis, own / across)
    var remedy = Remedy(
      "Keep the proportions of \(reading.name(picture)): `\(reading.text(ratio))`",
      [.addConstraint(index, ratio)], shows: [index], axis: axis)
    remedy.isCorrection = true
    return remedy
  }

  /// A picture that its column makes narrower than its file keeps its proportions, and a column tied at both
  /// ends then ends earlier. Empty for a picture with a size of its own.
  static func keepingProportions(
    of picture: ViewID, _ reading: LayoutReading, shows: [ViewIndex]
  ) -> [Remedy] {
    guard reading.declared(picture).kind == .imageView,
      let width = reading.content(picture, .horizontal).intrinsic,
      let height = reading.content(picture, .vertical).intrinsic, width > 0, height > 0,
      (reading.size(picture, .horizontal) - width).magnitude > Visible.least,
      !reading.isSizeOpen(picture, .horizontal), !reading.isNamed(.height, of: picture)
    else { return [] }
    let index = reading.index(picture)
    let ratio = PlainConstraint.proportions(of: index, .vertical, height / width)
    var remedy = Remedy(
      "Keep the proportions of \(reading.name(picture)): `\(reading.text(ratio))`",
      [.addConstraint(index, ratio)], shows: shows)
    remedy.isCorrection = true
    let column = reading.stack(arranging: picture).flatMap { stack in
      endingEarlier(stack, .vertical, reading, shows: shows).first
    }
    guard let column else { return [remedy] }
    var both = remedy
    both.title += ", and " + column.title.prefix(1).lowercased() + column.title.dropFirst()
    both.changes += column.changes
    return [remedy, both]
  }
}
