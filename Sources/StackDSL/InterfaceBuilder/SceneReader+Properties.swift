/// The properties of views as their elements have them.
extension SceneReader {
  /// The properties that the element of a view states. Variations by size class come last, the more specific
  /// ones later, so that the most specific one wins.
  mutating func properties(of element: Int, kind: ViewKind) -> [Property] {
    let usual = PropertyReader(document, element, kind: kind)
    var properties = usual.read()
    let keyed = xml.children(of: element).filter { xml.isNamed("variation", $0) }
      .compactMap { variation in xml.value("key", of: variation).map { (variation, $0) } }
    func traits(_ key: String) -> Int { key.count { $0 == "=" } }
    let sorted = keyed.enumerated().sorted { a, b in
      (traits(a.element.1), a.offset) < (traits(b.element.1), b.offset)
    }
    for (_, (variation, key)) in sorted where key != "default" {
      var special = PropertyReader(document, variation, kind: kind).readAttributes()
      guard !special.isEmpty else { continue }
      let condition = condition(for: Installation(onlyIn: key, element: variation))
      for index in special.indices { special[index].condition = condition }
      properties += special
    }
    return properties
  }

  /// The margins of the root view, where they are not those of a controller's view.
  func marginProperties(of element: Int) -> [Property] {
    let reader = PropertyReader(document, element, kind: .view)
    var properties: [Property] = []
    let keepsApart = xml.isFalse("insetsLayoutMarginsFromSafeArea", of: element)
    if keepsApart {
      properties.append(
        reader.property(
          .insetsLayoutMarginsFromSafeArea, .bool(false), from: "insetsLayoutMarginsFromSafeArea"))
    }
    let usual = usualMargins
    if let written = reader.margins() { return properties + [respectingMinimum(written)] }
    let recorded = recordedInsets.margins
    if root.host == .screen, recorded.isEmpty { return properties }
    // The recorded distance is measured from the edge and contains the safe area, if the margins do.
    let area = keepsApart ? .none : safeArea
    let margins = EdgeInsets(
      top: recorded.top.map { $0 - area.top } ?? usual.top,
      // A side without a record is as the other.
      leading: (recorded.leading ?? recorded.trailing).map { $0 - area.side } ?? usual.leading,
      bottom: recorded.bottom.map { $0 - area.bottom } ?? usual.bottom,
      trailing: (recorded.trailing ?? recorded.leading).map { $0 - area.side } ?? usual.trailing)
    if root.host == .screen, margins == usual { return properties }
    let value = Value.insets(margins.top, margins.leading, margins.bottom, margins.trailing)
    return properties + [reader.property(.layoutMargins, value)]
  }

  /// At the sides a controller's view has the margins of the system at least.
  ///
  /// Source: `UIViewController.viewRespectsSystemMinimumLayoutMargins`.
  private func respectingMinimum(_ margins: Property) -> Property {
    guard root.host == .screen, let written = margins.value.numbers, written.count == 4,
      !xml.isFalse("viewRespectsSystemMinimumLayoutMargins", of: root.owner)
    else { return margins }
    let usual = usualMargins
    var margins = margins
    margins.value = .insets(
      written[0], max(written[1], usual.leading), written[2], max(written[3], usual.trailing))
    return margins
  }

  /// The margins of the size class: 16 at the sides of a phone, 20 where there is more room.
  private var usualMargins: EdgeInsets {
    let side = document.canvas.width >= 414 || document.canvas.isPad ? 20.0 : 16
    switch root.host {
    case .screen: return EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    case .cell:
      let version = document.toolsVersion
      let isRoomy = tableStyle == "insetGrouped" || version >= 24_000
      let above = isRoomy ? 15.0 : version < 13_000 ? 8 : 11
      return EdgeInsets(top: above, leading: side, bottom: above, trailing: side)
    case .collectionCell, .view: return EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
  }

  /// The style of the table view that the root's cell stands in.
  private var tableStyle: String? {
    xml.ancestors(of: root.owner).first { xml.isNamed("tableView", $0) }
      .flatMap { xml.value("style", of: $0) }
  }
}

extension Value {
  /// Top, leading, bottom, trailing.
  static func insets(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double)
    -> Value
  {
    .list([.number(top), .number(leading), .number(bottom), .number(trailing)])
  }
}

/// Reads the properties of one view from its element.
struct PropertyReader {
  let document: InterfaceBuilderDocument
  let element: Int
  let kind: ViewKind

