import LayoutEngine
import StackDSL

extension Remedy {
  /// Ties views to an edge of their superview in place of the same edge outside of it, which they follow out of sight:
  /// `bottom == safeArea.bottom - 8` in a map that ends above.
  static func tyingToSuperview(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard !reading.isHuge, let parent = reading.problem.views[view.index].parent,
      parent != reading.container
    else { return [] }
    return reading.pins(of: view).compactMap { pin in
      guard pin.edge.axis == axis, pin.isOutside(parent, reading) else { return nil }
      let twins = reading.children(of: parent).flatMap { other in
        reading.pins(of: other).filter { $0.edge == pin.edge && $0.target == pin.target }
          .map { (view: other, pin: $0) }
      }
      let tied = twins.map { twin -> Change in
        var line = PlainConstraint(reading.screen.constraints[twin.pin.index])
        line.first = Anchor(reading.index(twin.view), twin.pin.edge)
        line.second = Anchor(reading.index(parent), twin.pin.edge)
        line.constant = twin.pin.constant
        return reading.restating(twin.pin.index, line)
      }
      let views = twins.map(\.view)
      return Remedy(
        "Tie \(reading.names(views)) to \(reading.name(parent))", tied,
        shows: views.map(reading.index), axis: axis, isCorrection: true)
    }
  }
}

extension Pin {
  /// Whether it ties to neither the superview nor a view inside it.
  fileprivate func isOutside(_ parent: ViewID, _ reading: LayoutReading) -> Bool {
    if target.view == reading.index(parent) { return false }
    guard target.item == .view, let other = reading.layout.id(of: target.view) else { return true }
    return !reading.isInside(other, parent)
  }
}
