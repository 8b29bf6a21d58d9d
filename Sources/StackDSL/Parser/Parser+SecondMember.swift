/// Two members on one line with no `;` between them: `width == 40 height == 20`.
extension Parser {
  /// Whether the text here, in the middle of a line, looks like the beginning of a member.
  var beginsSecondMember: Bool {
    position > 0 && endsOperand(line.kind(position - 1)) && looksLikeMember
  }

  private var looksLikeMember: Bool {
    guard blockDepth > 0, parenthesisDepth == 0, peek().isName, !startsLine() else { return false }
    let after = positionAfterPath()
    guard after < line.count, !line.startsLine(after) else { return false }
    let following = line.kind(after)
    if following.isRelation { return true }
    let word = text(after - 1 - position)
    let isKnown =
      PropertyName(rawValue: word) != nil || Vocabulary.attributeWords.contains(word)
    switch following {
    case .colon:
      let hasValue = after + 1 < line.count && !line.startsLine(after + 1)
      return isKnown || (hasValue && isValueStart(line.kind(after + 1)))
    case .assign: return isKnown
    case .string: return after == position + 1 && isKindWord
    default: return after == position + 1 && following.isName && ViewKind(rawValue: word) != nil
    }
  }

  /// Reports the `;` that is absent where a second member begins; the member before it ends here.
  mutating func endsBeforeSecondMember() -> Bool {
    if endsAtComma() { return true }
    guard !isAtMemberEnd, beginsSecondMember else { return false }
    let end = previousEnd
    report(
      .missingSeparator, range(),
      "A second member on one line: put `;` before `\(text().prefix(40))`.",
      cure: .init(title: "Insert `;`", range: end..<end, newText: ";"))
    return true
  }

  /// `width == 40, height == 20`: a comma where a `;` parts two members.
  private mutating func endsAtComma() -> Bool {
    guard !isAtMemberEnd, peek() == .comma else { return false }
    var next = self
    next.position += 1
    guard next.position < line.count, next.looksLikeMember else { return false }
    node(.unexpected) { parser in
      parser.report(
        .missingSeparator, parser.range(), "Two members on one line are parted by `;`, not by `,`.",
        cure: .init(title: "Write `;`", range: parser.range(), newText: ";"))
      parser.take()
    }
    return true
  }

  /// `textField email placeholder: "Email"`: what is said of a view stands in its braces.
  mutating func propertiesBehindView() -> Bool {
    guard !isAtMemberEnd, beginsSecondMember else { return false }
    let after = positionAfterPath()
    guard line.kind(after) == .colon, PropertyName(rawValue: text(after - 1 - position)) != nil
    else {
      return false
    }
    let start = range().lowerBound
    var last = position
    while last + 1 < line.count, !line.startsLine(last + 1),
      ![.semicolon, .leftBrace, .rightBrace].contains(line.kind(last + 1))
    {
      last += 1
    }
    guard last + 1 >= line.count || line.kind(last + 1) != .leftBrace else { return false }
    let end = range(last - position).upperBound
    let members = String(decoding: bytes[start..<end], as: UTF8.self)
    report(
      .missingSeparator, start..<end,
      "Properties of a view stand in its braces: write `{ \(members.prefix(60)) }`.",
      cure: .init(
        title: "Write braces", range: previousEnd..<end, newText: " { \(members) }"))
    skip(to: last)
    return true
  }
}
