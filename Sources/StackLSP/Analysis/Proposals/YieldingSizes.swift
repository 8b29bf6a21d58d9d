import LayoutEngine
import StackDSL

extension Remedy {
  /// A fixed size beside a text takes the room that the text lacks. It gives way as far as the text needs,
  /// but not below the size of a touch target.
  static func yieldingSizes(
    beside text: ViewID, _ axis: Axis, lacking points: Double, _ reading: LayoutReading
  ) -> [Remedy] {
    guard axis == .horizontal, !reading.isHuge else { return [] }
    let resistance = reading.content(text, axis).compressionResistance.value
    guard let below = FreePriority.below(resistance, inUse: [resistance]) else { return [] }
    return reading.viewsOnTheLine(of: text).compactMap { view -> Remedy? in
      guard reading.declared(view).kind != .imageView,
        let (size, constant) = reading.requiredSize(of: view, axis),
        reading.screen.constraints[size].relation == .equal,
        reading.screen.constraints[size].composite == nil, constant - points >= touchTarget
      else { return nil }
      return Remedy(
        "Let \(reading.name(view)) be narrower than \(figure(constant)) where \(reading.name(text)) "
          + "needs the room: `\(reading.screen.constraints[size].text) @\(figure(below))`",
        [.setPriority(constraint: size, below)],
        shows: [reading.index(view), reading.index(text)], axis: axis)
    }
  }
}

extension LayoutReading {
  /// The views beside a view, or beside the views around it, on the same line.
  fileprivate func viewsOnTheLine(of view: ViewID) -> [ViewID] {
    let own = alignmentRectInContainer(view)
    return pathToRoot(from: view).filter { $0 != container }.flatMap { outer -> [ViewID] in
      guard let parent = problem.views[outer.index].parent else { return [] }
      return children(of: parent).filter { other in
        let rect = alignmentRectInContainer(other)
        return other != outer && !isOutOfSight(other) && rect.y < own.y + own.height
          && own.y < rect.y + rect.height
      }
    }
  }
}
