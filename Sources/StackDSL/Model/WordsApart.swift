/// What several words in the place of one value, or of a list, are most likely short of:
/// `iPhone 16 Pro Max` is `iPhone16ProMax`, `16 16 16 16` is `16, 16, 16, 16`. Nil where it is not
/// known.
func spelledTogether(_ node: SyntaxNode, as type: ValueType, devices: [String]?) -> String? {
  let words = node.significantTokens
  // `UITableViewCell(height: 50)`
  if type == .host, let first = words.first, let host = Host.meant(by: first.text) {
    return host + node.text.dropFirst(first.text.count)
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

/// What of insets that are neither one number nor four is most likely meant: two as CSS has them, above
/// and below before the sides, three with the lower one last.
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
