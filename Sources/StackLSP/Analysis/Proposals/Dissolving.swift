import LayoutEngine
import StackDSL

extension Remedy {
  /// The inner stack goes and its views stand in the outer one, if no frame changes by it.
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
