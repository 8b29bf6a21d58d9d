import LayoutEngine
import StackDSL

/// The properties of one view as statements of Swift.
struct SwiftProperties {
  let name: String
  let view: View
  let settings: FileSettings
  let conditionNames: [String]

  /// What holds from the beginning, in the order of the file.
  var initial: [String] {
    var lines = defaults
    let changing = Set(view.properties.filter { $0.condition != nil }.map(\.name))
    for property in view.properties
    where !changing.contains(property.name) || !property.name.isSettable {
      lines += statements(property.name, property.value)
    }
    return lines
  }

  /// What a condition changes: the value without it, then each under its own.
  var conditional: [String] {
    var lines: [String] = []
    var seen: Set<PropertyName> = []
    for property in view.properties where property.condition != nil && property.name.isSettable {
      guard seen.insert(property.name).inserted else { continue }
      let all = view.properties.filter { $0.name == property.name }
      if all.first?.condition != nil, let usual = usualValue(of: property.name) {
        lines += statements(property.name, usual)
      }
      for one in all {
        let body = statements(one.name, one.value)
        guard let condition = one.condition, !body.isEmpty else {
          lines += body
          continue
        }
        lines.append("if \(conditionNames[condition.index]) { \(body.joined(separator: "; ")) }")
      }
    }
    return lines
  }

  /// The axis, and the priorities in which Interface Builder differs from code.
  private var defaults: [String] {
    var lines: [String] = []
    if view.kind == .vstack { lines.append("\(name).axis = .vertical") }
    for axis in [LayoutEngine.Axis.horizontal, .vertical] {
      let hugging = settings.defaults.hugging(of: view.kind, axis)
      let isWritten = view.properties.contains { property in
        property.condition == nil && property.name.isHugging
          && axes(of: property.name).contains(axis)
      }
      guard !isWritten, hugging != DefaultPriorities.code.hugging(of: view.kind, axis) else {
        continue
      }
      lines.append(priority("setContentHuggingPriority", hugging.value, axis))
    }
    return lines
  }

  private func priority(_ call: String, _ value: Double, _ axis: LayoutEngine.Axis) -> String {
    let side = axis == .horizontal ? "horizontal" : "vertical"
    return "\(name).\(call)(UILayoutPriority(\(swiftNumber(value))), for: .\(side))"
  }

  /// What UIKit has where nothing is set.
  private func usualValue(of name: PropertyName) -> Value? {
    switch name {
    case .isHidden, .isBaselineRelativeArrangement, .isLayoutMarginsRelativeArrangement:
      .bool(false)
    case .spacing, .minimumScaleFactor: .number(0)
    case .numberOfLines: .number(1)
    case .layoutMargins: .number(8)
    case .axis: .name(view.kind == .vstack ? "vertical" : "horizontal")
    case .distribution, .alignment: .name("fill")
    case .contentMode: .name("scaleToFill")
    case .hugging, .horizontalHugging, .verticalHugging:
      .number(settings.defaults.hugging(of: view.kind, .horizontal).value)
    case .compressionResistance, .horizontalCompressionResistance,
      .verticalCompressionResistance:
      .number(settings.defaults.compressionResistance(of: view.kind, .horizontal).value)
    default: nil
    }
  }

  private func statements(_ property: PropertyName, _ value: Value) -> [String] {
    switch property {
    case .hugging, .horizontalHugging, .verticalHugging:
      return axes(of: property).compactMap { axis in
        value.number.map { priority("setContentHuggingPriority", $0, axis) }
      }
    case .compressionResistance, .horizontalCompressionResistance,
      .verticalCompressionResistance:
      return axes(of: property).compactMap { axis in
        value.number.map { priority("setContentCompressionResistancePriority", $0, axis) }
      }
    case _ where !property.isSettable:
      return ["// \(name).\(property.rawValue) comes from its content or an override."]
    case .customSpacing:
      return value.spacing.map { spacing in
        ["(\(name).superview as? UIStackView)?.setCustomSpacing(\(spacing), after: \(name))"]
      } ?? []
    case .minimumScaleFactor:
      return ["\(name).adjustsFontSizeToFitWidth = true"] + assignment(property, value)
    default: return assignment(property, value)
    }
  }

  private func assignment(_ property: PropertyName, _ value: Value) -> [String] {
    guard let (target, text) = target(property, value) else { return [] }
    let receiver = name == "self" ? "" : "\(name)."
    return [
      target.hasSuffix(")")
        ? "\(receiver)\(target)" : "\(receiver)\(target) = \(text)"
    ]
  }

