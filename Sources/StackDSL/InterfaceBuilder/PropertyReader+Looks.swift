/// Colors, and how a text stands in its view.
extension PropertyReader {
  /// What the element says of them and a view of the kind may say.
  func looks() -> [Property] {
    let colors = xml.children(of: element).compactMap { child -> Property? in
      guard xml.isNamed("color", child),
        let name = xml.value("key", of: child).flatMap(PropertyName.init(rawValue:)),
        Self.colors.contains(name), name.description.owners.contains(kind),
        let color = color(child)
      else { return nil }
      return property(name, color, at: document.span(xml.elements[child].tag))
    }
    guard let alignment = xml.value("textAlignment", of: element), alignment != "natural",
      PropertyName.textAlignment.description.owners.contains(kind)
    else { return colors }
    return colors + [property(.textAlignment, .name(alignment), from: "textAlignment")]
  }

  /// Those that mean the same in a document. (The shadow of a label there is one of its letters.)
  private static let colors: Set<PropertyName> = [
    .backgroundColor, .textColor, .tintColor, .onTintColor, .progressTintColor, .trackTintColor,
    .pageIndicatorTintColor, .currentPageIndicatorTintColor,
  ]

  /// `systemRed`; in quotes one of the asset catalog or `#3478F6`; `clear`, however it is written.
  private func color(_ element: Int) -> Value? {
    let system = ["systemColor", "cocoaTouchSystemColor"].lazy
      .compactMap { xml.value($0, of: element) }.first
    if let system { return .name(Self.swiftName(of: system)) }
    if let name = xml.value("name", of: element) { return .string(name) }
    func share(_ name: String) -> Double? {
      xml.number(name, of: element).map { min(max($0, 0), 1) }
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
