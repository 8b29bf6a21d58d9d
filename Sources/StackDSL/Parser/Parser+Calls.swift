/// Calls of UIKit's code and of libraries around it, where a sign stands here.
extension Parser {
  /// `.constraint(` or `.priority(`: no part of the path before it.
  var beginsCall: Bool {
    peek() == .dot && peek(2) == .leftParenthesis && !startsLine(2)
      && (isWord("constraint", 1) || isWord("priority", 1))
  }

  /// `title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8)`, of which the anchor has
  /// been read; false for anything else.
  mutating func anchorCall() -> Bool {
    guard beginsCall, isWord("constraint", 1), let end = closingParenthesis(from: position + 2)
    else { return false }
    let left = String(
      decoding: bytes[range(memberStart - position).lowerBound..<previousEnd], as: UTF8.self)
    let arguments = membersInParentheses(from: position + 2, upTo: end)
    // `view` is what the braces around it make of it, and these are not known yet.
    let isOfController = arguments.split { " :;".contains($0) }.contains { path in
      path.split(separator: ".").first.map { ForeignNames.ownView.contains(String($0)) } ?? false
    }
    let meant =
      isOfController ? nil : relation(of: arguments).map { "\(nativePath(left)) \($0)" }
    let isActivated =
      line.kind(end + 1) == .dot && isWord("isActive", end + 2 - position)
      && line.kind(end + 3) == .assign && isWord("true", end + 4 - position)
    let endsListItem = line.kind(end + 1) == .comma && line.startsLine(end + 2)
    let last = isActivated ? end + 4 : endsListItem ? end + 1 : end
    let start = range(memberStart - position).lowerBound
    let whole = start..<range(last - position).upperBound
    node(.missing) { _ in }
    report(
      .missingRelation, range(1).lowerBound..<range(end - position).upperBound,
      "Anchors are related with `==`, `<=` or `>=`" + (meant.map { ": write `\($0)`." } ?? "."),
      cure: meant.map { .init(title: "Write `\($0)`", range: whole, newText: $0) })
    skip(to: last)
    return true
  }

  /// `equalTo: photo.bottomAnchor; constant: 8` as `== photo.bottom + 8`; nil for any other arguments.
  private func relation(of arguments: String) -> String? {
    var result: String?
    for argument in arguments.split(separator: ";") {
      let parts = argument.split(separator: ":", maxSplits: 1).map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard parts.count == 2 else { return nil }
      switch (parts[0], result) {
      case (let label, nil):
        guard let sign = Self.relations[label] else { return nil }
        result = "\(sign) \(nativePath(parts[1]))"
      case ("multiplier", let before?): result = "\(before) * \(parts[1])"
      case ("constant", let before?):
        result =
          parts[1].hasPrefix("-")
          ? "\(before) - \(parts[1].dropFirst())" : "\(before) + \(parts[1])"
      default: return nil
      }
    }
    return result
  }

  /// `addSubview(title)`, `title.setContentHuggingPriority(.required, for: .vertical)`: one message, and
  /// what says the same here.
  mutating func strayCall(behind after: Int) {
    let start = range().lowerBound
    let name = text(after - 1 - position)
    let path = String(
      decoding: bytes[start..<range(after - 1 - position).upperBound], as: UTF8.self)
    let end = closingParenthesis(from: after)
    let whole = start..<range((end ?? after - 1) - position).upperBound
    let receiver = String(path.dropLast(name.count))
    let isWhole = end.map { $0 + 1 >= line.count || line.startsLine($0 + 1) } ?? false
    let meant = end.flatMap { end in
      isWhole ? member(for: name, membersInParentheses(from: after, upTo: end), of: receiver) : nil
    }
    let isAddition = ForeignNames.additions.contains(name)
    var message = "Nothing is called here: "
    var cure: SyntaxFault.Cure?
    if isAddition {
      message = "A view stands in the braces of its superview: `\(name)` is not needed."
      if isWhole { cure = .init(title: "Remove `\(name)`", range: whole, newText: "") }
    } else if let closing = closingBracket(behind: after) {
      endOfList = closing
      message = "Constraints stand alone here, without `\(path.prefix(40))([ … ])`."
    } else if let meant {
      message += "write `\(meant)`."
      cure = .init(title: "Write `\(meant)`", range: whole, newText: meant)
    } else {
      message += "write a property, a view or a constraint in place of `\(path.prefix(40))(…)`."
    }
    node(.unexpected) { parser in
      parser.report(.unexpectedText, whole, message, cure: cure)
      let last = end ?? after
      while parser.position <= last, !parser.isAtEnd { parser.take() }
      while !parser.isAtMemberEnd, parser.peek() != .leftBrace || parser.hasStrayBraces {
        parser.take()
      }
    }
    skipToMemberEnd()
  }

