/// Reads what controls show, how text stands in its view, and the values of a view's layer that runtime
/// attributes set.
extension PropertyReader {
  /// The looks that the element states and that a view of this kind can have.
  func looks() -> [Property] {
    (colors() + states() + paragraph() + runtimeLooks()).filter {
      $0.name.description.owners.contains(kind)
    }
  }

  /// The looks that attributes state.
  private func states() -> [Property] {
    let found = Self.states.compactMap { name, attribute, read -> Property? in
      guard let written = xml.value(attribute, of: element), let value = read(written),
        !isUsual(name, value)
      else { return nil }
      return property(name, value, from: attribute)
    }
    guard let traits = xml.child("textInputTraits", key: "textInputTraits", of: element),
      xml.isTrue("secureTextEntry", of: traits)
    else { return found }
    return found + [
      property(.isSecureTextEntry, .bool(true), at: document.span(xml.elements[traits].tag))
    ]
  }

  /// Interface Builder writes these of most views, as UIKit has them anyway.
  private func isUsual(_ name: PropertyName, _ value: Value) -> Bool {
    value == name.initialValue(of: kind) || name == .clipsToBounds && Self.clipping.contains(kind)
  }

  private static let clipping: Set<ViewKind> = [
    .scrollView, .tableView, .collectionView, .textView,
  ]

  private typealias Reading = @Sendable (String) -> Value?

  private static let states: [(PropertyName, String, Reading)] = {
    let truth: Reading = { $0 == "YES" ? .bool(true) : $0 == "NO" ? .bool(false) : nil }
    let number: Reading = { Double($0).flatMap { $0.isFinite ? .number($0) : nil } }
    let word: Reading = { .name($0) }
    return [
      (.textAlignment, "textAlignment", word),
      (.lineBreakMode, "lineBreakMode", { lineBreakModes[$0].map(Value.name) }),
      (.clipsToBounds, "clipsSubviews", truth), (.isEnabled, "enabled", truth),
      (.isSelected, "selected", truth), (.isOn, "on", truth), (.progress, "progress", number),
      (.value, "value", number), (.minimumValue, "minValue", number),
      (.maximumValue, "maxValue", number), (.minimumValue, "minimumValue", number),
      (.maximumValue, "maximumValue", number), (.currentPage, "currentPage", number),
      (.selectedSegmentIndex, "selectedSegmentIndex", number),
      (.clearButtonMode, "clearButtonMode", word),
    ]
  }()

  private static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "middleTruncation": "byTruncatingMiddle",
    "tailTruncation": "byTruncatingTail",
  ]

  // MARK: Texts with attributes

  /// The attributes of the first letters.
  var firstAttributes: Int? {
    let text = xml.children(of: element).first { xml.isNamed("attributedString", $0) }
    let fragment = text.flatMap { xml.child("fragment", of: $0) }
    return fragment.flatMap { xml.child("attributes", of: $0) }
  }

  private func paragraph() -> [Property] {
    guard let attributes = firstAttributes,
      let style = xml.child("paragraphStyle", key: "NSParagraphStyle", of: attributes),
      let alignment = xml.value("alignment", of: style), alignment != "natural"
    else { return [] }
    return [
      property(.textAlignment, .name(alignment), at: document.span(xml.elements[style].tag))
    ]
  }

  // MARK: Runtime attributes

  /// User defined runtime attributes are the only way in which a document has corners, borders and shadows: by
  /// the layer's names, or by those that a class of the app takes (`cornerRadius`).
  private func runtimeLooks() -> [Property] {
    guard let list = xml.child("userDefinedRuntimeAttributes", of: element) else { return [] }
    return xml.children(of: list).compactMap(runtimeLook)
  }

  private func runtimeLook(_ attribute: Int) -> Property? {
    guard let path = xml.value("keyPath", of: attribute) else { return nil }
    let isOfLayer = path.hasPrefix("layer.")
    let key = isOfLayer ? String(path.dropFirst("layer.".count)) : path
    let span = document.span(xml.elements[attribute].tag)
    if key == "masksToBounds" || key == "clipsToBounds" {
      return xml.isTrue("value", of: attribute)
        ? property(.clipsToBounds, .bool(true), at: span) : nil
    }
    let value = xml.children(of: attribute).first { xml.value("key", of: $0) == "value" }
    guard let name = PropertyName(rawValue: key), let value else { return nil }
    switch name {
    case .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius:
      return xml.number("value", of: value).map { property(name, .number($0), at: span) }
    // A layer has a CGColor, and takes no color of a document.
    case .borderColor, .shadowColor: return isOfLayer ? nil : property(name, ofColor: value)
    default: return nil
    }
  }
}
