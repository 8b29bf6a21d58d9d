import LayoutEngine
import StackDSL

extension Remedy {
  /// Removes the inner stack and moves its views into the outer one, provided that no frame changes.
  static func dissolving(_ inner: ViewID, into outer: ViewID, _ reading: LayoutReading) -> Remedy {
    var remedy = Remedy(
      "Merge \(reading.name(inner)) into \(reading.name(outer))",
      [
        .dissolve(
          reading.index(inner),
          without: reading.declared(inner).properties.indices.map {
            .property(reading.index(inner), $0)
          })
      ])
    remedy.kind = .inline
    remedy.keepsFrames = true
    return remedy
  }
}
