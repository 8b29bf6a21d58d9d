import LayoutEngine
import StackDSL

extension Rule {
  static let outsideSafeArea = Rule(
    code: "outside-safe-area", severity: .warning,
    traits: Traits(
      scope: .device, mark: .outside, follows: .place, isOfPlace: true, isPlainToSee: true),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    let insets = reading.environment.safeArea
    let size = reading.environment.size
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let safe = screen.inset(by: insets)
    guard insets != Insets(), reading.outcome.status == .solved, reading.screen.fillsItsDevice
    else {
      return []
    }
    let open = reading.openViews
    let pins = PinsToScreen(reading)
    return reading.views.compactMap { view in
      guard
        reading.hasContentToSee(view) || reading.isBarOfScreen(view)
          || reading.forgetsSafeArea(view),
        !reading.isOutOfSight(view),
        !reading.isInsetBySafeArea(view),
        // A view outside its superview has a finding that says where it belongs.
        reading.sideOutsideOfSuperview(view) == nil,
        reading.pathToRoot(from: view).allSatisfy({ !open.contains($0) })
      else { return nil }
      // The visible part: the frame of a slider or a switch is 2 pt larger than its drawing, and a line of
      // text stands in the middle of a higher label. The text may become as wide as the label.
      var frame = reading.alignmentRectInContainer(view)
      let ink = reading.inkInContainer(view)
      (frame.y, frame.height) = (ink.y, ink.height)
      guard frame.width > Visible.least, frame.height > Visible.least, frame.overlap(screen) != nil
      else { return nil }
      // Leaving the screen is a different problem from lying under its bars.
      let axes = reading.axesWithoutScrolling(of: view)
      let sides = Side.allCases.filter {
        axes.contains($0.axis) && frame.overhang(beyond: screen, at: $0) < Visible.least
      }
      guard let (side, points) = frame.farthest(beyond: safe, among: sides),
        points > Threshold.wholePoint
      else {
        return nil
      }
      return Report(
        span: reading.place(of: view),
        message: reading.name(view)
          + (pins.viewTied(around: view, side.axis).map { " in \(reading.name($0))" } ?? "")
          + " lies \(pt(points)) outside the safe area at the \(side.rawValue).",
        severity: side == .bottom && reading.isReadAboveIndicator(view, frame) ? .information : nil,
        views: [reading.index(view)],
        remedies: remedies(view, side, pins, reading))
    }
  }
}

extension Rule {
  /// A view tied to the screen's edge is tied to the safe area instead; one pushed there takes less room, or
  /// scrolls.
  private static func remedies(
    _ view: ViewID, _ side: Side, _ pins: PinsToScreen, _ reading: LayoutReading
  ) -> [Remedy] {
    let tied =
      Remedy.insetting(view, beyond: side, reading)
      + pins.toSafeArea(view, side.axis, at: side)
      + pins.toSafeAreaAround(view)
    guard side.axis == .vertical else { return tied }
    return tied
      + Remedy.scrolling(around: view, reading).map { remedy in
        var remedy = remedy
        remedy.isLastResort = true
        return remedy
      }
  }
}

extension Screen {
  /// A view of a xib may be placed anywhere, while a controller's view in a storyboard fills the device.
  fileprivate var fillsItsDevice: Bool {
    guard isOfInterfaceBuilder else { return true }
    return span.file.name.hasSuffix(".storyboard")
      && !properties.contains { $0.name == .host }
  }
}

extension LayoutReading {
  /// The axes on which a view stays where it is. A scroll view moves its content under the bars on purpose, and insets
  /// it by the safe area only on an axis on which it scrolls
  /// (https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/scrollableaxes).
  fileprivate func axesWithoutScrolling(of view: ViewID) -> [Axis] {
    if isBarOfScreen(view) { return [.vertical] }
    guard scrolls(view) else { return Axis.allCases }
    guard let scroll = scrollView(around: view), scrollView(around: scroll) == nil,
      let content = outcome.scrollContentSizes[scroll],
      content.width <= size(scroll, .horizontal) + Visible.least
    else { return [] }
    return [.horizontal]
  }

  /// Nothing hides text above the home indicator, and the author of a document has seen it there.
  fileprivate func isReadAboveIndicator(_ view: ViewID, _ frame: Rect) -> Bool {
    screen.isOfInterfaceBuilder && declared(view).kind == .label
      && environment.barInsets.bottom == 0
      && frame.end(.vertical) <= environment.size.height - homeIndicatorTop
  }

  /// A bar at the edge of the safe area draws its background up to the edge of the screen, so its items lie inside. In
  /// a document its author has seen it at the edge.
  fileprivate func isBarOfScreen(_ view: ViewID) -> Bool {
    declared(view).kind.has(.isBar) && !screen.isOfInterfaceBuilder
  }

  /// Some edges of the view are inset from the safe area and one from the screen's own edge. A background
  /// that belongs under the bars has no inset there.
  fileprivate func forgetsSafeArea(_ view: ViewID) -> Bool {
    guard view != container else { return false }
    let pins = pins(of: view)
    let isInset = pins.contains { pin in
      pin.constant != 0 && layout.id(of: pin.target.view) == container && pin.target.item == .view
    }
    return isInset && pins.contains { $0.target.view == .screen && $0.target.item == .safeArea }
  }

  /// Whether it stands in a stack whose margins grow by the safe area (`insetsLayoutMarginsFromSafeArea`).
  func isInsetBySafeArea(_ view: ViewID) -> Bool {
    pathToRoot(from: view).contains {
      stackProperties($0)?.isLayoutMarginsRelativeArrangement == true
        && property(.insetsLayoutMarginsFromSafeArea, of: $0)?.value.bool != false
    }
  }
}
