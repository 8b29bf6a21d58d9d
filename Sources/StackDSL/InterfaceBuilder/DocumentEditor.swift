/// Writes changes of a screen into the storyboard or xib it was read from: values of attributes, and
/// whole constraints that go. Every other byte stays; recorded frames are Xcode's.
///
/// Nil for what a document has no attribute for. A value that Interface Builder takes for granted is
/// not written: its attribute goes.
public struct DocumentEditor: Sendable {
  public let screen: Screen
  let document: InterfaceBuilderDocument

  /// - Parameter document: that the screen was read from.
  public init(_ screen: Screen, in document: InterfaceBuilderDocument) {
    self.screen = screen
    self.document = document
  }

  /// - Parameter bytes: the text that the screen was read from.
  init(_ screen: Screen, in bytes: [UInt8]) {
    self.init(screen, in: InterfaceBuilderDocument(readXML(bytes), file: screen.span.file))
  }

  var xml: XMLDocument { document.xml }

  // MARK: Views

  /// - Parameter value: as in the language: `249`, `fillEqually`, `true`.
  public func set(_ name: PropertyName, of view: ViewIndex, to value: String) -> [TextEdit]? {
    guard let view = declared(view), let editor = attributes(at: view.span),
      let attribute = name.attribute(on: view.kind)
    else { return nil }
    switch name {
    case .minimumScaleFactor where xml.isFalse("adjustsFontSizeToFit", of: editor.element):
      // A label shrinks unless it says that it does not.
      return editor.remove("minimumScaleFactor").isEmpty
        ? editor.replace("adjustsFontSizeToFit", by: attribute.name, value) : nil
    case .spacing where xml.attribute("spacingType", of: editor.element) != nil: return nil
    case .isHidden, .isBaselineRelativeArrangement:
      return value == "true" ? editor.set(attribute.name, to: "YES") : editor.remove(attribute.name)
    default:
      guard attribute.takes(value) else { return nil }
      return value == attribute.usual
        ? editor.remove(attribute.name) : editor.set(attribute.name, to: value)
    }
  }

  public func remove(_ name: PropertyName, of view: ViewIndex) -> [TextEdit]? {
    guard let view = declared(view), let attribute = name.attribute(on: view.kind),
      let edits = attributes(at: view.span)?.remove(attribute.name), !edits.isEmpty
    else { return nil }
    return edits
  }

  private func declared(_ view: ViewIndex) -> View? {
    guard view != .screen, screen.views.indices.contains(view.index) else { return nil }
    return screen.views[view.index]
  }

  // MARK: Constraints, by their index in `Screen.constraints`

  /// - Parameter priority: 1…1000.
  public func setPriority(ofConstraint index: Int, to priority: Double) -> [TextEdit]? {
    guard let editor = constraint(index) else { return nil }
    return set("priority", to: priority, usual: 1000, in: editor)
  }

  /// - Parameter constant: in points, of the size class that the constraint holds in.
  public func setConstant(ofConstraint index: Int, to constant: Double) -> [TextEdit]? {
    guard constant.isFinite, let editor = constraint(index) else { return nil }
    // "Standard" distances are words beside the number.
    if xml.attribute("symbolic", of: editor.element) != nil { return nil }
    let constant = screen.constraints[index].written(constant)
    let place = attributes(at: screen.constraints[index].span)
    guard let place, place.element != editor.element else {
      return set("constant", to: constant, usual: 0, in: editor)
    }
    return place.set("constant", to: shortNumber(constant))
  }

  public func setRelation(
    ofConstraint index: Int, to relation: Constraint.Relation
  ) -> [TextEdit]? {
    guard let editor = constraint(index) else { return nil }
    let written = screen.constraints[index].written(relation)
    return written == .equal
      ? editor.remove("relation") : editor.set("relation", to: written.nameInUIKit)
  }

