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
}
