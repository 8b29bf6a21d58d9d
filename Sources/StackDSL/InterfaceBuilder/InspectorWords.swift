/// The names of things in Xcode's outline and inspectors, by which people find them there.

extension Screen {
  /// `Email.Leading = Title.Leading + 8`.
  public func outlineText(of constraint: PlainConstraint) -> String {
    constraint.text(signs: \.sign, words)
  }

  private func words(_ anchor: Anchor) -> String {
    let attribute = anchor.attribute.inspectorName
    let view = anchor.view == .screen ? "Superview" : views[anchor.view.index].displayName
    let isOfRoot = anchor.view == .screen
    switch anchor.item {
    case .view: return "\(view).\(attribute)"
    case .safeArea: return "\(isOfRoot ? "" : "\(view).")Safe Area.\(attribute)"
    case .layoutMargins:
      let isCenter = anchor.attribute == .centerX || anchor.attribute == .centerY
      return "\(view).\(attribute) \(isCenter ? "within Margins" : "Margin")"
    case .content: return "\(view).Content Layout Guide.\(attribute)"
    case .frame: return "\(view).Frame Layout Guide.\(attribute)"
    case .readableContent: return "\(view).Readable Content Guide.\(attribute)"
    }
  }

  /// `"Email"`; `"Stack View" (CF5-px-Uga)` if several have the same name.
  public func outlineName(of view: ViewIndex) -> String {
    let declared = views[view.index]
    let id = " " + declared.path
    guard declared.displayName.hasSuffix(id) else { return "\"\(declared.displayName)\"" }
    return "\"\(declared.displayName.dropLast(id.count))\" (\(declared.path))"
  }

  /// The same with its id in any case, by which people search in Xcode: `"Email" (8Yv-dJ-Q4d)`.
  public func outlineTitle(of view: ViewIndex) -> String {
    let name = outlineName(of: view)
    let id = views[view.index].reference.map { " (\($0))" } ?? ""
    return name.hasSuffix(id) ? name : name + id
  }
}

extension Constraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  public var inspectorName: String {
    switch self {
    case .equal: "Equal"
    case .lessThanOrEqual: "Less Than or Equal"
    case .greaterThanOrEqual: "Greater Than or Equal"
    }
  }
}

extension Anchor.Attribute {
  /// `Center X`.
  var inspectorName: String { capitalizedWords(of: rawValue) }
}

extension PropertyName {
  /// `Horizontal Content Hugging Priority`.
  public var inspectorName: String {
    switch self {
    case .horizontalHugging: "Horizontal Content Hugging Priority"
    case .verticalHugging: "Vertical Content Hugging Priority"
    case .horizontalCompressionResistance: "Horizontal Content Compression Resistance Priority"
    case .verticalCompressionResistance: "Vertical Content Compression Resistance Priority"
    case .numberOfLines: "Lines"
    case .minimumScaleFactor: "Minimum Font Scale"
    case .isBaselineRelativeArrangement: "Baseline Relative"
    case .isLayoutMarginsRelativeArrangement: "Layout Margins Relative Arrangement"
    case .isHidden: "Hidden"
    default: capitalizedWords(of: rawValue)
    }
  }

  /// A value in the words of the inspector: `Fill Equally`; a number or a switch as it is.
  public func inspectorValue(_ value: String) -> String {
    switch self {
    case .axis, .distribution, .alignment, .contentMode: capitalizedWords(of: value)
    default: value
    }
  }
}

/// `Fill Equally` for `fillEqually`.
public func capitalizedWords(of name: String) -> String {
  let words = name.utf8.reduce(into: [UInt8]()) { words, letter in
    if words.isEmpty, Ascii.small.contains(letter) { return words.append(letter - 0x20) }
    if !words.isEmpty, Ascii.capital.contains(letter) { words.append(0x20) }
    words.append(letter)
  }
  return String(decoding: words, as: UTF8.self)
}

private enum Ascii {
  static let capital = UInt8(ascii: "A")...UInt8(ascii: "Z")
  static let small = UInt8(ascii: "a")...UInt8(ascii: "z")
}
