/// Whole members that what stands in the file makes likely. They stand before all others in the list.
extension Proposals {
  /// The counterparts of what stands in these braces, the last one first, then what the last view of the
  /// same kind says and this one does not say yet.
  func likelyMembers() -> [Completion] {
    let own = written(in: screen, owner).filter { isElsewhere($0.span) }.map(\.member)
    var said = Set(own.map(\.subject))
    if said.contains("edges") { said.formUnion(Self.edges) }
    if said.contains("center") { said.formUnion(["centerX", "centerY"]) }
    if said.contains("size") { said.formUnion(["width", "height"]) }
    var result: [Completion] = []
    func propose(_ text: String, _ subject: String, isConstraint: Bool) {
      guard said.insert(subject).inserted else { return }
      result.append(
        Completion(
          text, isConstraint ? .attribute : .property, filterText: subject, isLikely: true))
    }
    for member in own.reversed() {
      if let other = member.counterpart { propose(other.text, other.subject, isConstraint: true) }
    }
    guard let screen else { return result }
    if owner == .screen {
      let before = model.screens.last { $0.span != screen.span && isBefore($0.span) }
      for (member, _) in written(in: before, .screen) where !member.isConstraint {
        propose(member.text, member.subject, isConstraint: false)
      }
    } else if let other = lastAlike(in: screen) {
      let names = nextNames(after: other, in: screen)
      for (member, _) in written(in: screen, other) where !member.holdsText {
        propose(member.continued(naming: names), member.subject, isConstraint: member.isConstraint)
      }
    }
    return result
  }

  private static let edges = ["leading", "trailing", "top", "bottom", "left", "right"]

  /// The properties and constraints in the braces of a view, without those of a `when`.
  private func written(
    in screen: Screen?, _ view: ViewIndex
  ) -> [(member: WrittenMember, span: SourceSpan)] {
    guard let screen, screen.views.indices.contains(view.index),
      let span = screen.views[view.index].blockSpan, let tree = files[span.file],
      let cursor = SyntaxCursor(tree, at: model.fileSpan(span).range.lowerBound),
      let block = cursor.ancestor(.block)
    else { return [] }
    return block.children.compactMap { node in
      WrittenMember(node).map { ($0, cursor.span(node)) }
    }
  }

  /// The last view before this one that is of its kind, with its braces; one beside it rather than one
  /// elsewhere.
  private func lastAlike(in screen: Screen) -> ViewIndex? {
    lastAlike(in: screen, beside: true, withBraces: true)
      ?? lastAlike(in: screen, beside: false, withBraces: true)
  }

  func lastAlike(in screen: Screen, beside: Bool, withBraces: Bool = false) -> ViewIndex? {
    let own = screen.views[owner.index]
    return screen.views.indices.prefix(owner.index).dropFirst().last { index in
      let other = screen.views[index]
      return other.kind == own.kind && other.componentName == own.componentName
        && other.instanceSpan == nil && (other.blockSpan != nil || !withBraces)
        && (!beside || other.parent == own.parent)
    }.map(ViewIndex.init)
  }

  /// The names around another view and their counterparts here: its own, and that of the view before it.
  private func nextNames(after other: ViewIndex, in screen: Screen) -> [String: String] {
    var result: [String: String] = [:]
    func pair(_ old: String?, _ new: String?) {
      if let old, let new { result[old] = new }
    }
    pair(screen.views[other.index].reference, screen.views[owner.index].reference)
    pair(siblingBefore(other, in: screen), siblingBefore(owner, in: screen))
    return result
  }

  /// The named view before it among those of its superview.
  func siblingBefore(_ view: ViewIndex, in screen: Screen) -> String? {
    let parent = screen.views[view.index].parent
    let siblings = parent.map { screen.views[$0.index].children.prefix { $0 < view } } ?? []
    return siblings.last { screen.views[$0.index].reference != nil }
      .flatMap { screen.views[$0.index].reference }
  }

  // MARK: What comes next

  /// The views in these braces that stand before the cursor.
  var childrenBefore: [View] {
    guard let screen, let declared = ownerView else { return [] }
    return declared.children.lazy.map { screen.views[$0.index] }.filter {
      $0.instanceSpan == nil && isBefore($0.span) && isElsewhere($0.span)
    }
  }