  init(_ document: InterfaceBuilderDocument, _ element: Int, kind: ViewKind) {
    self.document = document
    self.element = element
    self.kind = kind
  }

  var xml: XMLDocument { document.xml }

  func read() -> [Property] {
    var properties = content()
    if let size = contentSize() { properties.append(size) }
    if let margins = margins() {
      properties.append(margins)
      if kind.isStack {
        properties.append(
          property(.isLayoutMarginsRelativeArrangement, .bool(true), at: margins.span))
      }
    }
    properties += readAttributes() + looks()
    return properties
  }

  /// The properties that only attributes state, which a variation can have as well.
  func readAttributes() -> [Property] {
    var properties: [Property] = []
    func add(_ name: PropertyName, _ attribute: String, _ value: (String) -> Value?) {
      guard let written = xml.value(attribute, of: element), let value = value(written) else {
        return
      }
      properties.append(property(name, value, from: attribute))
    }
    func number(_ text: String) -> Value? {
      Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    }
    add(.horizontalHugging, "horizontalHuggingPriority", number)
    add(.verticalHugging, "verticalHuggingPriority", number)
    add(.horizontalCompressionResistance, "horizontalCompressionResistancePriority", number)
    add(.verticalCompressionResistance, "verticalCompressionResistancePriority", number)
    add(.preservesSuperviewLayoutMargins, "preservesSuperviewLayoutMargins") { .bool($0 == "YES") }
    add(.insetsLayoutMarginsFromSafeArea, "insetsLayoutMarginsFromSafeArea") { .bool($0 != "NO") }
    add(.isHidden, "hidden") { .bool($0 == "YES") }
    add(.alpha, "alpha") { Double($0).flatMap { $0.isFinite && $0 < 1 ? .number($0) : nil } }
    add(.class, "customClass") { .name($0) }
    if kind == .label || kind == .button { add(.numberOfLines, "numberOfLines", number) }
    // A label that shrinks has no `adjustsFontSizeToFit`; one that does not says so.
    if kind == .label, !xml.isFalse("adjustsFontSizeToFit", of: element) {
      add(.minimumScaleFactor, "minimumScaleFactor", number)
      add(.minimumScaleFactor, "minimumFontSize") { leastScale(ofPoints: $0) }
    }
    if kind.isStack {
      let isVariation = xml.isNamed("variation", element)
      add(.axis, "axis") { .name($0) }
      if !isVariation, xml.attribute("axis", of: element) == nil {
        properties.append(property(.axis, .name("horizontal")))
      }
      add(.distribution, "distribution") { .name($0) }
      add(.alignment, "alignment") { .name($0) }
      add(.spacing, "spacing", number)
      add(.spacing, "spacingType") { $0 == "standard" ? .name("systemSpacing") : nil }
      add(.isBaselineRelativeArrangement, "baselineRelativeArrangement") { .bool($0 == "YES") }
    }
    return properties
  }

  /// A least font size, as documents had it before scales, as a share of the font's own.
  private func leastScale(ofPoints written: String) -> Value? {
    guard let least = Double(written), least > 0,
      let description = xml.child("fontDescription", key: "fontDescription", of: element),
      let size = xml.number("pointSize", of: description), least < size
    else { return nil }
    return .number(least / size)
  }

  /// `layoutMargins` as written; nil if the class's own hold.
  func margins() -> Property? {
    for child in xml.children(of: element) {
      guard let key = xml.value("key", of: child) else { continue }
      func points(_ name: String) -> Double { xml.number(name, of: child) ?? 0 }
      let tag = document.span(xml.elements[child].tag)
      if key == "layoutMargins" {
        return property(
          .layoutMargins, .insets(points("top"), points("left"), points("bottom"), points("right")),
          at: tag)
      }
      if key == "directionalLayoutMargins" {
        return property(
          .layoutMargins,
          .insets(points("top"), points("leading"), points("bottom"), points("trailing")), at: tag)
      }
    }
    return nil
  }

  // MARK: Making properties

  /// One that an attribute says.
  func property(_ name: PropertyName, _ value: Value, from attribute: String) -> Property {
    guard let written = xml.attribute(attribute, of: element) else { return property(name, value) }
    return Property(
      name: name, value: value, condition: nil, span: document.span(written.span),
      keySpan: document.span(written.name), valueSpan: document.span(written.value))
  }

  /// One that an element says, or that follows from the whole view.
  func property(_ name: PropertyName, _ value: Value, at span: SourceSpan? = nil) -> Property {
    Property(name, value, at: span ?? document.nameSpan(of: element))
  }
}
