/// `row.alignment = .center`, `title.setContentHuggingPriority(.required, for: .vertical)`: what code sets of a view and
/// this language has a property for.
struct CodeProperty {
  var place: CodeConstraint.Place
  /// `alignment: center`
  var text: String
}

extension CodeProperty {
  /// The property that a statement sets, if it begins with the chain; nil for anything else.
  init?(_ chain: CodeChain, _ tokens: inout CodeTokens) {
    guard let last = chain.links.last else { return nil }
    var path = chain.names.dropLast()
    let text: String
    if let arguments = last.arguments {
      guard arguments.count == 2, let target = arguments[1].tokens.last?.text else { return nil }
      var value = CodeTokens(arguments[0].tokens)
      switch (last.name, arguments[1].label) {
      case ("setContentHuggingPriority", "for"), ("setContentCompressionResistancePriority", "for"):
        guard let priority = CodeNumber.priority(arguments[0].tokens) else { return nil }
        let name = last.name.contains("Hugging") ? "hugging" : "compressionResistance"
        text = "\(name).\(target): \(priority)"
      case ("setCustomSpacing", "after"):
        guard let spacing = Self.value(&value, as: .spacing) else { return nil }
        path = [target]
        text = "customSpacing: \(spacing)"
      case (let setter, "for") where target == "normal":
        guard let name = Self.ofNormalState[setter],
          let word = Self.value(&value, as: name.description.type)
        else { return nil }
        text = "\(name): \(word)"
      default: return nil
      }
    } else {
      let word = last.name == "directionalLayoutMargins" ? "layoutMargins" : last.name
      guard let property = PropertyName(rawValue: word), tokens.take(.assign) != nil,
        let value = Self.value(&tokens, as: property.description.type)
      else { return nil }
      text = "\(word): \(value)"
      if path.count > (path.first == "self" ? 2 : 1), Self.holders.contains(path.last ?? "") {
        path.removeLast()
      }
    }
    guard !path.isEmpty, let place = CodeConstraint.Place(path: path) else { return nil }
    self.init(place: place, text: text)
  }

  private static let ofNormalState: [String: PropertyName] = [
    "setTitle": .title, "setImage": .image, "setTitleColor": .textColor,
  ]

  /// The objects that hold a property for their view.
  private static let holders: Set = ["layer", "titleLabel", "configuration", "searchTextField"]

  /// A literal, a word or a call that is a whole value.
  private static func value(_ tokens: inout CodeTokens, as type: ValueType) -> String? {
    let isShort = tokens.take(.dot) != nil
    let sign = tokens.take(.minus)?.text ?? ""
    if let literal = tokens.take(.number) ?? tokens.take(.string) {
      return tokens.isInSum ? nil : sign + literal.text
    }
    guard var links = CodeChain(&tokens)?.links, !tokens.isInSum,
      // `isOn ? 1 : 0`
      tokens.tokens[tokens.position - 1].text != "?"
    else { return nil }
    if links.count > 1, links.last?.name == "cgColor" { links.removeLast() }
    guard let last = links.last else { return nil }
    if let arguments = last.arguments {
      let parts = arguments.map { ($0.label, $0.tokens.map { ($0.kind, $0.text) }) }
      return valueFromCode(CodeCall(name: last.name, arguments: parts), as: type)
    }
    // A word of the app's own is not a case of UIKit's.
    guard links.count == 1 || links[0].name.first?.isUppercase ?? false else { return nil }
    switch type {
    case .spacing where last.name == "spacingUseSystem": return "systemSpacing"
    case .cases, .word: return last.name
    default: return links.count == 1 && !isShort ? last.name : nil
    }
  }
}