  /// The element goes with its line, and with its list where it is alone there. Nil if an outlet or
  /// a variation names it.
  public func removeConstraint(_ index: Int) -> [TextEdit]? {
    guard let editor = constraint(index), let id = screen.constraints[index].objectID,
      xml.value("id", of: editor.element) == id, !isNamedElsewhere(id, than: editor.element),
      let list = xml.elements[editor.element].parent
    else { return nil }
    let gone = xml.children(of: list).count == 1 ? list : editor.element
    let extent = xml.bytes.extentOfMember(xml.elements[gone].span)
    return [document.edit(extent, "")]
  }

  private func set(
    _ name: String, to number: Double, usual: Double, in editor: AttributeEditor
  ) -> [TextEdit]? {
    number == usual ? editor.remove(name) : editor.set(name, to: shortNumber(number))
  }

  /// The `constraint` element; nil for a constraint that no element states.
  func constraint(_ index: Int) -> AttributeEditor? {
    guard screen.constraints.indices.contains(index),
      !screen.constraints[index].isOfAutoresizingMask,
      let place = attributes(at: screen.constraints[index].span)
    else { return nil }
    if xml.isNamed("constraint", place.element) { return place }
    guard xml.isNamed("variation", place.element), let parent = xml.elements[place.element].parent,
      xml.isNamed("constraint", parent)
    else { return nil }
    return AttributeEditor(document: document, element: parent)
  }

  /// Whether an attribute of another element has this id as its value.
  private func isNamedElsewhere(_ id: String, than element: Int) -> Bool {
    let own = xml.elements[element].attributes
    return xml.attributes.indices.contains { index in
      !own.contains(index) && xml.bytes[xml.attributes[index].value].elementsEqual(id.utf8)
    }
  }

  // MARK: Elements

  /// The element that begins where a span does.
  func attributes(at span: SourceSpan) -> AttributeEditor? {
    xml.element(at: span.offsets.lowerBound).map {
      AttributeEditor(document: document, element: $0)
    }
  }
}

/// How a document writes a property of a view.
private struct ViewAttribute {
  var name: String
  /// The value that holds where the attribute is absent; such a one is never written.
  var usual: String?
  /// The words that it takes; nil for numbers.
  var words: [String]?

  func takes(_ value: String) -> Bool {
    words?.contains(value) ?? (Double(value)?.isFinite ?? false)
  }
}

extension View {
  /// The value that the inspector shows if a document has none: `250`, `Fill`. Nil if it differs between views.
  public func usualInspectorValue(of property: PropertyName) -> String? {
    property.attribute(on: kind)?.usual.map(property.inspectorValue)
  }
}

extension PropertyName {
  /// Nil for what no attribute of such a view says.
  fileprivate func attribute(on kind: ViewKind) -> ViewAttribute? {
    switch self {
    case .horizontalHugging: ViewAttribute(name: "horizontalHuggingPriority", usual: "250")
    case .verticalHugging: ViewAttribute(name: "verticalHuggingPriority", usual: "250")
    case .horizontalCompressionResistance:
      ViewAttribute(name: "horizontalCompressionResistancePriority", usual: "750")
    case .verticalCompressionResistance:
      ViewAttribute(name: "verticalCompressionResistancePriority", usual: "750")
    case .isHidden: ViewAttribute(name: "hidden")
    case .numberOfLines where kind == .label: ViewAttribute(name: "numberOfLines", usual: "1")
    case .minimumScaleFactor where kind == .label: ViewAttribute(name: "minimumScaleFactor")
    case _ where kind.isStack: attributeOfStack
    default: nil
    }
  }

  private var attributeOfStack: ViewAttribute? {
    switch self {
    case .axis:
      ViewAttribute(name: "axis", usual: "horizontal", words: AxisWord.words)
    case .distribution:
      ViewAttribute(
        name: "distribution", usual: "fill",
        words: DistributionWord.words)
    case .alignment:
      ViewAttribute(
        name: "alignment", usual: "fill",
        words: AlignmentWord.words)
    case .spacing: ViewAttribute(name: "spacing", usual: "0")
    case .isBaselineRelativeArrangement: ViewAttribute(name: "baselineRelativeArrangement")
    default: nil
    }
  }
}
