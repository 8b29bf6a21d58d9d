/// The result of the first pass: the views of one screen, or of one component as a screen of its own, with
/// instances of components expanded. The properties of the views are not read yet.
struct CollectedScreen {
  /// With its views, conditions and allowances.
  var screen: Screen
  var names: NameTable
  /// Properties, constraints and expectations, in the order in which they are written.
  var members: [PendingMember]
  /// Views whose kind is not known: they may have any property.
  var viewsOfUnknownKind: Set<ViewIndex>
  var remarks: Remarks
}

/// The first pass.
///
/// - Parameter node: a screen or a component of the file.
func collectViews(
  of node: SyntaxNode, in section: SectionID, _ scopes: inout FileScopes, _ expanded: ExpandedViews
) -> CollectedScreen {
  var collector = ViewCollector(scopes: scopes, expanded: expanded, section: section, node: node)
  collector.collect()
  scopes = collector.scopes
  return CollectedScreen(
    screen: collector.screen, names: collector.names, members: collector.members,
    viewsOfUnknownKind: collector.viewsOfUnknownKind, remarks: collector.remarks)
}

/// Goes through the braces of a screen, in the order in which they are written.
struct ViewCollector {
  let section: SectionID
  let node: SyntaxNode
  let isComponent: Bool
  var scopes: FileScopes
  let expanded: ExpandedViews
  var remarks = Remarks()
  var screen: Screen
  var names = NameTable()
  var members: [PendingMember] = []
  var viewsOfUnknownKind: Set<ViewIndex> = []
  private var hasReportedSize = false
  private var unnamedCounts: [ChildKey: Int] = [:]
  private var taken: Set<ChildKey> = []

  /// More views than any screen has.
  static let maximumViews = 20_000
  /// Components within components.
  static let maximumInstanceDepth = 32

  private struct ChildKey: Hashable {
    var parent: ViewIndex
    var word: String
  }

  init(scopes: FileScopes, expanded: ExpandedViews, section: SectionID, node: SyntaxNode) {
    self.scopes = scopes
    self.expanded = expanded
    self.section = section
    self.node = node
    isComponent = node.kind == .component
    let name = node.declaredName
    let span = section.span(node)
    let nameSpan = name.map(section.span) ?? span.start.span
    screen = Screen(
      name: name?.name ?? "", nameSpan: nameSpan, span: span,
      documentation: documentationComment(of: node))
  }

  fileprivate mutating func collect() {
    let count = node.section.nodes.count { $0.kind == .view } + 1
    screen.views.reserveCapacity(count)
    names.reserveCapacity(count)
    taken.reserveCapacity(count)
    unnamedCounts.reserveCapacity(count)
    screen.views.append(rootView())
    let scope = scopes.scope(of: section.file)
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
      addMembers(of: block, in: context)
    }
    if isComponent { giveComponentMembersToRoot() }
  }

  private func rootView() -> View {
    View(
      kind: .screen, path: "", displayName: screen.name, span: screen.span,
      kindSpan: screen.nameSpan, nameSpan: screen.nameSpan, documentation: screen.documentation,
      blockSpan: node.first(.block).map(section.span))
  }

  /// Members of a component outside of its one view speak of that view.
  private mutating func giveComponentMembersToRoot() {
    guard let root = screen.views[0].children.first else { return }
    for index in members.indices where members[index].context.owner == .screen {
      members[index].context.owner = root
    }
  }

  private mutating func checkComponent(_ block: SyntaxNode) {
    let roots = block.children.filter { $0.kind == .view }
    guard roots.count != 1, node.declaredName != nil else { return }
    if let second = roots.dropFirst().first {
      remarks.report(
        .componentRoot, section.span(second.first(.viewKind) ?? second),
        "A component has exactly one root view: put these into one stack or view.")
    } else if node.section.faults.isEmpty {
      remarks.report(
        .componentRoot, screen.nameSpan,
        "The component `\(screen.name)` has no view: it needs exactly one root view.")
    }
  }

  // MARK: Views

  /// Adds a view that is complete but for its children; nil if the screen is full.
  mutating func append(_ view: View) -> ViewIndex? {
    guard screen.views.count < Self.maximumViews else {
      if !hasReportedSize {
        hasReportedSize = true
        remarks.report(
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

  /// `root.upper.photo`, or `kind#n` without a name; unique in the screen.
  mutating func path(name: String?, word: String, parent: ViewIndex) -> String {
    let count = unnamedCounts[ChildKey(parent: parent, word: word), default: 0].increment()
    let base = screen.views[parent.index].path
    let prefix = base.isEmpty ? "" : base + "."
    guard let name else { return "\(prefix)\(word)#\(count)" }
    let isFirst = taken.insert(ChildKey(parent: parent, word: name)).inserted
    return isFirst ? prefix + name : "\(prefix)\(name)#\(count)"
  }
}

extension Int {
  /// Counts one more; returns how many there were.
  fileprivate mutating func increment() -> Int {
    defer { self += 1 }
    return self
  }
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

  /// The span that distinguishes it from others.
  var span: SourceSpan { section.span(node) }
}
