/// Instances of components: the body with the arguments put in, then the instance's own braces.
extension ViewCollector {
  mutating func addInstance(
    _ node: SyntaxNode, of declaration: ComponentDeclaration, in context: MemberContext
  ) -> ViewIndex? {
    guard !context.frame.componentStack.contains(declaration.span),
      context.frame.componentStack.count < Self.maximumInstanceDepth
    else {
      reportCycle(node, of: declaration, in: context)
      return nil
    }
    if let kind = node.first(.viewKind)?.firstToken {
      remarks.refer(kind, to: declaration.symbol, in: context)
    }
    rejectText(node, of: declaration, in: context)
    guard isWithinBounds(node, of: declaration, in: context) else { return nil }
    guard let rootNode = declaration.node.first(.block)?.first(.view) else { return nil }
    var body = bodyContext(of: declaration, at: node, in: context)
    let inside = names.addScope()
    body.frame.scope = inside
    body.frame.lookup = [inside]
    guard let root = addView(rootNode, in: body) else { return nil }
    names.setInside(of: root, to: inside)
    if let name = node.declaredName { declare(name, as: root, in: context) }
    if let block = declaration.node.first(.block) {
      body.owner = root
      body.instance = nil
      componentMembers(of: block, in: body)
    }
    if let block = node.first(.block) {
      var braces = context
      braces.owner = root
      braces.frame.lookup.insert(inside, at: 0)
      braces.frame.instanceOf = declaration.name
      braces.instance = nil
      addMembers(of: block, in: braces, for: declaration)
    }
    return root
  }

  /// An instance beyond the limit is reported where it is written.
  private mutating func isWithinBounds(
    _ node: SyntaxNode, of declaration: ComponentDeclaration, in context: MemberContext
  ) -> Bool {
    if expanded.cyclic.contains(declaration.span) {
      return screen.views.count < ExpandedViews.mostOfCycle
    }
    guard let views = expanded.leftOut[context.section.span(node)] else { return true }
    guard let views, !context.isSilent else { return false }
    let kind = node.first(.viewKind) ?? node
    remarks.report(
      .screenTooLarge, context.section.span(kind),
      "This `\(declaration.name)` would bring in \(views) views, and all instances of a file together may "
        + "bring in \(ExpandedViews.most): it is left out. Put fewer instances into one another, or move "
        + "screens into another file.")
    return false
  }

  /// The context in which the body is expanded: its file's names, and the arguments.
  private mutating func bodyContext(
    of declaration: ComponentDeclaration, at node: SyntaxNode, in context: MemberContext
  ) -> MemberContext {
    var body = context.frame
    body.section = declaration.section
    body.components = scopes.scope(of: declaration.section.file).components
    body.values = declaration.values
    for parameter in declaration.parameters {
      body.values[parameter.name] = declaration.binding(of: parameter)
    }
    for (name, value) in arguments(node, of: declaration, in: context) {
      body.values[name]?.value = value
    }
    body.componentStack.append(declaration.span)
    body.instanceSpan = context.instanceSpan ?? context.section.span(node)
    body.referencePrefix = node.declaredName.flatMap { name in
      context.referencePrefix.map { $0 + name.name + "." }
    }
    body.insidePrefix =
      context.instanceSpan == nil
      ? ""
      : node.declaredName.flatMap { name in context.insidePrefix.map { $0 + name.name + "." }
      }
    body.isSilent = true
    var result = context
    result.frame = body
    result.instance = context.instance ?? InstanceHeader(node, of: declaration, in: context)
    return result
  }

  /// `caption: "First"` in the braces of an instance, read where the instance stands.
  private mutating func arguments(
    _ node: SyntaxNode, of declaration: ComponentDeclaration, in context: MemberContext
  ) -> [(String, Value)] {
    guard let block = node.first(.block) else { return [] }
    var result: [(String, Value)] = []
    for property in block.children {
      guard let parameter = argument(property, of: declaration),
        let valueNode = property.first(.value)
      else { continue }
      if let key = property.first(.path)?.firstToken {
        remarks.refer(key, to: declaration.binding(of: parameter).symbol, in: context)
      }
      var reader = ValueReader(valueNode, values: context.values)
      let read = reader.read()
      for use in reader.uses { remarks.refer(use.token, to: use.symbol, in: context) }
      guard let value = read, value.hasType(of: parameter.value) else {
        if !context.isSilent {
          remarks.report(
            .mismatchedValue, context.section.span(valueNode),
            "`\(parameter.name)` of \(declaration.name) needs \(parameter.value.typePhrase), not `\(shortened(valueNode.text))`."
          )
        }
        continue
      }
      result.append((parameter.name, value))
    }
    return result
  }

