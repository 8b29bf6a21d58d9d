import LayoutEngine
import StackDSL

// Values in Swift syntax.

/// `20`, `0.5`.
func swiftNumber(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? "\(value)"
}

/// `.defaultHigh`, `UILayoutPriority(751)`.
func swiftPriority(_ value: Double) -> String {
  switch value {
  case 1000: ".required"
  case 750: ".defaultHigh"
  case 250: ".defaultLow"
  default: "UILayoutPriority(\(swiftNumber(value)))"
  }
}

/// A text without letters is the same in every language.
func isTranslated(_ text: String) -> Bool { text.contains(where: \.isLetter) }

/// A text for people, to be translated.
func swiftText(_ text: String, _ settings: FileSettings) -> String {
  let literal = stringLiteral(text)
  guard isTranslated(text) else { return literal }
  return settings.minimumSystem < 15
    ? "NSLocalizedString(\(literal), comment: \"\")" : "String(localized: \(literal))"
}

func swiftDirectionalInsets(_ insets: Insets) -> String {
  "NSDirectionalEdgeInsets(top: \(swiftNumber(insets.top)), "
    + "leading: \(swiftNumber(insets.left)), bottom: \(swiftNumber(insets.bottom)), "
    + "trailing: \(swiftNumber(insets.right)))"
}

func swiftInsets(_ insets: Insets) -> String {
  "UIEdgeInsets(top: \(swiftNumber(insets.top)), left: \(swiftNumber(insets.left)), "
    + "bottom: \(swiftNumber(insets.bottom)), right: \(swiftNumber(insets.right)))"
}

func swiftFont(_ font: Font) -> String {
  switch font {
  case .style(let style): ".preferredFont(forTextStyle: .\(style))"
  case .system(let size, .regular): ".systemFont(ofSize: \(swiftNumber(size)))"
  case .system(let size, let weight):
    ".systemFont(ofSize: \(swiftNumber(size)), weight: .\(weight.rawValue))"
  case .named(let name, let size):
    "UIFont(name: \(stringLiteral(name)), size: \(swiftNumber(size)))"
  }
}

extension Value {
  var font: Font? {
    switch self {
    case .font(let font): font
    // The default of a parameter; only its use shows that it is a font.
    case .name(let style): .style(style)
    default: nil
    }
  }

  /// `systemSpacing` has a name of its own in UIKit.
  var spacing: String? {
    name == "systemSpacing" ? "UIStackView.spacingUseSystem" : number.map(swiftNumber)
  }
}
