/// Views and their names.
extension ViewCollector {
  /// - Parameter component: of an instance's braces, whose arguments have been put in already.
  mutating func addMembers(
    of block: SyntaxNode, in context: MemberContext, for component: ComponentDeclaration? = nil
  ) {
    for child in block.children {
      if let component, argument(child, of: component) != nil { continue }
      switch child.kind {
      case .view: _ = addView(child, in: context)
      case .property, .constraint, .expect:
        members.append(PendingMember(node: child, context: context))
      case .allow: addAllowance(child, in: context)
      case .when:
        guard let inner = child.first(.block) else { continue }
        if let component { rejectArguments(inner, of: component, in: context) }
        var conditional = context
        conditional.condition = condition(of: child, in: context)
        addMembers(of: inner, in: conditional, for: component)
      case .block: addMembers(of: child, in: context, for: component)
      case .parameter where !isParameterPlace(block): reportMisplaced(child, in: context)
      default: break
      }
    }
  }

  private func isParameterPlace(_ block: SyntaxNode) -> Bool { block.parent?.kind == .component }

  private mutating func reportMisplaced(_ node: SyntaxNode, in context: MemberContext) {
    guard !context.isSilent else { return }
    remarks.report(
      .misplacedItem, context.section.span(node),
      "`param` stands in the braces of a component, before its view.")
  }

  mutating func addView(_ node: SyntaxNode, in context: MemberContext) -> ViewIndex? {
    let kindToken = node.first(.viewKind)?.firstToken
    let word = kindToken?.name ?? ""
    let kind = ViewKind(rawValue: word)
    if kind == nil, let declaration = context.components[word] {
      return addInstance(node, of: declaration, in: context)
    }
    if kind == nil, node.declaredName == nil, let content = ForeignNames.blocks[word],
      let block = node.first(.block)
    {
      reportBlock(block, of: node, word, content, in: context)
      addMembers(of: block, in: context)
      return nil
    }
    if kind == nil || kind == .screen, !reportKind(node, word, in: context) { return nil }
    let isUnknown = kind == nil || kind == .screen
    let meant = kind ?? meantKind(by: word)
    guard let index = appendView(node, kind: meant ?? .view, word: word, in: context) else {
      return nil
    }
    if isUnknown { viewsOfUnknownKind.insert(index) }
    if let block = node.first(.block) {
      var inner = context
      inner.owner = index
      if inner.instanceOf != nil { inner.frame.instanceOf = nil }
      inner.instance = nil
      addMembers(of: block, in: inner)
    }
    return index
  }

  /// A block that says nothing: what is in it belongs to the view around it.
  private mutating func reportBlock(
    _ block: SyntaxNode, of node: SyntaxNode, _ word: String, _ content: String,
    in context: MemberContext
  ) {
    guard !context.isSilent, let kindNode = node.first(.viewKind) else { return }
    let span = context.section.span(kindNode)
    remarks.report(
      .unknownKind, span,
      "\(content) in the braces of the screen or of a view: `\(word)` needs no block.",
      fixes: block.unwrapped(from: kindNode.range.lowerBound, in: context.section).map {
        [.init(title: "Remove `\(word) { }` around its content", edits: $0)]
      } ?? [])
  }

  private mutating func appendView(
    _ node: SyntaxNode, kind: ViewKind, word: String, in context: MemberContext
  ) -> ViewIndex? {
    let section = context.section
    let header = context.instance
    // `card { … }`: a word that is not a kind stands where the kind is absent; it is the name.
    let block = node.first(.block)
    let isNameOfUnknown = block != nil && ViewKind(rawValue: word) == nil
    let name =
      node.declaredName ?? (isNameOfUnknown ? node.first(.viewKind)?.firstToken : nil)
    let span = section.span(node)
    let shownName = header == nil ? name?.name : header?.name
    let shownWord = header?.word ?? (word.isEmpty ? "view" : word)
    var view = View(
      name: shownName, kind: kind, componentName: header?.word,
      path: path(name: shownName, word: shownWord, parent: context.owner),
      parent: context.owner, properties: textProperty(node, kind: kind, in: context),
      condition: context.condition, span: span,
      kindSpan: node.first(.viewKind).map(section.span) ?? span, nameSpan: name.map(section.span),
      instanceSpan: context.instanceSpan, documentation: documentationComment(of: node),
      blockSpan: block.map(section.span),
      reference: name.flatMap { name in context.referencePrefix.map { $0 + name.name } },
      pathInInstance: name.flatMap { name in context.insidePrefix.map { $0 + name.name } })
    if let header { view.take(header) }
    guard let index = append(view) else { return nil }
    if let name { declare(name, as: index, in: context) }
    return index
  }

  mutating func declare(_ name: SyntaxToken, as view: ViewIndex, in context: MemberContext) {
    remarks.refer(name, to: screen.symbol(of: view, name: name), in: context)
    guard let first = names.declare(name.name, as: view, in: context.scope),
      !context.isSilent, first != view
    else { return }
    let span = screen.views[first.index].nameSpan
    remarks.report(
      .duplicateName, context.section.span(name),
      "`\(name.name)` is already the name of another view here.",
      notes: span.map { [.init(span: $0, message: "The first `\(name.name)` is here.")] } ?? [])
  }

