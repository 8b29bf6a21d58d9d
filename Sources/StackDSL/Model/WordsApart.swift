/// What several words in the place of one value, or of a list, are most likely short of:
/// `iPhone 16 Pro Max` is `iPhone16ProMax`, `16 16 16 16` is `16, 16, 16, 16`. Nil where it is not
/// known.
func spelledTogether(_ node: SyntaxNode, as type: ValueType, devices: [String]?) -> String? {
  let words = node.significantTokens
  guard words.count > 1, words.allSatisfy({ $0.kind.isName || $0.kind == .number }) else {
    return nil
  }
  let texts = words.map(\.text)
  if type == .devices {
    guard let devices else { return nil }
    let word = texts.joined()
    let known = devices.first { $0.filter { $0 != "." }.lowercased() == word.lowercased() }
    // The newest of those that are equally near.
    if let known = known ?? nearestName(to: word, in: devices.reversed()) { return known }
  }
  return type.isList ? texts.joined(separator: ", ") : nil
}
