/// Calls of UIKit's code and of libraries around it, where a sign stands here.
extension Parser {
  /// `.constraint(` or `.priority(`: no part of the path before it.
  var beginsCall: Bool {
    peek() == .dot && peek(2) == .leftParenthesis && !startsLine(2)
      && (isWord("constraint", 1) || isWord("priority", 1))
  }

  /// `title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8)`, of which the anchor has
  /// been read; false for what is no such call.
  mutating func anchorCall() -> Bool {
    guard beginsCall, isWord("constraint", 1), let end = closingParenthesis(from: position + 2)
    else { return false }
    let left = String(
      decoding: bytes[range(memberStart - position).lowerBound..<previousEnd], as: UTF8.self)
    let arguments = membersInParentheses(from: position + 2, upTo: end)
    let meant = relation(of: arguments).map { "\(nativePath(left)) \($0)" }
    let isActivated =
      line.kind(end + 1) == .dot && isWord("isActive", end + 2 - position)
      && line.kind(end + 3) == .assign && isWord("true", end + 4 - position)
    let last = isActivated ? end + 4 : end
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