  /// The property of UIKit and its value as Swift, or a call that sets it; nil for what is no
  /// property of the view.
  private func target(_ property: PropertyName, _ value: Value) -> (String, String)? {
    switch property {
    case .text, .placeholder: return (property.rawValue, stringLiteral(value.name ?? ""))
    case .title: return ("setTitle(\(stringLiteral(value.name ?? "")), for: .normal)", "")
    case .image:
      let image = "UIImage(named: \(stringLiteral(value.name ?? "")))"
      return view.kind == .button ? ("setImage(\(image), for: .normal)", "") : ("image", image)
    case .font:
      let font = value.font.map(swift) ?? ""
      guard !font.isEmpty else { return nil }
      return (view.kind == .button ? "titleLabel?.font" : "font", font)
    case .numberOfLines:
      let target = view.kind == .button ? "titleLabel?.numberOfLines" : "numberOfLines"
      return value.number.map { (target, swiftNumber($0)) }
    case .spacing: return value.spacing.map { ("spacing", $0) }
    case .layoutMargins: return value.insets.map { ("directionalLayoutMargins", swift($0)) }
    case .axis, .distribution, .alignment, .contentMode:
      return value.name.map { (property.rawValue, ".\($0)") }
    case .isHidden, .isBaselineRelativeArrangement, .isLayoutMarginsRelativeArrangement,
      .adjustsFontForContentSizeCategory:
      return value.bool.map { (property.rawValue, "\($0)") }
    case .minimumScaleFactor: return value.number.map { (property.rawValue, swiftNumber($0)) }
    default: return look(property, value)
    }
  }

  /// What changes no frame.
  private func look(_ property: PropertyName, _ value: Value) -> (String, String)? {
    switch property {
    case .textAlignment, .keyboardType, .borderStyle, .style, .returnKeyType,
      .autocapitalizationType, .autocorrectionType, .clearButtonMode:
      return value.name.map { (property.rawValue, ".\($0)") }
    case .lineBreakMode:
      let owner = view.kind == .button ? "titleLabel?." : ""
      return value.name.map { ("\(owner)lineBreakMode", ".\($0)") }
    case .backgroundColor, .textColor, .tintColor, .onTintColor, .progressTintColor,
      .trackTintColor, .pageIndicatorTintColor, .currentPageIndicatorTintColor:
      return (property.rawValue, color(value, isTyped: true))
    case .borderColor, .shadowColor:
      return ("layer.\(property.rawValue)", color(value, isTyped: false) + ".cgColor")
    case .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius:
      return value.number.map { ("layer.\(property.rawValue)", swiftNumber($0)) }
    case .alpha, .tag, .numberOfPages, .currentPage, .value, .minimumValue, .maximumValue,
      .stepValue, .progress, .selectedSegmentIndex:
      return value.number.map { (property.rawValue, swiftNumber($0)) }
    case .clipsToBounds, .isUserInteractionEnabled, .isEnabled, .isOn, .isScrollEnabled,
      .adjustsFontSizeToFitWidth, .isSelected, .isEditable, .isSelectable, .isSecureTextEntry,
      .hidesWhenStopped, .isPagingEnabled, .bounces, .showsHorizontalScrollIndicator,
      .showsVerticalScrollIndicator:
      return value.bool.map { (property.rawValue, "\($0)") }
    case .accessibilityIdentifier, .accessibilityLabel:
      return value.name.map { (property.rawValue, stringLiteral($0)) }
    default: return nil
    }
  }

  /// `.systemBlue`, or a color of the asset catalog where the name stands in quotes.
  private func color(_ value: Value, isTyped: Bool) -> String {
    if case .string(let name) = value {
      let named = "UIColor(named: \(stringLiteral(name)))"
      return isTyped ? named : named + "?"
    }
    let word = value.name?.split(separator: ".").last.map(String.init) ?? "clear"
    return (isTyped ? "." : "UIColor.") + swiftIdentifier(word)
  }

  private func axes(of property: PropertyName) -> [LayoutEngine.Axis] {
    switch property {
    case .horizontalHugging, .horizontalCompressionResistance: [.horizontal]
    case .verticalHugging, .verticalCompressionResistance: [.vertical]
    default: [.horizontal, .vertical]
    }
  }

  private func swift(_ insets: Insets) -> String {
    "NSDirectionalEdgeInsets(top: \(swiftNumber(insets.top)), "
      + "leading: \(swiftNumber(insets.left)), bottom: \(swiftNumber(insets.bottom)), "
      + "trailing: \(swiftNumber(insets.right)))"
  }

  private func swift(_ font: Font) -> String {
    switch font {
    case .style(let style): ".preferredFont(forTextStyle: .\(style))"
    case .system(let size, let weight):
      ".systemFont(ofSize: \(swiftNumber(size)), weight: .\(weight.rawValue))"
    }
  }
}

extension PropertyName {
  /// What UIKit takes from the content or an override is nothing to assign.
  fileprivate var isSettable: Bool {
    switch self {
    case .intrinsicContentSize, .alignmentRectInsets, .firstBaseline, .lastBaseline: false
    default: true
    }
  }
}

extension Value {
  fileprivate var font: Font? {
    if case .font(let font) = self { return font }
    return nil
  }

  /// `systemSpacing` has a name of its own in UIKit.
  fileprivate var spacing: String? {
    name == "systemSpacing" ? "UIStackView.spacingUseSystem" : number.map(swiftNumber)
  }
}
