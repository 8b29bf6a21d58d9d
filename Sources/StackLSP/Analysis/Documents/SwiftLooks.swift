import StackDSL

/// The properties that change no frame.
extension SwiftProperties {
  func look(_ property: PropertyName, _ value: Value?) -> SwiftWriting? {
    switch property {
    case .textColor where view.kind == .button: return titleColor(value)
    case .backgroundColor, .textColor, .tintColor, .onTintColor, .progressTintColor,
      .trackTintColor, .pageIndicatorTintColor, .currentPageIndicatorTintColor:
      let usual = property == .textColor ? ".label" : "nil"
      return .setters([set(property.rawValue, value.map { color($0, isTyped: true) } ?? usual)])
    case .borderColor, .shadowColor:
      let text = value.map { color($0, isTyped: false) } ?? "UIColor.black"
      return .setters([set("layer.\(property.rawValue)", text + ".cgColor")])
    case .accessibilityIdentifier:
      return .setters([set(property.rawValue, value?.name.map(stringLiteral) ?? "nil")])
    case .accessibilityLabel:
      let text = value?.name.map { swiftText($0, settings) } ?? "nil"
      return .setters([set(property.rawValue, text)])
    default: return nil
    }
  }

  private func titleColor(_ value: Value?) -> SwiftWriting {
    let color = value.map { self.color($0, isTyped: true) } ?? "nil"
    guard !hasConfiguration else {
      return .setters([set("configuration?.baseForegroundColor", color)])
    }
    return .setters([
      SwiftSetter(before: "\(name).setTitleColor(", value: color, after: ", for: .normal)")
    ])
  }

  /// Red, green and blue of `#3478F6`, and alpha if it is written; nil for a name.
  private static func parts(_ color: String) -> [Double]? {
    let digits = color.dropFirst()
    guard color.hasPrefix("#"), [6, 8].contains(digits.count), let bits = UInt32(digits, radix: 16)
    else { return nil }
    return stride(from: digits.count * 4 - 8, through: 0, by: -8).map {
      Double(bits >> UInt32($0) & 0xFF) / 255
    }
  }

  /// `.systemBlue`, or a color of the asset catalog if the name is in quotes.
  private func color(_ value: Value, isTyped: Bool) -> String {
    if let parts = value.name.flatMap(Self.parts) {
      let words = zip(["red", "green", "blue", "alpha"], parts + [1]).map { name, part in
        "\(name): \(swiftNumber((part * 1000).rounded() / 1000))"
      }
      return "UIColor(\(words.joined(separator: ", ")))"
    }
    if case .string(let name) = value {
      let named = "UIColor(named: \(stringLiteral(name)))"
      return isTyped ? named : named + "?"
    }
    let word = value.name?.split(separator: ".").last.map(String.init) ?? "clear"
    return (isTyped ? "." : "UIColor.") + swiftIdentifier(word)
  }
}
