/// Builds one screen, or one component as a screen of its own, in two passes: views first, so that
/// every name is known, then properties and constraints in the order in which they are written.
struct ScreenBuilder {
  let file: FileID
  let section: SectionID
  let node: SyntaxNode
  let isComponent: Bool
  var scopes: FileScopes
  var problems: [Problem] = []
  var references: [Reference] = []
  var screen: Screen
  /// The names of the screen and, behind them, those of each instance of a component.
  var names: [NameScope] = [NameScope()]
  /// The insides of a view that is the root of an instance, the outermost first.
  var insides: [ViewIndex: [Int]] = [:]
  var pending: [PendingMember] = []
  /// What `setInCode` names.
  var viewsSetInCode: Set<ViewIndex> = []
  /// By their identifiers.
  var constraintsSetInCode: Set<String> = []
  /// What assigns an axis, whenever it holds.
  var axisAssignments: [AxisAssignment] = []
  /// Views whose kind is not known: they may have any property.
  var viewsOfUnknownKind: Set<ViewIndex> = []
  /// Names that are not known, each of which is reported once, where it first stands.
  var reportedNames: Set<String> = []
  var hasReportedSize = false
  private var unnamedCounts: [ChildKey: Int] = [:]
  var paths: Set<String> = []

  /// More views than any screen has; components that multiply each other stop here.
  static let maximumViews = 20_000
  /// Components within components.
  static let maximumInstanceDepth = 32

  private struct ChildKey: Hashable {
    var parent: ViewIndex
    var word: String
  }

  init(scopes: FileScopes, file: FileID, section: SectionID, node: SyntaxNode, isComponent: Bool) {
    self.scopes = scopes
    self.file = file
    self.section = section
    self.node = node
    self.isComponent = isComponent
    let name = node.declaredName
    let span = section.span(node)
    let nameSpan =
      name.map(section.span)
      ?? span.start.span
    screen = Screen(
      name: name?.name ?? "", nameSpan: nameSpan, span: span,
      documentation: documentationComment(of: node), properties: [], views: [], constraints: [],
      expectations: [], allowances: [], conditions: [])
  }

  mutating func build() -> Screen {
    screen.views.reserveCapacity(node.section.nodes.count { $0.kind == .view } + 1)
    screen.views.append(rootView())
    let scope = scopes.scope(of: file)
    var values = scope.values
    var stack: [SourceSpan] = []
    if isComponent {
      let declaration = ComponentDeclaration(
        name: screen.name, section: section, node: node,
        parameters: scopes.parameters(of: node, values: values), values: values)
      for parameter in declaration.parameters {
        values[parameter.name] = declaration.binding(of: parameter)
      }
      stack = [declaration.span]
    }
    let context = MemberContext(
      NameFrame(
        section: section, values: values, components: scope.components, componentStack: stack))
    if let block = node.first(.block) {
      if isComponent { checkComponent(block) }
      members(of: block, in: context)
    }
    if isComponent { giveComponentMembersToRoot() }
    resolvePending()
    applyFramesAndDoubt()
    nameViews()
    return screen
  }

  private func rootView() -> View {
    View(
      name: nil, kind: .screen, componentName: nil, path: "", displayName: screen.name, parent: nil,
      children: [], properties: [], condition: nil, span: screen.span, kindSpan: screen.nameSpan,
      nameSpan: screen.nameSpan, instanceSpan: nil, documentation: screen.documentation,
      blockSpan: node.first(.block).map(section.span), reference: nil)
  }

  /// Members of a component outside of its one view speak of that view.
  private mutating func giveComponentMembersToRoot() {
    guard let root = screen.views[0].children.first else { return }
    for index in pending.indices where pending[index].context.owner == .screen {
      pending[index].context.owner = root
    }
  }

