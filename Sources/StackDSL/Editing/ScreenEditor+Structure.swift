/// Changes of the tree of views, each one edit of whole declarations; comments come along.
///
/// Only what the screen itself has written is moved: the body of a component belongs to all of its
/// instances.
extension ScreenEditor {
  /// The view goes, and what stands in its braces stays where it was, but for the members at
  /// `dropped`.
  public func dissolve(_ view: ViewIndex, without dropped: [SourceSpan] = []) -> [TextEdit]? {
    guard let declared = written(view).flatMap({ passage($0.span) }),
      let block = written(view)?.blockSpan.flatMap(passage), block.range.count >= 2
    else { return nil }
    let text = block.text
    let inside = block.range.lowerBound + 1..<block.range.upperBound - 1
    var members: [UInt8] = []
    var position = inside.lowerBound
    for range in dropped.compactMap({ passage($0)?.extent.range }).sorted(by: Self.comesFirst) {
      let range = range.clamped(to: inside)
      // Neighbours on one line share the semicolon between them.
      if range.lowerBound > position { members += text[position..<range.lowerBound] }
      position = max(position, range.upperBound)
    }
    members += text[position..<inside.upperBound]
    return [declared.replaced(by: lines(members, indentedLike: declared.indentation))]
  }

  private static func comesFirst(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.lowerBound < b.lowerBound
  }

  /// The declaration moves before that of a sibling.
  public func move(_ view: ViewIndex, before other: ViewIndex) -> [TextEdit]? {
    guard let declared = written(view).flatMap({ passage($0.span) }),
      let target = written(other).flatMap({ passage($0.span.start.span) }),
      declared.file == target.file
    else { return nil }
    let separator = target.text.separator(before: target.range.lowerBound)
    return [
      target.replaced(by: declared.words + separator), declared.extent.replaced(by: ""),
    ]
  }

  /// A view with one child goes, and the child takes its place with its constraints.
  ///
  /// - Parameter dropped: members of the child that go.
  /// - Parameter added: new members of the child.
  public func replace(
    _ wrapper: ViewIndex, byChild child: ViewIndex, without dropped: [SourceSpan],
    adding added: [String]
  ) -> [TextEdit]? {
    guard let outer = written(wrapper), let inner = written(child), let block = outer.blockSpan,
      let around = passage(outer.span), let inside = passage(inner.span),
      block.contains(inner.span),
      let kept = constraintsAlone(
        in: block, around: [inner.span] + dropped.filter { !inner.span.contains($0) }, of: wrapper)
    else { return nil }
    let edits =
      dropped.filter(inner.span.contains).compactMap(remove).flatMap { $0 }
      + (added + kept).compactMap { add($0, to: child) }.flatMap { $0 }
    guard let changed = applying(edits, to: inside.text, within: inside.range) else { return nil }
    return [around.replaced(by: lines(changed, indentedLike: around.indentation))]
  }

  /// The constraints in a block beside a child and what is dropped; nil if there is anything else, be it
  /// a comment.
  private func constraintsAlone(
    in block: SourceSpan, around others: [SourceSpan], of owner: ViewIndex
  ) -> [String]? {
    var spans: [SourceSpan] = []
    for constraint in screen.constraints
    where constraint.owner == owner && block.contains(constraint.span)
      && spans.last != constraint.span
    {
      guard constraint.condition == nil else { return nil }
      spans.append(constraint.span)
    }
    guard let braces = passage(block) else { return nil }
    let text = braces.text
    var position = braces.range.lowerBound + 1
    let members = (spans + others).compactMap { passage($0)?.range }
    for range in members.sorted(by: Self.comesFirst) {
      guard position <= range.lowerBound,
        text[position..<range.lowerBound].allSatisfy(\.isBetweenMembers)
      else { return nil }
      position = range.upperBound
    }
    guard position < braces.range.upperBound,
      text[position..<braces.range.upperBound - 1].allSatisfy(\.isBetweenMembers)
    else { return nil }
    return spans.compactMap { passage($0)?.words }
  }

  /// `when condition { constraint }` in place of the constraint.
  ///
  /// - Parameter holds: false for the opposite of the condition.
  public func confine(constraint index: Int, toWhen condition: ConditionIndex, _ holds: Bool)
    -> [TextEdit]?
  {
    guard screen.constraints.indices.contains(index),
      screen.conditions.indices.contains(condition.index)
    else { return nil }
    let constraint = screen.constraints[index]
    guard screen.span.contains(constraint.span), let member = passage(constraint.span),
      let stated = passage(screen.conditions[condition.index].span)?.words
    else { return nil }
    let when = holds ? stated : Self.opposite(of: stated)
    return [member.replaced(by: "when \(when) { \(member.words) }")]
  }

  /// The constraint leaves the `when` in which it stands for one of the condition, with its owner.
  public func move(constraint index: Int, toWhen condition: ConditionIndex) -> [TextEdit]? {
    guard screen.constraints.indices.contains(index),
      screen.conditions.indices.contains(condition.index),
      screen.conditions[condition.index].parent == nil
    else { return nil }
    let constraint = screen.constraints[index]
    let span = screen.conditions[condition.index].span
    guard screen.span.contains(constraint.span), screen.span.contains(span),
      let stated = passage(span)?.words, let member = passage(constraint.span)
    else { return nil }
    return add("when \(stated) { \(member.words) }", to: constraint.owner).map {
      [member.extent.replaced(by: "")] + $0
    }
  }

  /// A lone `==` becomes `!=`; anything else is put in parentheses.
  private static func opposite(of condition: String) -> String {
    let words = condition.split(separator: " ")
    guard words.count == 3, words[1] == "==" else { return "!(\(condition))" }
    return "\(words[0]) != \(words[2])"
  }

  func written(_ view: ViewIndex) -> View? {
    guard view != .screen, screen.views.indices.contains(view.index) else { return nil }
    let declared = screen.views[view.index]
    return declared.instanceSpan == nil && screen.span.contains(declared.span) ? declared : nil
  }

  /// The text without blanks at its ends, its lines moved from their indentation to another one.
  private func lines(_ text: [UInt8], indentedLike indentation: String) -> String {
    var text = text[...]
    while let first = text.first, first.isBlank || first.isNewline { text = text.dropFirst() }
    while let last = text.last, last.isBlank || last.isNewline || last == UInt8(ascii: ";") {
      text = text.dropLast()
    }
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // The last line of a declaration stands where its first does; of a list of them, too.
    let old = lines.dropFirst().last.map { String($0.prefix { $0 == " " || $0 == "\t" }) } ?? ""
    return lines.enumerated().map { index, line in
      index > 0 && line.hasPrefix(old) ? indentation + line.dropFirst(old.count) : String(line)
    }.joined(separator: "\n")
  }
}

extension [UInt8] {

  /// The separator between the member at `offset` and a new one before it: a new line if the member begins its
  /// line, otherwise a semicolon.
  func separator(before offset: Int) -> String {
    let blanks = self[startOfLine(offset)..<offset]
    return blanks.allSatisfy(\.isBlank)
      ? lineEnding + String(decoding: blanks, as: UTF8.self) : "; "
  }
}

extension UInt8 {
  fileprivate var isBetweenMembers: Bool { isBlank || isNewline || self == UInt8(ascii: ";") }
}
