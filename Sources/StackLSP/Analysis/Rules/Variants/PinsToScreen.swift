import LayoutEngine
import StackDSL

/// The constraints that tie views to an edge of the screen, collected once for all views of a layout, because
/// many views may follow one that is tied.
struct PinsToScreen {
  private let reading: LayoutReading
  /// Keyed by the tied view: thousands may follow one view, whose lines are rewritten only once.
  private let written: [Key: [Line]]

  private struct Key: Hashable {
    var view: ViewID
    var axis: Axis
  }

  init(_ reading: LayoutReading) {
    self.reading = reading
    var pins: [Key: [ConstraintID]] = [:]
    for id in reading.constraintsOfView[reading.container.index] {
      let constraint = reading.problem.constraints[id.index]
      guard let second = constraint.second, !constraint.first.attribute.isSize else { continue }
      for (screen, view) in [(constraint.first, second), (second, constraint.first)]
      where screen.view == reading.container && screen.item == .view {
        let key = Key(view: view.view, axis: constraint.first.attribute.axis)
        pins[key, default: []].append(id)
      }
    }
    written = pins.mapValues { ids in
      reading.lines(of: ids).compactMap { Line($0, on: reading.screen) }
    }
  }

  /// The container by which a view inside it is tied to an edge of the screen on this axis; nil if the view is tied
  /// itself or nothing is.
  func viewTied(around view: ViewID, _ axis: Axis) -> ViewID? {
    let tied = reading.pathToRoot(from: view).first { written[Key(view: $0, axis: axis)] != nil }
    return tied == view || tied == reading.container ? nil : tied
  }

  /// Makes the constraints on this axis that tie the view, or a view around it, to an edge of the screen
  /// refer to the safe area.
  ///
  /// - Parameter side: the side at which the view leaves the safe area.
  func toSafeArea(
    _ view: ViewID, _ axis: Axis, at side: Side? = nil
  ) -> [Remedy] {
    var inner = view
    for outer in reading.pathToRoot(from: view) where outer != reading.container {
      guard let lines = written[Key(view: outer, axis: axis)]?.filter(\.canMove) else {
        inner = outer
        continue
      }
      guard !lines.isEmpty else { continue }
      let whole = moving(lines, of: outer, around: view, axis)
      return (inner == outer ? [] : content(inner, of: outer, at: side, axis))
        + layer(around: view, in: outer, axis) + [whole]
    }
    return []
  }

  /// Of a view that fills the screen and a layer that fills it, the layer holds the controls and moves, and the view
  /// behind goes on filling the screen.
  private func layer(around view: ViewID, in outer: ViewID, _ axis: Axis) -> [Remedy] {
    let frame = reading.frameInContainer(outer)
    let inside = reading.pathToRoot(from: view).prefix { $0 != outer }
    let layer = inside.first { layer in
      let own = reading.frameInContainer(layer)
      return own.contains(frame) && frame.contains(own) && !reading.children(of: layer).isEmpty
    }
    guard let layer, let parent = reading.problem.views[layer.index].parent else { return [] }
    let ids = reading.constraintsOfView[layer.index].filter { id in
      let line = reading.problem.constraints[id.index]
      return reading.isBetween(line, parent) && line.first.attribute.axis == axis
        && !line.first.attribute.isSize
    }
    let lines = reading.lines(of: ids).compactMap {
      Line($0, on: reading.screen, of: reading.index(parent))
    }.filter(\.canMove)
    guard !lines.isEmpty else { return [] }
    var remedy = moving(lines, of: layer, around: view, axis)
    remedy.isCorrection = true
    return [remedy]
  }

  private func moving(
    _ lines: [Line], of outer: ViewID, around view: ViewID, _ axis: Axis
  ) -> Remedy {
    let words = lines.prefix(2).map { quoted(reading.line(moved: $0.moved, $0.meant)) }
    return Remedy(
      "Pin \(reading.name(outer)) to the safe area: \(list(words))",
      lines.map { .restate(constraint: $0.index, $0.moved, $0.meant) },
      shows: unique([reading.index(view), reading.index(outer)]), axis: axis)
  }