  private mutating func checkComponent(_ block: SyntaxNode) {
    let roots = block.children.filter { $0.kind == .view }
    guard roots.count != 1, node.declaredName != nil else { return }
    if let second = roots.dropFirst().first {
      report(
        .componentRoot, section.span(second.first(.viewKind) ?? second),
        "A component has exactly one root view: put these into one stack or view.")
    } else if node.section.faults.isEmpty {
      report(
        .componentRoot, screen.nameSpan,
        "The component `\(screen.name)` has no view: it needs exactly one root view.")
    }
  }

  /// Notes that a name stands for something; once, where it is written.
  mutating func refer(_ token: SyntaxToken, to symbol: Symbol, in context: MemberContext) {
    guard !context.isSilent else { return }
    references.append(Reference(span: context.section.span(token), symbol: symbol))
  }

  mutating func keep(_ notes: ReadingNotes, in context: MemberContext) {
    guard !context.isSilent else { return }
    problems += notes.problems
    for (name, problem) in notes.unknownNames where reportedNames.insert(name).inserted {
      problems.append(problem)
    }
    references += notes.references
  }

  mutating func report(
    _ code: ProblemCode, _ span: SourceSpan, _ message: String, notes: [Problem.Note] = [],
    fixes: [Problem.Fix] = []
  ) {
    problems.append(Problem(code, span: span, message: message, notes: notes, fixes: fixes))
  }

  // MARK: Views

  /// Adds a view that is complete but for its children; nil where the screen is full.
  mutating func append(_ view: View) -> ViewIndex? {
    guard screen.views.count < Self.maximumViews else {
      if !hasReportedSize {
        hasReportedSize = true
        report(
          .screenTooLarge, screen.nameSpan,
          "`\(screen.name)` has more than \(Self.maximumViews) views; the rest is left out.")
      }
      return nil
    }
    let index = ViewIndex(screen.views.count)
    screen.views.append(view)
    if let parent = view.parent { screen.views[parent.index].children.append(index) }
    return index
  }

  /// `root.upper.photo`, or `kind#n` for what has no name; unique in the screen.
  mutating func path(name: String?, word: String, parent: ViewIndex) -> String {
    let count = unnamedCounts[ChildKey(parent: parent, word: word), default: 0]
    unnamedCounts[ChildKey(parent: parent, word: word)] = count + 1
    let base = screen.views[parent.index].path
    let prefix = base.isEmpty ? "" : base + "."
    var path = prefix + (name ?? "\(word)#\(count)")
    if !paths.insert(path).inserted {
      path += "#\(count)"
      paths.insert(path)
    }
    return path
  }
}

/// Names to views: of the screen, or of one instance of a component.
struct NameScope {
  var views: [String: ViewIndex] = [:]
}

/// A property, constraint or expectation that waits until all names are known.
struct PendingMember {
  var node: SyntaxNode
  var context: MemberContext
}

extension ComponentDeclaration {
  func binding(of parameter: (name: String, node: SyntaxNode, value: Value)) -> Binding {
    let name = parameter.node.declaredName.map(section.span) ?? section.span(parameter.node)
    return Binding(
      value: parameter.value,
      symbol: Symbol(kind: .parameter, name: parameter.name, declaration: name))
  }

  var symbol: Symbol {
    let name = node.declaredName.map(section.span) ?? section.span(node)
    return Symbol(kind: .component, name: self.name, declaration: name)
  }

  /// What it is told apart by.
  var span: SourceSpan { section.span(node) }
}

/// The text of the `///` comments straight before a declaration.
public func documentationComment(of node: SyntaxNode) -> String {
  let tokens = node.section.tokens
  var lines: [String] = []
  var token = node.tokenRange.lowerBound - 1
  var newlines = 0
  while token >= 0 {
    switch tokens.kind(token) {
    case .documentationComment:
      let text = node.section.text(tokens.range(token)).dropFirst(3)
      lines.append(String(text.first == " " ? text.dropFirst() : text))
      newlines = 0
    case .whitespace, .semicolon: break
    case .newline where newlines == 0: newlines = 1
    default: return lines.reversed().joined(separator: "\n")
    }
    token -= 1
  }
  return lines.reversed().joined(separator: "\n")
}