  /// The parameter that a property in the braces of an instance sets.
  func argument(_ node: SyntaxNode, of declaration: ComponentDeclaration)
    -> (name: String, node: SyntaxNode, value: Value)?
  {
    guard node.kind == .property, let key = node.first(.path)?.significantTokens, key.count == 1
    else { return nil }
    return declaration.parameters.first { $0.name == key[0].name }
  }

  /// Members of a component beside its view are about that view.
  private mutating func componentMembers(of block: SyntaxNode, in context: MemberContext) {
    for child in block.children {
      switch child.kind {
      case .property, .constraint, .expect:
        members.append(PendingMember(node: child, context: context))
      case .when:
        guard let inner = child.first(.block) else { continue }
        var conditional = context
        conditional.condition = condition(of: child, in: context)
        addMembers(of: inner, in: conditional)
      default: break
      }
    }
  }

  mutating func rejectArguments(
    _ block: SyntaxNode, of declaration: ComponentDeclaration, in context: MemberContext
  ) {
    guard !context.isSilent else { return }
    for child in block.children {
      guard let parameter = argument(child, of: declaration) else { continue }
      remarks.report(
        .parameterInCondition, context.section.span(child),
        "The parameter `\(parameter.name)` is fixed when \(declaration.name) is put in: it cannot change in a `when`."
      )
    }
  }

  private mutating func rejectText(
    _ node: SyntaxNode, of declaration: ComponentDeclaration, in context: MemberContext
  ) {
    guard !context.isSilent, let text = node.ownTokens.first(where: { $0.kind == .string }) else {
      return
    }
    let parameter = declaration.parameters.first { $0.value.isText }?.name
    let hint = parameter.map { ": write `{ \($0): \(text.text) }`." } ?? "."
    remarks.report(
      .propertyNotApplicable, context.section.span(text),
      "An instance of \(declaration.name) takes no text behind its name\(hint)")
  }

  /// A cycle is reported where the component that comes first in it closes it.
  private mutating func reportCycle(
    _ node: SyntaxNode, of declaration: ComponentDeclaration, in context: MemberContext
  ) {
    guard isComponent, let own = context.frame.componentStack.first else { return }
    guard let first = context.frame.componentStack.firstIndex(of: declaration.span), first == 0
    else {
      return
    }
    let others = context.frame.componentStack.dropFirst()
    let start = scopes.files.sections.fileSpan(own).range.lowerBound
    let isFirst = others.allSatisfy {
      own.file < $0.file
        || own.file == $0.file && start < scopes.files.sections.fileSpan($0).range.lowerBound
    }
    guard isFirst || !others.contains(where: { $0.file == own.file }) else { return }
    let kind = node.first(.viewKind) ?? node
    let span = context.instanceSpan ?? context.section.span(kind)
    remarks.report(
      .componentCycle, others.isEmpty ? context.section.span(kind) : span,
      "`\(declaration.name)` contains itself: a component cannot be its own part.")
  }
}

/// The name and the place of the root of a component: those of its instance.
final class InstanceHeader: Sendable {
  let word: String
  let name: String?
  let span: SourceSpan
  let kindSpan: SourceSpan
  let nameSpan: SourceSpan?
  let blockSpan: SourceSpan?
  let instanceSpan: SourceSpan?
  let reference: String?
  let pathInInstance: String?
  let documentation: String

  init(_ node: SyntaxNode, of declaration: ComponentDeclaration, in context: MemberContext) {
    let name = node.declaredName
    word = declaration.name
    self.name = name?.name
    span = context.section.span(node)
    kindSpan = node.first(.viewKind).map(context.section.span) ?? span
    nameSpan = name.map(context.section.span)
    blockSpan = node.first(.block).map(context.section.span)
    instanceSpan = context.instanceSpan
    reference = name.flatMap { name in context.referencePrefix.map { $0 + name.name } }
    pathInInstance = name.flatMap { name in context.insidePrefix.map { $0 + name.name } }
    let own = documentationComment(of: node)
    documentation = own.isEmpty ? documentationComment(of: declaration.node) : own
  }
}

extension Value {
  /// A parameter's default gives its type.
  func hasType(of other: Value) -> Bool {
    switch (self, other) {
    case (.number, .number), (.percent, .percent), (.size, .size), (.string, .string),
      (.bool, .bool), (.name, .name), (.font, .font), (.language, .language), (.host, .host),
      (.list, .list), (.font, .name), (.name, .font):
      true
    default: false
    }
  }

  var isText: Bool {
    if case .string = self { return true }
    return false
  }

  var typePhrase: String {
    switch self {
    case .number: "a number"
    case .percent: "a percentage"
    case .size: "a size"
    case .string: "a string in quotes"
    case .bool: "true or false"
    case .name: "a name"
    case .font: "a font"
    case .language: "a language"
    case .host: "a host such as cell(height: 50)"
    case .list: "a list"
    }
  }
}
