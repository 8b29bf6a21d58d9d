import LayoutEngine
import StackDSL

extension Remedy {
  /// Of the constraints that tie the view, or something around it, to an edge of the screen, those
  /// on this axis speak of the safe area instead.
  static func pinningToSafeArea(
    _ view: ViewID, _ axis: LayoutEngine.Axis, _ layout: LayoutReading
  ) -> [Remedy] {
    for outer in layout.pathToRoot(from: view) where outer != layout.container {
      let pins = layout.constraintsOfView[outer.index].filter {
        isPin($0, of: outer, axis, layout)
      }
      let lines = layout.lines(of: pins).compactMap { Line($0, on: layout.screen) }.filter(
        \.canMove)
      guard !lines.isEmpty else { continue }
      let words = lines.prefix(2).map { quoted(layout.line(moved: $0.moved, $0.meant)) }
      return [
        Remedy(
          "Pin \(layout.name(outer)) to the safe area: \(list(words))",
          lines.map { .restate(constraint: $0.index, $0.moved, $0.meant) },
          shows: unique([layout.index(view), layout.index(outer)]), axis: axis)
      ]
    }
    return []
  }

  private static func isPin(
    _ id: ConstraintID, of view: ViewID, _ axis: LayoutEngine.Axis, _ layout: LayoutReading
  ) -> Bool {
    let constraint = layout.problem.constraints[id.index]
    let anchors = [constraint.first, constraint.second].compactMap { $0 }
    return anchors.count == 2 && anchors.contains { $0.view == view }
      && anchors.contains { $0.view == layout.container && $0.item == .view }
      && constraint.first.attribute.axis == axis && !constraint.first.attribute.isSize
  }

  /// A constraint as it is written.
  private struct Line {
    var index: Int
    var text: String
    /// The same with the safe area of the screen in place of its view.
    var meant: PlainConstraint

    init?(_ member: Member, on screen: Screen) {
      guard case .constraint(let index) = member else { return nil }
      self.index = index
      let written = screen.constraints[index]
      text = written.text
      meant = PlainConstraint(written)
      if meant.first.isOfScreen { meant.first.item = .safeArea }
      if meant.second?.isOfScreen == true { meant.second?.item = .safeArea }
      // A name for the screen's view cannot be replaced in a text that has none.
      canMove = screen.isOfInterfaceBuilder || text.contains("superview.")
    }

    let canMove: Bool
    var moved: String { text.replacing("superview.", with: "safeArea.") }
  }
}

extension StackDSL.Anchor {
  fileprivate var isOfScreen: Bool { view == .screen && item == .view }
}
