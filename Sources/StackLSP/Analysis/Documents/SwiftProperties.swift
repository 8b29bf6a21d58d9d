import LayoutEngine
import StackDSL

/// One statement that sets a property, with the value apart from the text around it.
struct SwiftSetter: Hashable {
  var before: String
  var value: String
  var after = ""

  var statement: String { before + value + after }
  /// The key that two assignments to the same target share.
  var key: String { before + "\u{0}" + after }
}

/// The Swift form of a property.
enum SwiftWriting {
  case setters([SwiftSetter])
  /// Expressed by the initializer, the place in the tree or a constraint, or relevant to the checks only.
  case elsewhere
  /// The reason why Swift has no form for it.
  case omitted(String)
}

/// The properties of one view as Swift statements, from which UIKit computes the solved layout.
///
/// Sources: Apple's documentation of each class; docs/export.md has the table with its pages.
struct SwiftProperties {
  /// `self` for the view itself.
  let name: String
  let view: View
  /// The name of the stack around it.
  let parent: String?
  let settings: FileSettings
  let conditionNames: [String]
  /// Whether a component's class has already set the values of its kind.
  private let isMade: Bool
  /// The parameter that replaces a value, by the property's index.
  private let given: [Int: SwiftGiven]

  /// The statements that always hold and those of `apply`, in the order of the file.
  private(set) var initial: [String] = []
  private(set) var conditional: [String] = []
  /// The calls that give the view the file's `defaults` for its kind.
  private(set) var ofKind: [String] = []
  /// `imageSize: the picture has a size of its own`
  private(set) var omissions: [String] = []

  init(
    name: String, view: View, parent: String?, settings: FileSettings, conditionNames: [String],
    isMade: Bool = false, given: [Int: SwiftGiven] = [:]
  ) {
    self.name = name
    self.view = view
    self.parent = parent
    self.settings = settings
    self.conditionNames = conditionNames
    self.isMade = isMade
    self.given = given
    collect()
  }

  private mutating func collect() {
    var keys: [String] = []
    var values: [String: [(setter: SwiftSetter, condition: Int?)]] = [:]
    var usual: [String: String] = [:]
    func add(_ setter: SwiftSetter, _ condition: Int?) {
      if values[setter.key] == nil { keys.append(setter.key) }
      values[setter.key, default: []].append((setter, condition))
    }
    let priorities = isMade ? [] : prioritiesOfKind
    for setter in priorities + (isMade ? [] : valuesOfKind) { add(setter, nil) }
    for (index, property) in view.properties.enumerated() {
      switch writing(of: property.name, property.value, property.condition != nil) {
      case .elsewhere: break
      case .omitted(let reason):
        let omission = "\(property.name.rawValue): \(reason)"
        if !omissions.contains(omission) { omissions.append(omission) }
      case .setters(let setters):
        for var setter in setters {
          if let given = given[index], given.value == setter.value { setter.value = given.name }
          add(setter, property.condition?.index)
        }
        guard property.condition != nil,
          case .setters(let setters) = writing(of: property.name, nil, true)
        else { continue }
        for setter in setters { usual[setter.key] = setter.value }
      }
    }
    for key in keys {
      let all = values[key] ?? []
      guard let last = all.last?.setter else { continue }
      if all.count == 1, name != "self", priorities.contains(last) {
        ofKind.append(String(last.statement.dropFirst(name.count + 1)))
        continue
      }
      if all.allSatisfy({ $0.condition == nil }) {
        initial.append(last.statement)
        continue
      }
      var setter = last
      setter.value = usual[key] ?? "nil"
      for (one, condition) in all {
        setter.value =
          condition.map {
            Self.chosen(conditionNames[$0], one.value, setter.value)
          } ?? one.value
      }
      conditional.append(setter.statement)
    }
  }

  /// The statements for one property; nil if something else expresses it.
  func setters(_ property: Property, value: Value? = nil) -> [SwiftSetter]? {
    let isConditional = property.condition != nil
    guard
      case .setters(let all) = writing(of: property.name, value ?? property.value, isConditional)
    else { return nil }
    return all
  }

  /// `isLoading ? 1 : 0`; for booleans the condition itself.
  private static func chosen(_ condition: String, _ value: String, _ other: String) -> String {
    switch (value, other) {
    case _ where value == other: value
    case ("true", "false"): condition
    case ("false", "true"): "!\(condition)"
    default: "\(condition) ? \(value) : \(other.contains(" ? ") ? "(\(other))" : other)"
    }
  }

  // MARK: By property