  /// `label title "Hello"`: what the string sets, by kind.
  private mutating func textProperty(_ node: SyntaxNode, kind: ViewKind, in context: MemberContext)
    -> [Property]
  {
    guard let token = node.firstOwnToken(.string) else { return [] }
    let span = context.section.span(token)
    guard let name = kind.textProperty else {
      let isKnown = node.first(.viewKind).flatMap { ViewKind(rawValue: $0.text) } != nil
      if !context.isSilent, isKnown {
        remarks.report(.propertyNotApplicable, span, "\(capitalized(kind.phrase)) shows no text.")
      }
      return []
    }
    return [
      Property(
        name: name, value: .string(stringContent(token.text)), condition: context.condition,
        span: span, keySpan: span, valueSpan: span)
    ]
  }

  /// - Returns: whether the view is taken for a plain one all the same, so that its name and what
  ///   stands in its braces go on being known. A lone word is most likely still being typed.
  private mutating func reportKind(_ node: SyntaxNode, _ word: String, in context: MemberContext)
    -> Bool
  {
    let isKept = node.first(.block) != nil || node.declaredName != nil
    let isFaulty = node.children.contains { $0.kind == .missing || $0.kind == .unexpected }
    guard !context.isSilent, !isFaulty, let kindNode = node.first(.viewKind) else { return isKept }
    let span = context.section.span(kindNode)
    let components = context.components.keys.sorted()
    let kinds = ViewKind.views.map(\.rawValue)
    let isView = node.first(.block) != nil || node.declaredName != nil
    let isCapital = word.first?.isUppercase ?? false
    // It may be a component of a file that is not there.
    let mayBeImported =
      isCapital && !word.hasPrefix("UI") && scopes.scope(of: context.section.file).lacksImports
    // A word with a capital letter is not a name that is still being typed.
    if isView || isCapital, !mayBeImported, let meant = ForeignNames.kind(word) {
      guard remarks.isFirst("kind " + word) else { return isKept }
      remarks.report(
        .unknownKind, span,
        meant.className == word
          ? "`\(word)` is written `\(meant.rawValue)` here."
          : "`\(word)` is no kind of view: did you mean `\(meant.rawValue)`?"
            + (ForeignNames.advice(on: word).map { " " + $0 } ?? ""),
        fixes: [.init(changing: word, at: span, to: meant.rawValue)])
    } else if PropertyName(rawValue: word) != nil {
      remarks.report(
        .missingColon, span, "`\(word)` is a property: write `\(word):` and its value.")
    } else if Vocabulary.attributeWords.contains(word) {
      remarks.report(
        .missingRelation, span, "`\(word)` is an anchor: write `==`, `<=` or `>=` behind it.")
    } else if !remarks.isFirst("kind " + word) {
      return isKept
    } else if isView, let host = ForeignNames.hosts[word.lowercased()] {
      remarks.report(
        .unknownKind, span,
        "What stands in `\(word)` is a screen of its own here: write `screen NAME { host: \(host) … }`."
      )
    } else if let nearest = nearestName(to: word, in: kinds + components) {
      remarks.report(
        .unknownKind, span, "`\(word)` is no kind of view: did you mean `\(nearest)`?",
        fixes: [.init(changing: word, at: span, to: nearest)])
    } else if scopes.scope(of: context.section.file).lacksImports {
      return isKept
    } else if node.declaredName == nil {
      remarks.report(
        .unknownKind, span,
        "`\(word)` is no kind of view: if it is a name, write the kind before it, as in `label \(word)`."
      )
    } else {
      remarks.report(
        .unknownKind, span,
        "`\(word)` is no kind of view, and no component of this file or its imports.")
    }
    return isKept
  }

  /// The kind that a word most likely means that is none, so that nothing else follows from it.
  private func meantKind(by word: String) -> ViewKind? {
    ForeignNames.kind(word)
      ?? nearestName(to: word, in: ViewKind.views.map(\.rawValue)).flatMap(ViewKind.init)
  }

  mutating func addAllowance(_ node: SyntaxNode, in context: MemberContext) {
    let tokens = node.ownTokens.dropFirst()
    let code = tokens.filter { $0.kind != .string }
    guard let first = code.first, let last = code.last else { return }
    screen.allowances.append(
      Allowance(
        code: code.map(\.text).joined(),
        reason: tokens.first { $0.kind == .string }.map { stringContent($0.text) },
        owner: context.owner, span: context.section.span(node),
        codeSpan: context.section.span(first.range.lowerBound..<last.range.upperBound)))
  }
}

extension View {
  /// The root of a component takes the place of its instance.
  fileprivate mutating func take(_ header: InstanceHeader) {
    span = header.span
    kindSpan = header.kindSpan
    nameSpan = header.nameSpan
    blockSpan = header.blockSpan
    instanceSpan = header.instanceSpan
    reference = header.reference
    pathInInstance = header.pathInInstance
    documentation = header.documentation
  }
}

extension Screen {
  func symbol(of view: ViewIndex, name: SyntaxToken) -> Symbol {
    // A whole view is expensive to copy.
    let span = views[view.index].nameSpan ?? views[view.index].span
    return Symbol(
      kind: .view, name: views[view.index].name ?? name.name, declaration: span)
  }
}