  /// The same on both axes at once: a view under the status bar lies under the notch when the device rotates.
  func toSafeAreaAround(_ view: ViewID) -> [Remedy] {
    for outer in reading.pathToRoot(from: view) where outer != reading.container {
      let found = Axis.allCases.map { axis in
        written[Key(view: outer, axis: axis)] ?? []
      }
      guard found.allSatisfy({ !$0.isEmpty }) else {
        if found.contains(where: { !$0.isEmpty }) { return [] }
        continue
      }
      let first = Set(found[0].map(\.index))
      let lines = (found[0] + found[1].filter { !first.contains($0.index) }).filter(\.canMove)
      guard lines.count > 1 else { return [] }
      let words = lines.prefix(3).map { quoted(reading.line(moved: $0.moved, $0.meant)) }
      return [
        Remedy(
          "Pin \(reading.name(outer)) to the safe area on both axes: \(list(words))",
          lines.map { .restate(constraint: $0.index, $0.moved, $0.meant) },
          shows: unique([reading.index(view), reading.index(outer)]))
      ]
    }
    return []
  }

  /// The content of a bar or header moves to the safe area; the bar itself fills the screen to its edge.
  private func content(
    _ inner: ViewID, of outer: ViewID, at side: Side?, _ axis: Axis
  ) -> [Remedy] {
    // One that is inset from the edge there is a card, and moves with what stands on it.
    guard let side, reading.stackProperties(outer) == nil,
      reading.frameInContainer(outer).overhang(
        beyond: reading.frameInContainer(reading.container), at: side) > -Threshold.wholePoint,
      let pin = reading.pins(of: inner).first(where: {
        side.edges(reading.environment.direction).contains($0.edge)
          && $0.target.view == reading.index(outer) && $0.target.item == .view
      })
    else { return [] }
    var plain = PlainConstraint(reading.screen.constraints[pin.index])
    let rim = Anchor(view: .screen, item: .safeArea, attribute: pin.edge)
    plain.second = rim
    return [
      Remedy(
        "Pin \(reading.name(inner)) to the safe area and leave \(reading.name(outer)) where it is: "
          + "`\(reading.text(plain))`",
        [reading.restating(pin.index, plain)], shows: [reading.index(inner), reading.index(outer)],
        axis: axis)
    ]
  }

  /// A constraint as it is written.
  private struct Line {
    var index: Int
    /// The same line with the screen's safe area in place of its view.
    var meant: PlainConstraint

    /// - Parameter view: the view in whose place the safe area comes.
    init?(_ member: Member, on screen: Screen, of view: ViewIndex = .screen) {
      guard case .constraint(let index) = member else { return nil }
      self.index = index
      let constraint = screen.constraints[index]
      // With a space in front, so that the name of a view is found as a whole.
      let text = " " + constraint.text
      meant = PlainConstraint(constraint)
      let safeArea = { Anchor(view: .screen, item: .safeArea, attribute: $0) }
      if meant.first.isOf(view) { meant.first = safeArea(meant.first.attribute) }
      if let second = meant.second, second.isOf(view) { meant.second = safeArea(second.attribute) }
      // A text without a name for the view has nothing to replace.
      let own = screen.views[view.index].name.map { (" \($0).", " safeArea.") }
      let words = [("superview.", "safeArea."), own].compactMap(\.self)
        .first { text.holds($0.0) }
      canMove = screen.isOfInterfaceBuilder || words != nil
      moved = String((words.map { text.replacing($0.0, with: $0.1) } ?? text).dropFirst())
    }

    let canMove: Bool
    let moved: String
  }
}

extension Anchor {
  fileprivate func isOf(_ view: ViewIndex) -> Bool { self.view == view && item == .view }
}
