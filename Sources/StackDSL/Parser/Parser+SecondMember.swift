/// Two members on one line with no `;` between them: `width == 40 height == 20`.
extension Parser {
  /// What stands here, in the middle of a line, begins a member by its looks.
  var beginsSecondMember: Bool {
    guard blockDepth > 0, parenthesisDepth == 0, peek().isName, !startsLine(), position > 0,
      endsOperand(line.kind(position - 1))
    else { return false }
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
    guard !isAtMemberEnd, beginsSecondMember else { return false }
    let end = previousEnd
    report(
      .missingSeparator, range(),
      "A second member on one line: put `;` before `\(text().prefix(40))`.",
      cure: .init(title: "Insert `;`", range: end..<end, newText: ";"))
    return true
  }
}
