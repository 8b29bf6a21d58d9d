import StackDSL

extension Refactoring {
  /// Gives a number a name at the top of the file; the layout stays the same.
  static let nameWithLet = Refactoring(kind: .extract, keepsFrames: true) { place -> Offer? in
    guard place.member.kind == .property || place.member.kind == .constraint,
      place.cursor.token.kind == .number,
      let number = place.range(of: place.cursor.tokenSpan)
    else { return nil }
    let text = place.text(number)
    let taken = Set(place.model.references.map(\.symbol.name))
    let name = freeName(wantedName(for: place)) { taken.contains($0) }
    let (offset, separator) = beginning(of: place)
    return Offer(
      title: "Name \(text) with a `let`",
      edits: [
        place.edit(offset..<offset, "let \(name) = \(text)\(separator)"),
        place.edit(number, name),
      ])
  }

  /// A name for such a number, by the member around it.
  private static func wantedName(for place: RefactoringPlace) -> String {
    guard place.member.kind == .property else {
      let words = place.member.significantTokens.map(\.text)
      if words.contains("@") { return "strength" }
      return ["width", "height"].contains { words.first == $0 } ? "length" : "margin"
    }
    switch PropertyName(rawValue: place.member.first(.path)?.text ?? "") {
    case .spacing, .customSpacing: return "gap"
    case .layoutMargins, .contentEdgeInsets: return "margin"
    case .some(let name) where name.isPriority: return "strength"
    default: return "value"
    }
  }

  /// Behind the last `let` before the first declaration, otherwise before that declaration and its comments.
  private static func beginning(of place: RefactoringPlace) -> (offset: Int, separator: String) {
    let text = place.tree.text
    let ending = text.lineEnding
    var first = text.count
    for (section, start) in zip(place.tree.sections, place.tree.starts) {
      for node in section.root.children where node.kind == .letItem {
        return (node.range.lowerBound + start, ending)
      }
      let declaration = section.root.children.first { [.screen, .component].contains($0.kind) }
      if let declaration { first = min(first, declaration.range.lowerBound + start) }
    }
    // A comment directly above belongs to the declaration.
    while let line = place.lineBefore(first), line.text.hasPrefix("//") { first = line.start }
    return (first, ending + ending)
  }
}

extension RefactoringPlace {
  /// The line that ends right before `offset`; nil at the beginning, and if `offset` begins no line.
  fileprivate func lineBefore(_ offset: Int) -> (start: Int, text: String)? {
    guard offset > 0, tree.text[offset - 1] == UInt8(ascii: "\n") else { return nil }
    let start = tree.text[..<(offset - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (start, text(start..<offset - 1))
  }
}