  /// The `]` of `([`, where nothing stands between it and the line's beginning: what the list holds are
  /// members of this place.
  private func closingBracket(behind parenthesis: Int) -> Int? {
    func isSign(_ sign: String, _ index: Int) -> Bool {
      line.kind(index) == .unknown && text(index - position) == sign
    }
    guard isSign("[", parenthesis + 1) else { return nil }
    var depth = 0
    for index in (parenthesis + 1..<line.count).prefix(Self.longestList) {
      if line.kind(index) == .leftBrace || line.kind(index) == .rightBrace { return nil }
      if isSign("[", index) { depth += 1 }
      if isSign("]", index) { depth -= 1 }
      if depth == 0 { return line.startsLine(index) ? index : nil }
    }
    return nil
  }

  /// In tokens: more than a page of constraints.
  private static let longestList = 4000

  /// `{ make in`, where braces balance.
  func beginsClosure(at brace: Int) -> Bool {
    !hasStrayBraces && line.kind(brace + 1).isName && isWord("in", brace + 2 - position)
  }

  /// `title.snp.makeConstraints { make in … }`: one message for all that stands in the braces.
  mutating func closureCall(behind brace: Int) {
    let path = String(
      decoding: bytes[range().lowerBound..<range(brace - 1 - position).upperBound], as: UTF8.self)
    node(.unexpected) { parser in
      parser.report(
        .unexpectedText,
        parser.range().lowerBound..<parser.range(brace - 1 - parser.position).upperBound,
        "Nothing is called here: in place of `\(path.prefix(40))` write each constraint as a relation, such "
          + "as `leading == superview.leading + 20`.")
      var depth = 0
      repeat {
        if parser.position >= brace {
          if parser.peek() == .leftBrace { depth += 1 }
          if parser.peek() == .rightBrace { depth -= 1 }
        }
        parser.take()
      } while !parser.isAtEnd && (depth > 0 || parser.position <= brace)
    }
    skipToMemberEnd()
  }

  /// Setters of UIKit that take more than a value.
  private func member(for call: String, _ arguments: String, of receiver: String) -> String? {
    let parts = arguments.split(separator: ";").map { $0.filter { $0 != " " } }
    guard parts.count == 2, !parts[0].contains(":") else { return nil }
    let value = parts[0].drop { $0 == "." }
    guard !value.isEmpty, value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) else {
      return nil
    }
    switch call {
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      guard let axis = ["for:.horizontal", "for:.vertical"].first(where: { $0 == parts[1] }) else {
        return nil
      }
      let property = call.contains("Hugging") ? "hugging" : "compressionResistance"
      return "\(receiver)\(property)\(axis.dropFirst("for:".count)): \(value)"
    case "setCustomSpacing":
      guard parts[1].hasPrefix("after:") else { return nil }
      return "\(parts[1].dropFirst("after:".count)).customSpacing: \(value)"
    default:
      return nil
    }
  }

  /// `let body = UILabel()` as `label body`; nil for anything else.
  var viewMadeByCode: SyntaxFault.Cure? {
    guard isWord("let") || isWord("var"), peek(1).isName, peek(2) == .assign, peek(3).isName,
      peek(4) == .leftParenthesis, peek(5) == .rightParenthesis,
      let kind = ForeignNames.kind(text(3)) ?? ViewKind(rawValue: text(3))
    else { return nil }
    let view = "\(kind.rawValue) \(text(1))"
    return .init(
      title: "Write `\(view)`", range: range().lowerBound..<range(5).upperBound, newText: view)
  }

  private static let relations = [
    "equalTo": "==", "equalToConstant": "==", "lessThanOrEqualTo": "<=",
    "lessThanOrEqualToConstant": "<=", "greaterThanOrEqualTo": ">=",
    "greaterThanOrEqualToConstant": ">=",
  ]

  /// `photo.bottomAnchor` as `photo.bottom`.
  private func nativePath(_ path: String) -> String {
    path.split(separator: ".").map { ForeignNames.attribute(String($0)) ?? String($0) }
      .joined(separator: ".")
  }

  /// `priority 750`, `priority: 750` or `.priority(750)` behind a constraint, for `@750`. It is read
  /// as one, so that only the spelling is wrong.
  mutating func spelledPriority() {
    let word = peek() == .dot ? 1 : 0
    guard !isAtMemberEnd, isWord("priority", word) else { return }
    let isOpened = peek(word + 1) == .leftParenthesis
    var value = word + 1
    if isOpened || peek(value) == .colon { value += 1 }
    if peek(value) == .dot { value += 1 }
    guard peek(value) == .number || peek(value).isName, !startsLine(value) else { return }
    let end = isOpened && peek(value + 1) == .rightParenthesis ? value + 1 : value
    let written = "@\(text(value))"
    report(
      .unexpectedText, range().lowerBound..<range(end).upperBound,
      "A priority stands behind `@`: write `\(written)`.",
      cure: .init(
        title: "Write `\(written)`", range: previousEnd..<range(end).upperBound,
        newText: " \(written)"))
    open(.priority)
    let target = position + value
    node(.unexpected) { parser in
      while parser.position < target { parser.take() }
    }
    expression(what: "A priority from 1 to 1000")
    if end > value { node(.unexpected) { $0.take() } }
    close()
  }
}
