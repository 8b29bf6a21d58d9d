/// How much of a root view the system and bars cover, in points.
struct SceneSafeArea: Sendable, Equatable {
  var top: Double
  var bottom: Double
  /// On each side.
  var side: Double

  static let none = SceneSafeArea(top: 0, bottom: 0, side: 0)
}

extension InterfaceBuilderDocument {
  /// The recorded safe area: a view that is pinned to it lies as far from the edge as it is deep. If no view is
  /// pinned, the safe area of the device and the bars.
  func safeArea(
    of root: SceneRoot, bars: SceneBars, recorded: RecordedInsets.Edges
  ) -> SceneSafeArea {
    var area = ruledSafeArea(of: root, bars: bars)
    if let top = recorded.top { area.top = top }
    if let bottom = recorded.bottom { area.bottom = bottom }
    return area
  }

  private func ruledSafeArea(of root: SceneRoot, bars: SceneBars) -> SceneSafeArea {
    guard let device = device(of: root) else { return .none }
    var area = SceneSafeArea(top: device.top, bottom: device.bottom, side: device.side)
    guard root.host == .screen else { return area }
    let insets = barInsets(bars, on: device)
    area.top += insets.top
    area.bottom += insets.bottom
    return area
  }

  /// The device whose screen the root fills: that of the document, or of a controller another one. Nil for a root
  /// that fills no screen.
  private func device(of root: SceneRoot) -> DesignCanvas? {
    guard root.host == .screen || root.host == .view, let rect = rect(of: root.view) else {
      return nil
    }
    if rect.width == canvas.width && rect.height == canvas.height { return canvas }
    guard root.host == .screen else { return nil }
    return DesignCanvas(width: rect.width, height: rect.height, toolsVersion: toolsVersion)
  }

  /// The bars of a controller on a device, as a value of the property `bars`.
  func barInsets(_ bars: SceneBars, on device: DesignCanvas) -> SceneSafeArea {
    var insets = SceneSafeArea.none
    if bars.navigation { insets.top = toolsVersion >= 24_000 ? 54 : device.isPad ? 50 : 44 }
    if bars.tab {
      insets.bottom = 49
    } else if bars.toolbar {
      insets.bottom = device.hasHomeButton ? 44 : 49
    }
    return insets
  }
}

/// An object that stands for a guide of a view, by which constraints call it.
enum LayoutGuideObject: Sendable {
  case safeArea, margins, content, frame
  /// The guides of controllers before iOS 11: their inner edges are those of the safe area.
  case top, bottom
  /// While no keyboard is shown its upper edge is the lower one of the safe area.
  case keyboard

  enum Edge { case top, bottom }

  var isSafeArea: Bool {
    switch self {
    case .safeArea, .top, .bottom: true
    case .margins, .content, .frame, .keyboard: false
    }
  }

  /// The edge of the safe area that an attribute of the guide is; nil for anything else.
  func edge(_ attribute: String) -> Edge? {
    switch (self, attribute) {
    case (.safeArea, "top"), (.top, "bottom"): .top
    case (.safeArea, "bottom"), (.bottom, "top"): .bottom
    default: nil
    }
  }
}

extension InterfaceBuilderDocument {
  /// The guides that belong to the root itself, by id.
  func layoutGuides(of root: SceneRoot) -> [String: LayoutGuideObject] {
    var guides = layoutGuides(of: root.view)
    if root.owner != root.view {
      guides.merge(layoutGuides(of: root.owner)) { first, _ in first }
      if let list = xml.child("layoutGuides", of: root.owner) {
        for guide in xml.children(of: list) {
          guard let id = id(of: guide) else { continue }
          guides[id] = xml.value("type", of: guide) == "bottom" ? .bottom : .top
        }
      }
    }
    return guides
  }

  /// The guides of one view, by id.
  func layoutGuides(of view: Int) -> [String: LayoutGuideObject] {
    var guides: [String: LayoutGuideObject] = [:]
    for child in xml.children(of: view) where xml.isNamed("keyboardLayoutGuide", child) {
      if let id = id(of: child) { guides[id] = .keyboard }
    }
    for child in xml.children(of: view) where xml.isNamed("viewLayoutGuide", child) {
      guard let id = id(of: child) else { continue }
      switch xml.value("key", of: child) {
      case "safeArea": guides[id] = .safeArea
      case "contentLayoutGuide": guides[id] = .content
      case "frameLayoutGuide": guides[id] = .frame
      case "layoutMargins", "margins": guides[id] = .margins
      default: continue
      }
    }
    return guides
  }

  /// The element of the view that has this one as a subview; nil if it is not a subview.
  func superview(of element: Int) -> Int? {
    guard let parent = xml.elements[element].parent else { return nil }
    if xml.isNamed("subviews", parent) { return xml.elements[parent].parent }
    // An effect view's subviews stand in its content view.
    if xml.isNamed("visualEffectView", parent), xml.value("key", of: element) == "contentView" {
      return parent
    }
    return nil
  }

  /// The frame that Interface Builder recorded, in the superview's coordinates; nil if it did not.
  func rect(of view: Int) -> RecordedRect? {
    guard let rect = xml.child("rect", key: "frame", of: view) else { return inset(of: view) }
    guard
      let x = xml.number("x", of: rect), let y = xml.number("y", of: rect),
      let width = xml.number("width", of: rect), let height = xml.number("height", of: rect)
    else { return nil }
    return RecordedRect(x: x, y: y, width: width, height: height)
  }

  /// `<frame key="frameInset">`: on each axis two of the distances to the superview's edges and the
  /// length. Nil if neither it nor the frames of the views around it say a whole rectangle.
  private func inset(of view: Int) -> RecordedRect? {
    guard let frame = xml.child("frame", key: "frameInset", of: view) else { return nil }
    func number(_ name: String) -> Double? { xml.number(name, of: frame) }
    let outer = superview(of: view).flatMap { xml.child("rect", key: "frame", of: $0) }
    func side(_ least: String, _ most: String, _ length: String) -> (Double, Double)? {
      if let start = number(least), let own = number(length) { return (start, own) }
      guard let whole = outer.flatMap({ xml.number(length, of: $0) }), let end = number(most) else {
        return nil
      }
      if let own = number(length) { return (whole - end - own, own) }
      return number(least).map { ($0, whole - end - $0) }
    }
    guard let (x, width) = side("minX", "maxX", "width"),
      let (y, height) = side("minY", "maxY", "height")
    else { return nil }
    return RecordedRect(x: x, y: y, width: width, height: height)
  }
}
