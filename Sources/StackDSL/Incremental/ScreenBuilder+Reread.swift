/// Reading a screen after an edit inside of one view's braces, for the price of those braces.
///
/// What a member means depends on its own words and on the skeleton of its screen: which views there
/// are, of which kinds and names, in which conditions. An edit that leaves the skeleton as it was
/// changes the meaning of nothing but the members that it touches; all others are taken over and
/// their spans moved. Where it cannot be said that this is so, the screen is read as a whole.
extension ScreenBuilder {
  /// What this reading of a screen becomes; nil where the whole screen has to be read.
  ///
  /// - Parameter relocation: leads from the spans of this reading to those of the new text.
  func reread(
    in section: Section, at place: Place, after edit: BlockEdit, scopes: FileScopes,
    moving relocation: Relocation
  ) -> ScreenBuilder? {
    guard !isComponent, !hasReportedSize, let block = node.section.viewBlock(around: edit.block),
      let owner = plainView(withBlock: block)
    else { return nil }
    var next = self
    next.scopes = scopes
    let scope = next.scopes.scope(of: file)
    let after = SyntaxNode(section, block)
    guard
      let skeleton = Skeleton(
        of: SyntaxNode(node.section, block), components: scope.components),
      skeleton == Skeleton(of: after, components: scope.components)
    else { return nil }
    next.node = SyntaxNode(section, node.index)
    next.place = place
    next.move(by: relocation)
    var context = MemberContext(
      NameFrame(
        place: place, values: scope.values, components: scope.components, componentStack: []))
    context.owner = owner
    context.condition = screen.views[owner.index].condition
    guard let spokenOf = next.replace(after, in: context) else { return nil }
    let isCalledOtherwise = spokenOf.contains { index in
      next.shortName(next.screen.views[index]) != shortName(screen.views[index])
    }
    if isCalledOtherwise { next.nameViews() }
    return next
  }

  /// The view with these braces, if no component has a part in it or in those around it.
  private func plainView(withBlock block: Int) -> ViewIndex? {
    let span = place.span(SyntaxNode(node.section, block))
    let owner = screen.views.firstIndex { $0.blockSpan == span }.map(ViewIndex.init)
    var around = owner
    while let view = around {
      guard screen.views[view.index].isPlain else { return nil }
      around = screen.views[view.index].parent
    }
    return owner == .screen ? nil : owner
  }

  private mutating func move(by relocation: Relocation) {
    screen.move(by: relocation)
    problems.move(by: relocation)
    references.move(by: relocation)
    reportedNames.move(by: relocation)
  }

  /// Puts what a block says in the place of what it has said.
  ///
  /// - Returns: the views of which it speaks; nil where the outcome is not what reading the whole
  ///   screen would give.
  private mutating func replace(_ block: SyntaxNode, in context: MemberContext) -> [Int]? {
    let span = place.span(block)
    let views = subtree(below: context.owner)
    guard screen.expectations.allSatisfy({ screen.span.contains($0.span) }) else { return nil }
    let conditions = screen.conditions.indices.filter { span.contains(screen.conditions[$0].span) }
    // They follow from properties, and stand behind all that is written.
    screen.constraints.removeAll(where: \.isOfAutoresizingMask)
    slots = RereadSlots(
      views: views, conditions: conditions.first.map { $0..<$0 + conditions.count } ?? 0..<0)
    takeOutProperties(span)
    problems.removeAll { span.contains($0.span) }
    references.removeAll { span.contains($0.span) }
    let forgotten = reportedNames.remove(inside: span)
    let known = (
      screen.constraints, screen.expectations, screen.allowances, reportedNames
    )
    (screen.constraints, screen.expectations, screen.allowances) = ([], [], [])
    reportedNames = ReportedNames()
    members(of: block, in: context)
    resolvePending()
    guard let slots, slots.areFilled else { return nil }
    self.slots = nil
    let met = reportedNames
    reportedNames = known.3
    guard reportedNames.isDisjoint(with: forgotten), reportedNames.insert(met) else { return nil }
    let place = BlockPlace(
      span: span, screen: screen.span, firstViewBehind: ViewIndex(views.upperBound))
    screen.constraints = place.replacing(\.span, \.owner, of: known.0, with: screen.constraints)
    screen.expectations = place.replacing(\.span, nil, of: known.1, with: screen.expectations)
    screen.allowances = place.replacing(\.span, \.owner, of: known.2, with: screen.allowances)
    let spokenOf = arrangeProperties(span, of: Array(views) + [context.owner.index])
    applyFramesAndDoubt()
    return spokenOf
  }

  /// All views below another, which follow it in the list.
  private func subtree(below owner: ViewIndex) -> Range<Int> {
    let first = owner.index + 1
    let end = screen.views[first...].firstIndex { ($0.parent ?? .screen) < owner }
    return first..<(end ?? screen.views.endIndex)
  }

  // MARK: Properties

  private mutating func takeOutProperties(_ span: SourceSpan) {
    for index in screen.views.indices
    where screen.views[index].properties.contains(where: { span.contains($0.span) }) {
      screen.views[index].properties.removeAll { span.contains($0.span) }
    }
  }

  /// Brings the properties that were put in among the others of their views: the text behind the
  /// name comes first, then all in the order in which they are written.
  private mutating func arrangeProperties(_ span: SourceSpan, of views: [Int]) -> [Int]? {
    var spokenOf = views
    for index in screen.views.indices
    where screen.views[index].properties.contains(where: { span.contains($0.span) }) {
      guard screen.views[index].isPlain else { return nil }
      screen.views[index].properties.sort {
        ($0.isText ? 0 : 1, $0.span.range.lowerBound) < (
          $1.isText ? 0 : 1, $1.span.range.lowerBound
        )
      }
      spokenOf.append(index)
    }
    screen.properties = screen.views[0].properties
    return spokenOf
  }
}

/// Where a block stands among what its screen says.
private struct BlockPlace {
  var span: SourceSpan
  var screen: SourceSpan
  var firstViewBehind: ViewIndex

  /// `all`, in the order in which it is written, with what stands in the block replaced. What a
  /// component brought in stands elsewhere; it is ordered by the view that has it.
  func replacing<Element>(
    _ spanOf: (Element) -> SourceSpan, _ ownerOf: ((Element) -> ViewIndex)?, of all: [Element],
    with new: [Element]
  ) -> [Element] {
    func isBehind(_ element: Element) -> Bool {
      let own = spanOf(element)
      if screen.contains(own) { return own.range.lowerBound >= span.range.upperBound }
      return ownerOf.map { $0(element) >= firstViewBehind } ?? false
    }
    let first =
      all.firstIndex { span.contains(spanOf($0)) || isBehind($0) } ?? all.endIndex
    let end = all[first...].firstIndex { !span.contains(spanOf($0)) } ?? all.endIndex
    var result = all
    result.replaceSubrange(first..<end, with: new)
    return result
  }
}

extension View {
  /// Written in its screen, by which all that is said of it is written there, too.
  fileprivate var isPlain: Bool { componentName == nil && instanceSpan == nil }
}

extension Property {
  /// The string behind a view's name.
  fileprivate var isText: Bool { keySpan == span }
}

extension Section {
  /// The block of the innermost view around a block.
  fileprivate func viewBlock(around block: Int) -> Int? {
    var block = block
    while nodes.indices.contains(block), block > 0 {
      let parent = Int(nodes[block].parent)
      if nodes[block].kind == .block, nodes[parent].kind == .view { return block }
      block = parent
    }
    return nil
  }
}
