/// Changes of the tree of views, each one edit of whole declarations; comments come along.
///
/// Only what the screen itself has written is moved: the body of a component belongs to all of its
/// instances.
extension ScreenEditor {
  /// The view goes, and what stands in its braces stays where it was, but for the members at
  /// `dropped`.
  public func dissolve(_ view: ViewIndex, without dropped: [SourceSpan] = []) -> [TextEdit]? {
    guard let declared = written(view), let block = declared.blockSpan,
      let text = files[block.file]?.text, block.range.count >= 2,
      block.range.upperBound <= text.count
    else { return nil }
    let inside = block.range.lowerBound + 1..<block.range.upperBound - 1
    var members: [UInt8] = []
    var position = inside.lowerBound
    for span in dropped.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let range = text.extentOfMember(span.range).clamped(to: inside)
      // Neighbours on one line share the semicolon between them.
      if range.lowerBound > position { members += text[position..<range.lowerBound] }
      position = max(position, range.upperBound)
    }
    members += text[position..<inside.upperBound]
    let indentation = text.indentation(at: declared.span.range.lowerBound)
    return [
      TextEdit(declared.span, of: text, by: lines(members, indentedLike: indentation))
    ]
  }

  /// The declaration moves before that of a sibling.
  public func move(_ view: ViewIndex, before other: ViewIndex) -> [TextEdit]? {
    guard let declared = written(view), let target = written(other),
      declared.span.file == target.span.file, let text = files[declared.span.file]?.text,
      let removal = remove(declared.span), declared.span.range.upperBound <= text.count
    else { return nil }
    let start = target.span.range.lowerBound
    let moved = String(decoding: text[declared.span.range], as: UTF8.self)
    let place = SourceSpan(file: target.span.file, range: start..<start)
    return [TextEdit(place, of: text, by: moved + text.separator(before: start))] + removal
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
      let text = files[block.file]?.text, block.contains(inner.span),
      let kept = constraintsAlone(in: block, around: inner.span, of: wrapper, text)
    else { return nil }
    let edits =
      dropped.compactMap(remove).flatMap { $0 }
      + (added + kept).compactMap { add($0, to: child) }.flatMap { $0 }
    guard let changed = applying(edits, to: text, within: inner.span.range) else { return nil }
    let indentation = text.indentation(at: outer.span.range.lowerBound)
    return [TextEdit(outer.span, of: text, by: lines(changed, indentedLike: indentation))]
  }

  /// The constraints in a block beside a child; nil if there is anything else, be it a comment.
  private func constraintsAlone(
    in block: SourceSpan, around child: SourceSpan, of owner: ViewIndex, _ text: [UInt8]
  ) -> [String]? {
    var spans: [SourceSpan] = []
    for constraint in screen.constraints
    where constraint.owner == owner && block.contains(constraint.span)
      && spans.last != constraint.span
    {
      guard constraint.condition == nil else { return nil }
      spans.append(constraint.span)
    }
    var position = block.range.lowerBound + 1
    for span in (spans + [child]).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard position <= span.range.lowerBound,
        text[position..<span.range.lowerBound].allSatisfy(\.isBetweenMembers)
      else { return nil }
      position = span.range.upperBound
    }
    guard position < block.range.upperBound,
      text[position..<block.range.upperBound - 1].allSatisfy(\.isBetweenMembers)
    else { return nil }
    return spans.map { String(decoding: text[$0.range], as: UTF8.self) }
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
    let span = screen.conditions[condition.index].span
    guard screen.span.contains(constraint.span), let text = files[constraint.span.file]?.text,
      let words = files[span.file]?.text, constraint.span.range.upperBound <= text.count,
      span.range.upperBound <= words.count
    else { return nil }
    let member = String(decoding: text[constraint.span.range], as: UTF8.self)
    let stated = String(decoding: words[span.range], as: UTF8.self)
    let when = holds ? stated : Self.opposite(of: stated)
    return [TextEdit(constraint.span, of: text, by: "when \(when) { \(member) }")]
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
      let text = files[span.file]?.text, span.range.upperBound <= text.count,
      constraint.span.range.upperBound <= text.count, let removal = remove(constraint.span)
    else { return nil }
    let stated = String(decoding: text[span.range], as: UTF8.self)
    let member = String(decoding: text[constraint.span.range], as: UTF8.self)
    return add("when \(stated) { \(member) }", to: constraint.owner).map { removal + $0 }
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
  /// The blanks at the beginning of the line that holds `offset`.
  func indentation(at offset: Int) -> String {
    String(decoding: self[startOfLine(offset)...].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// What stands between the member at `offset` and one that is put before it: a new line where it
  /// begins one, else a semicolon.
  func separator(before offset: Int) -> String {
    let blanks = self[startOfLine(offset)..<offset]
    return blanks.allSatisfy(\.isBlank)
      ? lineEnding + String(decoding: blanks, as: UTF8.self) : "; "
  }
}

extension UInt8 {
  fileprivate var isBetweenMembers: Bool { isBlank || isNewline || self == UInt8(ascii: ";") }
}