  /// The Swift form of a property; without a value, of UIKit's default for it.
  private func writing(
    of property: PropertyName, _ value: Value?, _ isConditional: Bool
  ) -> SwiftWriting {
    switch property {
    case _ where property.isHugging:
      return .setters(property.axes.map { hugging(value?.number, $0) })
    case _ where property.isPriority:
      return .setters(property.axes.map { resistance(value?.number, $0) })
    case .intrinsicContentSize, .firstBaseline, .lastBaseline:
      return .omitted("UIKit takes it from the content")
    case .alignmentRectInsets:
      return .omitted(
        view.kind == .imageView ? "the picture has them" : "a class of its own overrides it")
    case .imageSize, .backgroundImageSize: return .omitted("the picture has a size of its own")
    case .isArranged where isConditional: return .omitted("a view stays where it is arranged")
    case .class where isConditional: return .omitted("a view keeps its class")
    case .isArranged, .class, .frame, .autoresizingMask: return .elsewhere
    case .customSpacing:
      guard let parent else { return .omitted("the view stands in no stack") }
      let spacing = value.map { $0.spacing ?? "0" } ?? "UIStackView.spacingUseDefault"
      return .setters([
        SwiftSetter(
          before: "\(parent).setCustomSpacing(", value: spacing, after: ", after: \(name))")
      ])
    default:
      return content(property, value, isConditional) ?? look(property, value)
        ?? plain(property, value) ?? .elsewhere
    }
  }

  /// A property that takes its value as the file has it: a case, a Boolean or a number.
  private func plain(_ property: PropertyName, _ value: Value?) -> SwiftWriting? {
    guard let initial = property.initialValue(of: view.kind) else { return nil }
    let text =
      switch initial {
      case .bool(let initial): "\(value?.bool ?? initial)"
      case .number(let initial): swiftNumber(value?.number ?? initial)
      default: ".\(value?.name ?? initial.name ?? "")"
      }
    let isOfText = property == .numberOfLines || property == .lineBreakMode
    let owner = property.isOfLayer ? "layer." : isOfText ? textOwner : ""
    return .setters([set(owner + property.rawValue, text)])
  }

  /// The path from the view to the label that draws its text.
  private var textOwner: String { view.kind == .button ? "titleLabel?." : "" }

  /// `name.property = value`
  func set(_ path: String, _ value: String) -> SwiftSetter {
    SwiftSetter(before: (name == "self" ? "" : "\(name).") + path + " = ", value: value)
  }

  private func hugging(_ value: Double?, _ axis: Axis) -> SwiftSetter {
    priority(
      "setContentHuggingPriority",
      value ?? settings.defaults.hugging(of: view.kind, axis).value, axis)
  }

  private func resistance(_ value: Double?, _ axis: Axis) -> SwiftSetter {
    priority(
      "setContentCompressionResistancePriority",
      value ?? settings.defaults.compressionResistance(of: view.kind, axis).value, axis)
  }

  private func priority(_ call: String, _ value: Double, _ axis: Axis) -> SwiftSetter {
    let receiver = name == "self" ? "" : "\(name)."
    return SwiftSetter(
      before: "\(receiver)\(call)(", value: swiftPriority(value), after: ", for: .\(axis.word))")
  }

  // MARK: Sizes

  private func content(
    _ property: PropertyName, _ value: Value?, _ isConditional: Bool
  ) -> SwiftWriting? {
    switch property {
    case .text, .placeholder, .title: return text(property, value)
    case .image: return image(value)
    case .configuration:
      guard !isConditional else { return .omitted("a button keeps its configuration") }
      return hasConfiguration ? .elsewhere : .omitted("UIButton.Configuration needs iOS 15")
    case .contentEdgeInsets: return edgeInsets(value, isConditional)
    case .segments: return isConditional ? .omitted("a control keeps its segments") : .elsewhere
    case .font, .adjustsFontForContentSizeCategory: return font(property, value)
    case .adjustsFontSizeToFitWidth:
      return .setters([set(textOwner + property.rawValue, "\(value?.bool ?? false)")])
    case .minimumScaleFactor:
      let isWritten = view.properties.contains { $0.name == .adjustsFontSizeToFitWidth }
      let fits =
        isWritten ? [] : [set(textOwner + "adjustsFontSizeToFitWidth", "\(value != nil)")]
      let scale = set(textOwner + "minimumScaleFactor", swiftNumber(value?.number ?? 0))
      return .setters(fits + [scale])
    case .spacing: return .setters([set("spacing", value.map { $0.spacing ?? "0" } ?? "0")])
    case .layoutMargins:
      let usual = view.kind.isStack ? 0.0 : 8
      let insets =
        value?.insets ?? Insets(top: usual, left: usual, bottom: usual, right: usual)
      return .setters([set("directionalLayoutMargins", swiftDirectionalInsets(insets))])
    default: return nil
    }
  }

  private func text(_ property: PropertyName, _ value: Value?) -> SwiftWriting {
    let literal = value.map { swiftText($0.name ?? "", settings) } ?? "nil"
    guard property == .title else { return .setters([set(property.rawValue, literal)]) }
    guard !hasConfiguration else { return .setters([set("configuration?.title", literal)]) }
    let receiver = "\(name).setTitle("
    return .setters([SwiftSetter(before: receiver, value: literal, after: ", for: .normal)")])
  }