  /// The word that begins the next view of a row, if it goes on as the one before did: `textField` behind a
  /// label that follows a label and a text field.
  var nextKind: String? {
    let words = childrenBefore.map { $0.componentName ?? $0.kind.rawValue }
    guard let last = words.last else { return nil }
    let before = words.dropLast().lastIndex(of: last)
    return before.map { words[$0 + 1] } ?? last
  }

  /// The parameters that the last instance of a component was given; the first one if there is none.
  func parametersWritten(of component: String) -> [(name: String, node: SyntaxNode, value: Value)] {
    let all = scope.components[component]?.parameters ?? []
    let last = screen?.views.lastIndex { $0.componentName == component && $0.instanceSpan == nil }
    guard let last else { return Array(all.prefix(1)) }
    let given = written(in: screen, ViewIndex(last)).map(\.member.subject)
    return all.filter { given.contains($0.name) }
  }

  private func isBefore(_ span: SourceSpan) -> Bool {
    span.file == model.file && model.fileSpan(span).range.lowerBound < offset
  }

  // MARK: Values

  /// The values of a property in this screen as they are written, the last one first: of views of this kind,
  /// then of others.
  func valuesWritten(of name: PropertyName) -> [String] {
    guard let screen, let own = ownerView else { return [] }
    var alike: [String] = []
    var others: [String] = []
    for view in screen.views.reversed() where view.instanceSpan == nil {
      for property in view.properties where property.name == name && isElsewhere(property.span) {
        if view.kind == own.kind {
          alike.append(text(property.valueSpan))
        } else {
          others.append(text(property.valueSpan))
        }
      }
    }
    var seen: Set<String> = []
    return (alike + others).filter { seen.insert($0).inserted }
  }

  /// For each property, the last value that a view of this kind has in this screen.
  func lastValues() -> [PropertyName: String] {
    guard let screen, let own = ownerView else { return [:] }
    var result: [PropertyName: String] = [:]
    for view in screen.views.reversed() where view.kind == own.kind && view.instanceSpan == nil {
      for property in view.properties.reversed()
      where result[property.name] == nil && isElsewhere(property.span) {
        result[property.name] = text(property.valueSpan)
      }
    }
    return result
  }

  private func text(_ span: SourceSpan) -> String {
    guard let tree = files[span.file] else { return "" }
    let range = model.fileSpan(span).range.clamped(to: 0..<tree.text.count)
    return String(decoding: tree.text[range], as: UTF8.self)
  }

  /// The distance that was last written with an attribute in this screen, or with one of its axis: a number
  /// or the name of one.
  func distanceWritten(with word: String) -> String? {
    let known = Anchor.Attribute(rawValue: word)
    let constraints = screen?.constraints ?? []
    func last(_ fits: (Constraint) -> Bool) -> String? {
      constraints.last {
        $0.constant != 0 && ($0.second != nil) == (known?.dimension != .size) && fits($0)
          && isElsewhere($0.span)
      }.flatMap(\.writtenDistance)
    }
    guard let known else { return last { $0.composite?.rawValue == word } }
    return last { $0.composite == nil && $0.first.attribute == known }
      ?? last { $0.composite == nil && $0.first.attribute.dimension == known.dimension }
  }

  /// The distances of this screen, the last ones first.
  var distances: [Completion] {
    var numbers: [String] = []
    for constraint in (screen?.constraints ?? []).reversed()
    where constraint.constantSpan != nil && constraint.constant != 0 && isElsewhere(constraint.span)
    {
      let number = shortNumber(abs(constraint.constant))
      if !numbers.contains(number) { numbers.append(number) }
      if numbers.count == 4 { break }
    }
    return numbers.map { Completion($0, .constant) }
  }
}

extension Constraint {
  /// Its constant as it stands in the text; nil if it is computed.
  fileprivate var writtenDistance: String? {
    if constantSpan != nil { return shortNumber(abs(constant)) }
    let words = text.split { $0 == " " || $0 == ";" }
    guard let sign = words.lastIndex(where: { $0 == "+" || $0 == "-" || $0 == "inset" }),
      sign + 1 < words.count, nameForm(String(words[sign + 1])) == .plain
    else { return nil }
    return String(words[sign + 1])
  }
}
