/// Reads the device that a document is drawn on.
extension SceneReader {
  /// Where the screen is shown: the canvas it was drawn on, and for a phone's screen a small one, a
  /// large one and one on its side.
  func environmentProperties() -> [Property] {
    let span = screen.nameSpan
    func property(_ name: PropertyName, _ value: Value) -> Property {
      Property(name, value, at: span)
    }
    var drawn =
      document.rect(of: root.view)
      ?? RecordedRect(x: 0, y: 0, width: document.canvas.width, height: document.canvas.height)
    // Old documents have content views of 43 pt in cells of any height: only a separator may part the two.
    if root.host == .cell, let cell = document.rect(of: root.owner), cell.height > drawn.height + 1
    {
      drawn.height = cell.height
    }
    var properties = [
      property(.size, .size(width: drawn.width, height: drawn.height)),
      property(.scale, .number(document.canvas.scale)),
      property(.system, .number(Double(document.system))),
    ]
    let area = safeArea
    let covered = document.barInsets(bars, on: document.canvas)
    // Elsewhere a bar takes what it takes there.
    let showsElsewhere =
      isPhonesScreen(drawn) && area.top >= covered.top && area.bottom >= covered.bottom
    if area != .none {
      let own = showsElsewhere ? covered : .none
      properties.append(
        property(
          .safeArea,
          .insets(area.top - own.top, area.side, area.bottom - own.bottom, area.side)))
    }
    if showsElsewhere {
      if !bars.isEmpty {
        properties.append(property(.bars, .list(bars.words.map { .name($0) })))
      }
      // A phone of the same size shows the same.
      let others = Self.otherDevices.filter { $0.width != drawn.width || $0.height != drawn.height }
      properties.append(property(.devices, .list(others.map { .name($0.name) })))
    }
    if let host = host(of: drawn) {
      // The height is one to draw with: a table, a collection view or code gives another.
      properties.append(
        property(
          .host, .list([.host(host, HostSize(height: drawn.height)), .host(host, HostSize())])))
    }
    return properties
  }

  /// With their sizes in points.
  private static let otherDevices = [
    (name: "iPhoneSE3", width: 375.0, height: 667.0),
    (name: "iPhone16ProMax", width: 440, height: 956),
    (name: "iPhone16.landscape", width: 852, height: 393),
  ]

  /// A controller's view as large as the phone that it is drawn on, held upright.
  private func isPhonesScreen(_ drawn: RecordedRect) -> Bool {
    let canvas = document.canvas
    return root.host == .screen && document.kind == .storyboard && !canvas.isPad
      && !canvas.isLandscape && drawn.width == canvas.width && drawn.height == canvas.height
  }

  private func host(of drawn: RecordedRect) -> Host? {
    guard !hasOwnHeight(otherThan: drawn.height) else { return .view }
    return switch root.host {
    case .screen: document.isScreen(drawn, of: root.owner) ? nil : .view
    case .cell: .cell
    case .collectionCell: .collectionCell
    case .view:
      // One as large as the device is drawn as a screen; a class of the app's own comes with the size of a new
      // document, until somebody changes it.
      drawn.width == document.canvas.width && drawn.height == document.canvas.height
        && xml.attribute("customClass", of: root.view) == nil ? nil : .view
    }
  }

  /// Whether a constraint of the view itself states its height, so that the canvas does not.
  private func hasOwnHeight(otherThan drawn: Double) -> Bool {
    (root.host == .screen || root.host == .view)
      && screen.constraints.contains {
        $0.first.view == .screen && $0.first.attribute == .height && $0.second == nil
          && $0.relation == .equal && $0.priority == 1000 && $0.constant != drawn
      }
  }
}

extension InterfaceBuilderDocument {
  /// Whether a controller's view is drawn as the screen that it will be, or has a size that its author wrote.
  /// Any other size is only drawn: a container view, or code that shows the controller, gives another.
  fileprivate func isScreen(_ drawn: RecordedRect, of controller: Int) -> Bool {
    kind != .storyboard || canvas.mayShow(width: drawn.width, height: drawn.height)
      || xml.child("size", key: "freeformSize", of: controller) != nil
  }

  /// The version of iOS that Interface Builder drew with.
  var system: Int {
    switch toolsVersion {
    case 24_000...: 26
    case 23_000...: 18
    case 22_000...: 17
    case 21_000...: 16
    case 19_000...: 15
    case 17_000...: 14
    case 14_800...: 13
    case 14_000...: 12
    case 13_000...: 11
    case 11_000...: 10
    default: 9
    }
  }
}
