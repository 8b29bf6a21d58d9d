/// Texts, fonts, images and sizes: what a view shows.
extension PropertyReader {
  func content() -> [Property] {
    switch kind {
    case .label: return text(.text) + [font()].compactMap { $0 } + categories()
    case .button: return button()
    case .textField:
      return text(.text) + text(.placeholder, "placeholder") + [font()].compactMap { $0 }
        + categories() + [borderStyle]
    case .textView:
      return text(.text) + [font()].compactMap { $0 } + categories() + scrolling()
    case .scrollView, .tableView, .collectionView: return scrolling()
    case .searchBar: return text(.placeholder, "placeholder")
    case .imageView: return [image("image", of: element), contentMode()].compactMap { $0 }
    case .segmentedControl: return segments()
    case .pageControl:
      return xml.number("numberOfPages", of: element).map {
        [property(.numberOfPages, .number($0), from: "numberOfPages")]
      } ?? []
    default: return []
    }
  }

  private func scrolling() -> [Property] {
    xml.isFalse("scrollEnabled", of: element)
      ? [property(.isScrollEnabled, .bool(false), from: "scrollEnabled")] : []
  }

  // MARK: Text

  private func text(_ name: PropertyName, _ key: String = "text") -> [Property] {
    if let written = xml.value(key, of: element) {
      return [property(name, .string(withLineBreaks(written)), from: key)]
    }
    if let string = string(key, of: element) {
      return [property(name, .string(withLineBreaks(xml.content(of: string))), at: tag(string))]
    }
    let attributed = "attributed" + capitalized(key)
    guard let string = xml.child("attributedString", key: attributed, of: element) else {
      return []
    }
    return [property(name, .string(withLineBreaks(fragments(of: string))), at: tag(string))]
  }

  /// Xcode writes the line separator of Unicode for a line break that somebody types into a text.
  private func withLineBreaks(_ text: String) -> String {
    text.replacing("\u{2028}", with: "\n")
  }

  /// `<string key="text">`: what has lines or is long.
  private func string(_ key: String, of element: Int) -> Int? {
    xml.child("string", key: key, of: element) ?? xml.child("mutableString", key: key, of: element)
  }

  private func fragments(of attributed: Int) -> String {
    xml.children(of: attributed).filter { xml.isNamed("fragment", $0) }.map { fragment in
      xml.value("content", of: fragment)
        ?? string("content", of: fragment).map(xml.content) ?? ""
    }.joined()
  }

  private func tag(_ element: Int) -> SourceSpan { document.span(xml.elements[element].tag) }

  // MARK: Fonts

  private func font() -> Property? {
    if let description = xml.child("fontDescription", key: "fontDescription", of: element),
      let font = font(describedBy: description)
    {
      return property(.font, .font(font), at: tag(description))
    }
    let attributed = xml.children(of: element).first { xml.isNamed("attributedString", $0) }
    let written = attributed.flatMap { string in
      xml.descendants(of: string).first {
        xml.isNamed("font", $0) && xml.value("key", of: $0) == "NSFont"
      }
    }
    guard let written, let size = xml.number("size", of: written) else { return nil }
    if let name = xml.value("name", of: written), !Self.isOfSystem(name) {
      return property(.font, .font(.named(name, size: size)), at: tag(written))
    }
    let isBold = xml.value("metaFont", of: written)?.lowercased().contains("bold") ?? false
    return property(
      .font, .font(.system(size: size, weight: isBold ? .bold : .regular)), at: tag(written))
  }

