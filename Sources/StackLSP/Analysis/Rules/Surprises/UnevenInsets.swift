import LayoutEngine
import StackDSL

extension Rule {
  static let unevenInsets = Rule(
    code: "uneven-insets", severity: .warning,
    traits: Traits(severityInScenes: .information),
    checks: [.layout(reports)])

  private static let sides: [(Anchor.Attribute, Anchor.Attribute)] = [
    (.leading, .trailing), (.trailing, .leading),
  ]

  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    let open = reading.openViews
    return reading.views.compactMap { view -> Report? in
      guard !reading.isOutOfSight(view), !open.contains(view),
        let parent = reading.problem.views[view.index].parent
      else { return nil }
      let pins = reading.pins(of: view)
      for (near, far) in sides {
        guard let pin = pins.first(where: { $0.edge == near }),
          let other = pins.first(where: { $0.edge == far && $0.target.isSamePlace(as: pin.target) }
          ),
          reading.isAround(view, pin), other.constant != 0,
          (near == .leading) == (pin.constant > 0), pin.constant * other.constant < 0,
          pin.constant.magnitude >= other.constant.magnitude * Threshold.unevenInset,
          pin.constant.magnitude > reading.size(parent, .horizontal) * Threshold.emptyStrip,
          reading.isStripEmpty(beside: view, in: parent, pin),
          !reading.isAligned(view, in: parent, pin)
        else { continue }
        return report(pin, other, view, reading)
      }
      return nil
    }
  }

  private static func report(
    _ pin: Pin, _ other: Pin, _ view: ViewID, _ reading: LayoutReading
  ) -> Report {
    let written = reading.screen.constraints[pin.index]
    let inset = other.constant.magnitude
    let remedy = Remedy(
      "Change the \(figure(pin.constant.magnitude)) to \(figure(inset))",
      [.setConstant(constraint: pin.index, -other.constant)],
      shows: [reading.index(view)],
      axis: .horizontal, isCorrection: true)
    return Report(
      span: reading.place(of: written),
      message: "`\(written.text)` leaves \(pt(pin.constant.magnitude)) empty at the "
        + "\(pin.edge.rawValue) edge of \(reading.name(view)); at the \(other.edge.rawValue) edge it is "
        + "\(tenths(inset)).",
      views: [reading.index(view)], aspect: pin.edge.rawValue, remedies: [remedy])
  }
}

extension LayoutReading {
  /// Whether the pin refers to a view or guide around the view.
  fileprivate func isAround(_ view: ViewID, _ pin: Pin) -> Bool {
    layout.id(of: pin.target.view).map { isInside(view, $0) && $0 != view } ?? false
  }

  /// Whether no other view reaches into the strip of the inset at the view's height.
  fileprivate func isStripEmpty(beside view: ViewID, in parent: ViewID, _ pin: Pin) -> Bool {
    let frame = frameInContainer(view)
    let outer = frameInContainer(parent)
    let isLeft = (pin.edge == .leading) == (environment.direction == .leftToRight)
    let start = isLeft ? outer.x : frame.x + frame.width
    let end = isLeft ? frame.x : outer.x + outer.width
    return children(of: parent).allSatisfy { other in
      let rect = frameInContainer(other)
      return other == view || isOutOfSight(other) || rect.width < Threshold.wholePoint
        || rect.height < Threshold.wholePoint
        || rect.x >= end || rect.x + rect.width <= start
        || rect.y >= frame.y + frame.height || rect.y + rect.height <= frame.y
    }
  }

  /// Another view of the superview stands at the same line, so the distance is deliberate.
  fileprivate func isAligned(_ view: ViewID, in parent: ViewID, _ pin: Pin) -> Bool {
    let isLeft = (pin.edge == .leading) == (environment.direction == .leftToRight)
    func line(_ view: ViewID) -> Double {
      let rect = frameInContainer(view)
      return isLeft ? rect.x : rect.x + rect.width
    }
    return children(of: parent).contains {
      $0 != view && !isOutOfSight($0) && (line($0) - line(view)).magnitude < Threshold.wholePoint
    }
  }
}
