/// The colors that an element and its states name.
extension PropertyReader {
  func colors() -> [Property] {
    let own = xml.children(of: element).compactMap { child -> Property? in
      guard let name = xml.value("key", of: child).flatMap(PropertyName.init(rawValue:)),
        Self.colors.contains(name)
      else { return nil }
      return property(name, ofColor: child)
    }
    return kind == .button
      ? own.filter { $0.name != .textColor } + colorsOfTitle() : own + inkOfText()
  }

  /// The colors with the same meaning in a document. (There, the shadow of a label is one of its letters.)
  private static let colors: Set<PropertyName> = [
    .backgroundColor, .textColor, .tintColor, .onTintColor, .progressTintColor, .trackTintColor,
    .pageIndicatorTintColor, .currentPageIndicatorTintColor,
  ]

  /// The color of a button's title, from its configuration or its normal state. A custom button has a white
  /// title.
  private func colorsOfTitle() -> [Property] {
    if let configuration = xml.child("buttonConfiguration", key: "configuration", of: element) {
      return [color("baseForegroundColor", of: configuration, as: .textColor)].compactMap { $0 }
    }
    let normal = xml.child("state", key: "normal", of: element)
    if let written = normal.flatMap({ color("titleColor", of: $0, as: .textColor) }) {
      return [written]
    }
    let isCustom = xml.attribute("buttonType", of: element) == nil
    let hasTitle = normal.map { xml.attribute("title", of: $0) != nil } ?? false
    return isCustom && hasTitle ? [property(.textColor, .name("white"))] : []
  }

  /// The color of a text; of a text with attributes, that of its first letters.
  private func inkOfText() -> [Property] {
    guard let first = firstAttributes else { return [] }
    return [color("NSColor", of: first, as: .textColor)].compactMap { $0 }
  }

  private func color(_ key: String, of owner: Int, as name: PropertyName) -> Property? {
    xml.child("color", key: key, of: owner).flatMap { property(name, ofColor: $0) }
  }

  func property(_ name: PropertyName, ofColor child: Int) -> Property? {
    guard xml.isNamed("color", child), let color = xml.color(child) else { return nil }
    return property(name, color, at: document.span(xml.elements[child].tag))
  }
}

extension XMLDocument {
  /// `systemRed`; in quotes one of the asset catalog or `#3478F6`; `clear`, however it is written.
  func color(_ element: Int) -> Value? {
    let system = ["systemColor", "cocoaTouchSystemColor"].lazy
      .compactMap { value($0, of: element) }.first
    if let system { return .name(Self.swiftName(of: system)) }
    if let name = value("name", of: element) { return .string(name) }
    func share(_ name: String) -> Double? {
      number(name, of: element).map { min(max($0, 0), 1) }
    }
    let alpha = share("alpha") ?? 1
    guard alpha > 0 else { return .name("clear") }
    let parts = ["red", "green", "blue"].compactMap { share("white") ?? share($0) }
    guard parts.count == 3 else { return nil }
    let digits = (parts + (alpha < 1 ? [alpha] : [])).map { part in
      let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return byte.count < 2 ? "0" + byte : byte
    }
    return .string("#" + digits.joined())
  }

  /// `systemRed` for `systemRedColor`. The ground of a cell in a grouped table has no name of its own in UIKit.
  private static func swiftName(of color: String) -> String {
    switch color {
    case "tintColor": color
    case "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground"
    default: color.hasSuffix("Color") ? String(color.dropLast("Color".count)) : color
    }
  }
}

extension InterfaceBuilderDocument {
  /// The values that the document records for colors of asset catalogs, by name.
  var namedColors: [String: Value] {
    let resources = root.flatMap { xml.child("resources", of: $0) }.map(xml.children) ?? []
    let colors = resources.filter { xml.isNamed("namedColor", $0) }.compactMap { element in
      xml.value("name", of: element).flatMap { name in
        xml.child("color", of: element).flatMap(xml.color).map { (name, $0) }
      }
    }
    return Dictionary(colors) { first, _ in first }
  }
}
