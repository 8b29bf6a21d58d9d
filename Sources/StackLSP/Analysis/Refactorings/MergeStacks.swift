import StackDSL

extension Refactoring {
  /// Removes a stack inside a stack that arranges in the same way; nothing moves on the screen.
  ///
  /// Only if axis, spacing and alignment are those of the stack around it and both distribute by `fill`: then
  /// the room between the views is the same with and without the inner stack.
  static let mergeStacks = Refactoring(kind: .inline, keepsFrames: true) { place -> Offer? in
    guard place.isArranged, !place.isSpokenOf, let block = place.member.first(.block),
      let outerNode = place.parent, outerNode.first(.viewKind)?.text == place.kindWord,
      let inner = declared(place.member, place), let outer = declared(outerNode, place),
      arranges(inner, like: outer), !endsWithCustomSpacing(block)
    else { return nil }
    let views = block.children.filter { $0.kind == .view }
    let own = block.children.filter { $0.kind != .view }
    guard let first = views.first, let last = views.last,
      own.allSatisfy({ $0.kind == .property }),
      own.allSatisfy({ $0.range.upperBound <= first.range.lowerBound })
    else { return nil }
    let inside = place.range(of: first).lowerBound..<place.range(of: last).upperBound
    let range = place.range(of: place.member)
    let text = place.text(inside).reindented(
      from: place.indentation(at: inside.lowerBound), to: place.indentation(at: range.lowerBound))
    let around = outerNode.first(.name)?.text ?? "the stack around it"
    return Offer(
      title: "Merge \(place.title) into \(around)", edits: [place.edit(range, text)])
  }

  private static let arrangement: Set<PropertyName> = [.spacing, .alignment, .distribution]

  /// The view in the model; nil for a view that a component's instance could change from outside.
  private static func declared(_ node: SyntaxNode, _ place: RefactoringPlace) -> View? {
    guard let kind = node.first(.viewKind), node.parent?.parent?.kind != .component else {
      return nil
    }
    let span = place.section.span(kind)
    return place.model.item(around: span)?.views.first { $0.kindSpan == span }
  }

  private static func arranges(_ inner: View, like outer: View) -> Bool {
    let properties = inner.properties + outer.properties.filter { arrangement.contains($0.name) }
    guard properties.allSatisfy({ arrangement.contains($0.name) && $0.condition == nil }),
      inner.condition == outer.condition
    else { return false }
    func value(_ name: PropertyName, of view: View) -> Value? {
      view.properties.last { $0.name == name }?.value
    }
    let isFill: (View) -> Bool = {
      [nil, .name("fill")].contains(value(.distribution, of: $0))
    }
    let alignments = [inner, outer].map { value(.alignment, of: $0) ?? .name("fill") }
    let baselines: [Value] = [.name("firstBaseline"), .name("lastBaseline")]
    let spacings = [inner, outer].map { value(.spacing, of: $0) ?? .number(0) }
    return isFill(inner) && isFill(outer) && alignments[0] == alignments[1]
      && !baselines.contains(alignments[0]) && spacings[0] == spacings[1]
  }

  /// The space behind the last view has no effect in the inner stack, but has one in the outer.
  private static func endsWithCustomSpacing(_ block: SyntaxNode) -> Bool {
    block.children.filter { $0.kind == .view }.last?.significantTokens
      .contains { $0.text == PropertyName.customSpacing.rawValue } ?? false
  }
}
