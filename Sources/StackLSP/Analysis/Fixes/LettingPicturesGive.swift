import LayoutEngine
import StackDSL

extension Remedy {
  /// An image below every level of UIStackView's own gives way to whatever stands beside it.
  static func lettingGive(
    _ picture: ViewID, _ layout: LayoutReading, shows: [ViewIndex], axis: LayoutEngine.Axis? = nil
  ) -> Remedy {
    Remedy(
      "Lower compression resistance of \(layout.name(picture)) to 48",
      [.set(layout.index(picture), .compressionResistance, "48")], shows: shows, axis: axis)
  }
}
