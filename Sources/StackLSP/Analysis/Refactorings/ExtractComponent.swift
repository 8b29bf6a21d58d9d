import StackDSL

extension Refactoring {
  /// Turns the view into a component at the end of the file, with an instance in its place.
  ///
  /// Members of the view that refer to its surroundings stay with the instance. Otherwise no name may cross
  /// the border: the inside refers only to components and `let`s outside, and the outside refers only to the
  /// view itself.
  static let extractComponent = Refactoring(kind: .extract, keepsFrames: true) { place -> Offer? in
    guard ViewKind(rawValue: place.kindWord) != nil, let block = place.member.first(.block),
      let name = place.name, let screen = place.view?.screen
    else { return nil }
    let outer = block.children.filter {
      ($0.kind == .constraint || $0.kind == .property) && place.speaksOfSurroundings($0)
    }
    let inner = block.children.filter { child in !outer.contains { $0.range == child.range } }
    let stays = outer.map(place.section.span)
    guard !inner.contains(where: place.speaksOfSurroundings), place.isClosed(but: stays) else {
      return nil
    }
    let editor = place.editor(of: screen)
    let removals = outer.compactMap { editor.remove(place.section.span($0)) }.flatMap { $0 }
    let component = freeComponentName(capitalized(name), in: place)
    let range = place.range(of: place.member)
    let end = place.tree.text.count
    let separator = place.tree.text.last == 0x0A ? "\n" : "\n\n"
    return Offer(
      title: "Extract \(name) as component \(component)",
      edits: [
        place.edit(range, "\(component) \(name)" + place.block(of: stays)),
        place.edit(end..<end, separator + declaration(component, place, removals)),
      ])
  }

  private static func declaration(
    _ component: String, _ place: RefactoringPlace, _ removals: [TextEdit]
  ) -> String {
    let range = place.range(of: place.member)
    let old = place.indentation(at: range.lowerBound)
    let text =
      applying(removals, to: place.tree.text, within: range)
      .map { String(decoding: $0, as: UTF8.self) } ?? place.text(range)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.enumerated().map { index, line in
      "    " + (index > 0 && line.hasPrefix(old) ? String(line.dropFirst(old.count)) : String(line))
    }
    return "component \(component) {\n" + body.joined(separator: "\n") + "\n}\n"
  }

  /// A name that no component, screen or kind of view has.
  private static func freeComponentName(_ wanted: String, in place: RefactoringPlace) -> String {
    let taken = Set((place.model.components.map(\.name)) + place.model.screens.map(\.name))
    return freeName(wanted) { taken.contains($0) || ViewKind(rawValue: $0) != nil }
  }
}

extension RefactoringPlace {
  /// Members in braces of their own, as they are written; empty if there are none.
  fileprivate func block(of members: [SourceSpan]) -> String {
    let members = members.compactMap(range(of:))
    guard let first = members.first else { return "" }
    let texts = members.map(text)
    guard beginsLine, tree.text[range(of: member)].contains(UInt8(ascii: "\n")) else {
      return " { \(texts.joined(separator: "; ")) }"
    }
    let own = indentation(at: range(of: member).lowerBound)
    let separator = "\n" + indentation(at: first.lowerBound)
    return " {" + separator + texts.joined(separator: separator) + "\n\(own)}"
  }

  /// Whether it refers to the view's surroundings: its superview, the screen, a sibling.
  fileprivate func speaksOfSurroundings(_ node: SyntaxNode) -> Bool {
    let words = ["superview", "safeArea", "when"]
    let own = section.span(node)
    let whole = section.span(member)
    if node.significantTokens.contains(where: { words.contains($0.text) }) { return true }
    return model.references.contains { reference in
      own.contains(reference.span) && !whole.contains(reference.symbol.declaration)
        && [.view, .parameter, .state].contains(reference.symbol.kind)
    }
  }

  /// Whether no name crosses the border of the view, except its own and those in members that stay outside.
  fileprivate func isClosed(but outer: [SourceSpan]) -> Bool {
    let whole = section.span(member)
    let own = member.first(.name).map(section.span)
    return model.references.allSatisfy { reference in
      let declaration = reference.symbol.declaration
      let isInside = whole.contains(reference.span)
      if outer.contains(where: { $0.contains(reference.span) }) { return true }
      let isOfInside = whole.contains(declaration)
      switch reference.symbol.kind {
      case .component, .constant, .screen: return true
      case .view: return isInside == isOfInside || declaration == own
      case .parameter, .state: return isInside == isOfInside
      }
    }
  }
}
