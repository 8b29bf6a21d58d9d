/// The likely spelling of several words in the place of one value or of a list: `iPhone 16 Pro Max` is
/// `iPhone16ProMax`, `16 16 16 16` is `16, 16, 16, 16`. Nil if it is not known.
func spelledTogether(_ node: SyntaxNode, as type: ValueType, devices: [String]?) -> String? {
  let words = node.significantTokens
  if type == .host, let first = words.first, let host = Host.meant(by: first.text) {
    // `UITableViewCell(height: 50)`
    return Host(word: first.text) == nil ? host + node.text.dropFirst(first.text.count) : nil
  }
  if type == .font, let style = words.first, Vocabulary.textStyles.contains(style.text) {
    return style.text
  }
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

/// Advice for a value that tries to say more than its type can.
func advice(on node: SyntaxNode, as type: ValueType) -> String? {
  let words = node.significantTokens
  guard let first = words.first, words.count > 1 else { return nil }
  let written = shortened(node.text)
  if type == .font, Vocabulary.textStyles.contains(first.text) {
    return advice(onWeightOf: first.text, written: written)
  }
  if type != .host, words.contains(where: { $0.kind == .range }) {
    return "Only the width and the height of a host take a range: `host: view(width: 320...440)`."
  }
  return nil
}

/// Advice for a text style with a weight, `headline bold` as well as `headline.bold`.
func advice(onWeightOf style: String, written: String) -> String {
  "A text style has a weight of its own: write `\(style)`, or a system font such as "
    + "`system 17 bold`, not `\(written)`."
}

/// The problem of a `frame` that is not four numbers, with its likely meaning: two are a size, as in SwiftUI.
func wrongFrame(written: [String], at span: SourceSpan, of member: SourceSpan) -> Problem {
  var problem = Problem(
    .mismatchedValue, span: span,
    message: "`frame` takes \(ValueType.frame.phrase); here are \(written.count)")
  guard written.count == 2 else {
    problem.message += "."
    return problem
  }
  let meant = "width == \(written[0]); height == \(written[1])"
  problem.message += ": did you mean `\(meant)`?"
  problem.fixes = [
    .init(changing: "frame: \(written.joined(separator: ", "))", at: member, to: meant)
  ]
  return problem
}

/// The problem of insets that are neither one number nor four, with their likely meaning as in CSS: two are
/// above and below, then the sides; of three the last is below.
func wrongCount(
  _ code: ProblemCode, of subject: String, written: [String], at span: SourceSpan
) -> Problem {
  var problem = Problem(
    code, span: span,
    message: "`\(subject)` takes one number, or four: top, leading, bottom, trailing; here are "
      + "\(written.count)")
  guard written.count == 2 || written.count == 3 else {
    problem.message += "."
    return problem
  }
  let four = [written[0], written[1], written.count == 3 ? written[2] : written[0], written[1]]
  let meant = Set(four).count == 1 ? written[0] : four.joined(separator: ", ")
  problem.message += ": did you mean `\(meant)`?"
  problem.fixes = [.init(changing: written.joined(separator: ", "), at: span, to: meant)]
  return problem
}
