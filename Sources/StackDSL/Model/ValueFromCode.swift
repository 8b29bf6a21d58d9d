/// The form in this language of a value in UIKit's code: `.systemFont(ofSize: 17)` is `system 17`,
/// `UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)` is `8, 16, 8, 16`. Nil for any other code.
func valueFromCode(_ node: SyntaxNode, as type: ValueType) -> String? {
  CodeCall(node.significantTokens).flatMap { valueFromCode($0, as: type) }
}

func valueFromCode(_ call: CodeCall, as type: ValueType) -> String? {
  switch type {
  case .font: return font(call)
  case .insets:
    guard call.isMade(by: ["UIEdgeInsets", "NSDirectionalEdgeInsets"]) else { return nil }
    let sides =
      call.values(of: ["top", "left", "bottom", "right"])
      ?? call.values(of: ["top", "leading", "bottom", "trailing"])
    return sides.map { Set($0).count == 1 ? $0[0] : $0.joined(separator: ", ") }
  case .size:
    guard call.isMade(by: ["CGSize"]) else { return nil }
    return call.values(of: ["width", "height"])?.joined(separator: " x ")
  case .priority:
    guard call.isMade(by: ["UILayoutPriority"]) else { return nil }
    return (call.values(of: [nil]) ?? call.values(of: ["rawValue"]))?.first
  case .number, .count, .spacing:
    guard call.isMade(by: ["CGFloat", "Double", "Float", "Int"]) else { return nil }
    return call.values(of: [nil])?.first
  case .string:
    let makers = ["NSLocalizedString", "String", "LocalizedStringResource", "AttributedString"]
    return makers.contains(call.name) ? call.string(labels: [nil, "localized"]) : nil
  case .word:
    guard call.isMade(by: ["UIImage", "UIColor"]) else { return nil }
    return call.string(labels: ["named", "systemName"])
      ?? call.values(of: ["red", "green", "blue", "alpha"]).flatMap(color)
  default: return nil
  }
}

/// `"#3478F6"` for its parts from 0 to 1, with the opacity where it has one.
private func color(_ parts: [String]) -> String? {
  let bytes = parts.compactMap(Double.init).map { Int((min(max($0, 0), 1) * 255).rounded()) }
  guard bytes.count == 4 else { return nil }
  let digits = (bytes[3] == 255 ? bytes.prefix(3) : bytes[...]).map { byte in
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
  return "\"#\(digits.joined())\""
}

/// `UIFont.systemFont(ofSize: 13, weight: .semibold)`, `.preferredFont(forTextStyle: .body)`
private func font(_ call: CodeCall) -> String? {
  switch call.name {
  case "systemFont", "monospacedSystemFont", "monospacedDigitSystemFont":
    if let size = call.values(of: ["ofSize"]) { return "system \(size[0])" }
    guard let values = call.values(of: ["ofSize", "weight"]),
      let weight = Font.Weight(rawValue: lastWord(of: values[1]))
    else { return nil }
    return weight == .regular ? "system \(values[0])" : "system \(values[0]) \(weight.rawValue)"
  case "boldSystemFont": return call.values(of: ["ofSize"]).map { "system \($0[0]) bold" }
  case "italicSystemFont": return call.values(of: ["ofSize"]).map { "system \($0[0])" }
  case "UIFont", "init":
    guard let name = call.string(labels: ["name"]), let size = call.values(of: ["name", "size"])
    else { return nil }
    return "\(name) \(size[1])"
  case "preferredFont":
    let style = call.values(of: ["forTextStyle"]).map { lastWord(of: $0[0]) }
    return style.flatMap { Vocabulary.textStyles.contains($0) ? $0 : nil }
  default: return nil
  }
}

/// `UIFont.TextStyle.body` is `body`.
private func lastWord(of path: String) -> String {
  String(path.split(separator: ".").last ?? "")
}

/// A call that is a whole value: `CGSize(width: 10, height: 20)`, `.init(750)`.
struct CodeCall {
  /// The last word before the parentheses.
  let name: String
  var arguments: [(label: String?, tokens: [(kind: TokenKind, text: String)])]
}

extension CodeCall {
  init?(_ tokens: [SyntaxToken]) {
    guard let open = tokens.firstIndex(where: { $0.kind == .leftParenthesis }), open > 0,
      tokens.last?.kind == .rightParenthesis,
      tokens[..<open].allSatisfy({ $0.kind.isName || $0.kind == .dot }),
      tokens[open - 1].kind.isName
    else { return nil }
    self.init(name: tokens[open - 1].name, arguments: [])
    for argument in tokens[(open + 1)..<(tokens.count - 1)].split(whereSeparator: {
      $0.kind == .comma
    }) {
      let second = argument.index(after: argument.startIndex)
      let isLabelled = argument.count > 2 && argument[second].kind == .colon
      let value = isLabelled ? argument[(second + 1)...] : argument
      arguments.append(
        (
          isLabelled ? argument[argument.startIndex].name : nil,
          value.map { ($0.kind, $0.text) }
        ))
    }
  }

  /// Whether it is the initializer of one of these types, or `.init`.
  func isMade(by types: [String]) -> Bool { name == "init" || types.contains(name) }

  /// The arguments as they are written, if their labels are these; nil for arguments that are calls themselves.
  func values(of labels: [String?]) -> [String]? {
    guard arguments.map(\.label) == labels else { return nil }
    let values = arguments.map { $0.tokens.map(\.text).joined() }
    return values.allSatisfy { !$0.isEmpty && !$0.contains("(") } ? values : nil
  }

  /// The first argument, if it is a string in quotes.
  func string(labels: [String?]) -> String? {
    guard let first = arguments.first, labels.contains(first.label), first.tokens.count == 1,
      let token = first.tokens.first, token.kind == .string
    else { return nil }
    return token.text
  }
}
