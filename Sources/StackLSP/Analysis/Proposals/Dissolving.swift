import LayoutEngine
import StackDSL

extension Remedy {
  /// The inner stack goes and its views stand in the outer one, if no frame changes by it.
  static func dissolving(_ inner: ViewID, into outer: ViewID, _ layout: LayoutReading) -> Remedy {
    var remedy = Remedy(
      "Merge \(layout.name(inner)) into \(layout.name(outer))",
      [
        .dissolve(
          layout.index(inner),
          without: layout.declared(inner).properties.indices.map {
            .property(layout.index(inner), $0)
          })
      ])
    remedy.kind = .inline
    remedy.keepsFrames = true
    return remedy
  }
}