  /// The system font by one of the names that Interface Builder has written for it.
  private static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
  }

  private func font(describedBy description: Int) -> Font? {
    if let style = xml.value("style", of: description),
      let name = Self.textStyle(named: style)
    {
      return .style(name)
    }
    guard let size = xml.number("pointSize", of: description), size > 0 else { return nil }
    if let name = xml.value("name", of: description), !Self.isOfSystem(name) {
      return .named(name, size: size)
    }
    let weight = xml.value("weight", of: description).flatMap(Font.Weight.init(rawValue:))
    let isBold = xml.value("type", of: description) == "boldSystem"
    return .system(size: size, weight: weight ?? (isBold ? .bold : .regular))
  }

  /// `UICTFontTextStyleSubhead` is `subheadline`.
  private static func textStyle(named name: String) -> String? {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return nil }
    switch name.dropFirst(prefix.count) {
    case "Title0": return "largeTitle"
    case "Subhead": return "subheadline"
    case let style:
      let word = style.prefix(1).lowercased() + style.dropFirst()
      return Vocabulary.textStyles.contains(word) ? word : nil
    }
  }

  /// A text style follows the text size only if the document says so.
  private func categories() -> [Property] {
    guard case .font(.style) = font()?.value else { return [] }
    let follows = xml.isTrue("adjustsFontForContentSizeCategory", of: element)
    return [
      property(
        .adjustsFontForContentSizeCategory, .bool(follows),
        from: "adjustsFontForContentSizeCategory")
    ]
  }

  // MARK: Controls

  private var borderStyle: Property {
    property(
      .borderStyle, .name(xml.value("borderStyle", of: element) ?? "none"), from: "borderStyle")
  }

  private func button() -> [Property] {
    var properties: [Property] = []
    let configuration = xml.child("buttonConfiguration", key: "configuration", of: element)
    let normal = xml.child("state", key: "normal", of: element)
    if let configuration {
      let style = xml.value("style", of: configuration) ?? "plain"
      properties.append(property(.configuration, .name(style), at: tag(configuration)))
    }
    if let source = configuration ?? normal {
      let reader = PropertyReader(document, source, kind: .button)
      properties += reader.text(.title, "title")
      if let image = reader.image("image", of: source) { properties.append(image) }
    }
    let hasImage = properties.contains { $0.name == .image }
    if !hasImage, configuration == nil, let normal,
      let background = xml.value("backgroundImage", of: normal),
      let size = document.imageSize(background)
    {
      properties.append(
        property(
          .backgroundImageSize, .size(width: size.width, height: size.height), at: tag(normal)))
    }
    if let name = properties.first(where: { $0.name == .image })?.value.word,
      let size = document.imageSize(name)
    {
      properties.append(
        property(.imageSize, .size(width: size.width, height: size.height)))
    }
    if configuration == nil,
      let insets = xml.child("inset", key: "contentEdgeInsets", of: element)
    {
      let values = ["minY", "minX", "maxY", "maxX"].map { xml.number($0, of: insets) ?? 0 }
      // A number next to nothing stands for "as the class has it".
      let isWritten = values.contains { abs($0) > 1e-300 }
      if isWritten {
        properties.append(
          property(.contentEdgeInsets, .list(values.map(Value.number)), at: tag(insets)))
      }
    }
    let titleFont = configuration.flatMap { configuration in
      xml.child("fontDescription", key: "titleFontDescription", of: configuration).flatMap {
        description in
        font(describedBy: description).map { property(.font, .font($0), at: tag(description)) }
      }
    }
    if let font = titleFont ?? (configuration == nil ? font() : nil) {
      properties.append(font)
    } else if configuration == nil, xml.attribute("buttonType", of: element) == nil {
      // A custom button has a title of 18 pt unless the document gives another one (six of six records).
      properties.append(property(.font, .font(.system(size: 18, weight: .regular))))
    }
    return properties + categories()
  }

  private func image(_ key: String, of source: Int) -> Property? {
    let reader = PropertyReader(document, source, kind: kind)
    if let name = xml.value(key, of: source) {
      return reader.property(.image, .string(name), from: key)
    }
    guard let reference = xml.child("imageReference", key: key, of: source) else { return nil }
    return property(.image, .string(xml.value("image", of: reference) ?? ""), at: tag(reference))
  }

  /// How a picture fills its view; nil for the way that every view has.
  private func contentMode() -> Property? {
    guard let mode = xml.value("contentMode", of: element), mode != "scaleToFill" else {
      return nil
    }
    return property(.contentMode, .name(mode), from: "contentMode")
  }

  private func segments() -> [Property] {
    guard let list = xml.child("segments", of: element) else { return [] }
    let titles = xml.children(of: list).map { xml.value("title", of: $0) ?? "" }
    guard !titles.isEmpty else { return [] }
    return [property(.segments, .list(titles.map(Value.string)), at: tag(list))]
  }

  // MARK: Sizes

  /// The content size where the document says it in points.
  func contentSize() -> Property? {
    if xml.attribute("placeholderIntrinsicWidth", of: element) != nil
      || xml.attribute("placeholderIntrinsicHeight", of: element) != nil
    {
      let size = Value.size(
        width: xml.number("placeholderIntrinsicWidth", of: element),
        height: xml.number("placeholderIntrinsicHeight", of: element))
      return property(.intrinsicContentSize, size, from: "placeholderIntrinsicWidth")
    }
    if let id = document.id(of: element), let designed = document.designedSize(of: id) {
      // −1 is `UIView.noIntrinsicMetric`.
      func metric(_ name: String) -> Double? {
        xml.number(name, of: designed).flatMap { $0 < 0 ? nil : $0 }
      }
      return property(
        .intrinsicContentSize, .size(width: metric("width"), height: metric("height")),
        at: tag(designed))
    }
    switch kind {
    case .imageView: return imageSize()
    case .datePicker:
      let style = xml.value("style", of: element) ?? ""
      return ["compact", "inline"].contains(style)
        ? property(.preferredDatePickerStyle, .name(style), from: "style") : nil
    case .activityIndicator:
      let isLarge = ["large", "whiteLarge"].contains(xml.value("style", of: element) ?? "")
      return isLarge
        ? property(.intrinsicContentSize, .size(width: 37, height: 37), from: "style") : nil
    default: return nil
    }
  }

  private func imageSize() -> Property? {
    guard let image = image("image", of: element), let name = image.value.word else { return nil }
    if let size = document.imageSize(name) {
      return property(
        .intrinsicContentSize, .size(width: size.width, height: size.height), at: image.span)
    }
    // The size of a symbol is known only from where it was drawn.
    guard let drawn = document.rect(of: element) else { return nil }
    return property(
      .intrinsicContentSize, .size(width: drawn.width, height: drawn.height), at: image.span)
  }
}
