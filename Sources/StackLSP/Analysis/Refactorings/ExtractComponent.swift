import StackDSL

extension Refactoring {
  /// The view becomes a component at the end of the file, and an instance of it stays.
  ///
  /// Only where no name crosses the border: what is inside speaks of nothing outside but
  /// components and lets, and outside nothing speaks of what is inside but of the view itself.
  static let extractComponent = Refactoring(kind: .extract, keepsFrames: true) { place -> Offer? in
    guard ViewKind(rawValue: place.kindWord) != nil, place.member.first(.block) != nil,
      let name = place.name, !speaksOfSurroundings(place), isClosed(place)
    else { return nil }
    let component = freeComponentName(name.prefix(1).uppercased() + name.dropFirst(), in: place)
    let range = place.range(of: place.member)
    let end = place.tree.text.count
    let separator = place.tree.text.last == 0x0A ? "\n" : "\n\n"
    return Offer(
      title: "Extract \(name) as component \(component)",
      edits: [
        place.edit(range, "\(component) \(name)"),
        place.edit(end..<end, separator + declaration(component, place)),
      ])
  }

  private static func declaration(_ component: String, _ place: RefactoringPlace) -> String {
    let range = place.range(of: place.member)
    let old = place.indentation(at: range.lowerBound)
    let lines = place.text(range).split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.enumerated().map { index, line in
      "    " + (index > 0 && line.hasPrefix(old) ? String(line.dropFirst(old.count)) : String(line))
    }
    return "component \(component) {\n" + body.joined(separator: "\n") + "\n}\n"
  }

  private static func speaksOfSurroundings(_ place: RefactoringPlace) -> Bool {
    place.member.significantTokens.contains { ["superview", "safeArea", "when"].contains($0.text) }
  }

  private static func isClosed(_ place: RefactoringPlace) -> Bool {
    let file = place.tree.file
    let range = place.range(of: place.member)
    let own = place.member.first(.name).map { SourceSpan(file: file, range: place.range(of: $0)) }
    return place.model.references.allSatisfy { reference in
      let declaration = reference.symbol.declaration
      let isInside = reference.span.file == file && range.contains(reference.span.range.lowerBound)
      let isOfInside = declaration.file == file && range.contains(declaration.range.lowerBound)
      switch reference.symbol.kind {
      case .component, .constant, .screen: return true
      case .view: return isInside == isOfInside || declaration == own
      case .parameter, .state: return isInside == isOfInside
      }
    }
  }

  /// A name that no component and no screen of the file has, nor a kind of view.
  private static func freeComponentName(_ wanted: String, in place: RefactoringPlace) -> String {
    let taken = Set((place.model.components.map(\.name)) + place.model.screens.map(\.name))
    return freeName(wanted) { taken.contains($0) || ViewKind(rawValue: $0) != nil }
  }
}