  private func image(_ value: Value?) -> SwiftWriting {
    let image = value.map { "UIImage(named: \(stringLiteral($0.name ?? "")))" } ?? "nil"
    guard view.kind == .button else { return .setters([set("image", image)]) }
    guard !hasConfiguration else { return .setters([set("configuration?.image", image)]) }
    return .setters([
      SwiftSetter(before: "\(name).setImage(", value: image, after: ", for: .normal)")
    ])
  }

  /// A plain configuration has insets of its own; a button without one no longer has any (iOS 15).
  private func edgeInsets(_ value: Value?, _ isConditional: Bool) -> SwiftWriting {
    guard view.writtenConfiguration == nil else { return .omitted("a configuration has its own") }
    guard !isConditional else { return .omitted("a button keeps its insets") }
    guard let insets = value?.insets else { return .elsewhere }
    return .setters([
      hasConfiguration
        ? set("configuration?.contentInsets", swiftDirectionalInsets(insets))
        : set("contentEdgeInsets", swiftInsets(insets))
    ])
  }

  private func font(_ property: PropertyName, _ value: Value?) -> SwiftWriting {
    let owner = fontOwner
    if property == .adjustsFontForContentSizeCategory {
      guard !hasConfiguration else { return .omitted("a configuration follows the text size") }
      return .setters([set("\(owner)\(property.rawValue)", "\(value?.bool ?? true)")])
    }
    let font = value.flatMap(\.font).map(swiftFont) ?? usualFont
    guard !hasConfiguration else { return .setters([configuredFont(font)]) }
    var setters = [set("\(owner)font", font)]
    let isWritten = view.properties.contains { $0.name == .adjustsFontForContentSizeCategory }
    let isStyle = if case .font(.style)? = value { true } else { false }
    if isStyle || value == nil, !isWritten {
      setters.append(set("\(owner)adjustsFontForContentSizeCategory", "\(isStyle)"))
    }
    return .setters(setters)
  }

  /// The form in Apple's documentation of the transformer.
  private func configuredFont(_ font: String) -> SwiftSetter {
    SwiftSetter(
      before: """
        \(name).configuration?.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font =\u{20}
        """, value: font.hasPrefix(".") ? "UIFont" + font : font, after: "\n    return outgoing\n}")
  }

  private var fontOwner: String {
    view.kind == .searchBar ? "searchTextField." : textOwner
  }

  private var usualFont: String {
    view.kind == .button && view.writtenConfiguration == nil
      ? ".systemFont(ofSize: 15)" : ".systemFont(ofSize: 17)"
  }

  var hasConfiguration: Bool { view.swiftConfiguration(settings) != nil }

  // MARK: Defaults of a kind

  /// The values that were solved and that differ from UIKit's defaults; settings from the file follow later.
  private var valuesOfKind: [SwiftSetter] {
    var setters: [SwiftSetter] = []
    switch view.kind {
    case .vstack: setters.append(set("axis", ".vertical"))
    case .textField: setters.append(set("borderStyle", ".roundedRect"))
    // 12 pt in code (UITextView.font).
    case .textView: setters.append(set("font", ".systemFont(ofSize: 17)"))
    case .pageControl: setters.append(set("numberOfPages", "3"))
    case .datePicker
    where !view.properties.contains(where: { $0.name == .preferredDatePickerStyle }):
      setters.append(set("preferredDatePickerStyle", ".wheels"))
    case .button where hasConfiguration && view.writtenConfiguration == nil:
      setters.append(configuredFont(".systemFont(ofSize: 15)"))
    default: break
    }
    return setters
  }

  /// Set if the file's `defaults` differ from those of code.
  private var prioritiesOfKind: [SwiftSetter] {
    [Axis.horizontal, .vertical].compactMap { axis in
      let hugging = settings.defaults.hugging(of: view.kind, axis)
      return hugging == DefaultPriorities.code.hugging(of: view.kind, axis)
        ? nil : self.hugging(hugging.value, axis)
    }
  }
}

extension View {
  /// `filled`; nil if the file names none.
  var writtenConfiguration: String? {
    guard kind == .button else { return nil }
    return properties.last { $0.name == .configuration && $0.condition == nil }?.value.name
  }

  /// The configuration that creates the button: the one in the file, or a plain one for its insets.
  func swiftConfiguration(_ settings: FileSettings) -> String? {
    guard kind == .button, settings.minimumSystem >= 15 else { return nil }
    if let written = writtenConfiguration { return written }
    let hasInsets = properties.contains { $0.name == .contentEdgeInsets && $0.condition == nil }
    return hasInsets ? "plain" : nil
  }
}
