import LayoutEngine
import StackDSL

/// The dependence of a view's width on the width of its screen, and of its height on the height: the ranges
/// in which it stays or grows.
enum ContainerDependence {
  /// One sentence for each axis, over half to one and a half times the environment's size. There is none for
  /// an axis along which the view never changes, or for a screen that is too large.
  static func lines(for view: ViewID, in layout: ScreenLayout) -> [String] {
    guard layout.problem.views.count <= mostViewsAtOnce else { return [] }
    return Axis.allCases.compactMap { axis in
      let length = layout.environment.size[axis]
      let range = (length / 2).rounded()...(length * 1.5).rounded()
      let segments = layout.outcome.response(of: view, .size(axis), to: axis, over: range)
      guard segments.contains(where: { $0.slope.magnitude >= WrittenAsZero.inHundredths }) else {
        return nil
      }
      let (side, word) = axis == .horizontal ? ("wide", "width") : ("high", "height")
      let parts = segments.prefix(mostParts).enumerated().map { index, segment in
        let until =
          index < segments.count - 1 ? " (until \(figure(segment.container.upperBound)))" : ""
        return words(segment) + until
      }
      let rest = segments.count > mostParts ? ", and so on" : ""
      return
        "While the screen is \(figure(range.lowerBound)) to \(figure(range.upperBound)) pt \(side), "
        + "the \(word) \(parts.joined(separator: ", then "))\(rest)."
    }
  }

  /// A reader does not follow more in one sentence.
  private static let mostParts = 4

  /// `grows from 160 to 336 pt`, `stays 336 pt`.
  private static func words(_ segment: Segment) -> String {
    let sizes = segment.container
    let end = segment.value + segment.slope * (sizes.upperBound - sizes.lowerBound)
    if figure(segment.value) == figure(end) { return "stays \(figure(segment.value)) pt" }
    let verb = segment.slope > 0 ? "grows" : "shrinks"
    return "\(verb) from \(figure(segment.value)) to \(figure(end)) pt"
  }
}
