/// The names that the whole of one file can use: its own `let`s and components and those of the
/// files it imports (not of the files that those import).
struct FileScope {
  var values: [String: Binding] = [:]
  var components: [String: ComponentDeclaration] = [:]
  /// An import leads nowhere, or its path cannot be read: what nothing declares may be declared there.
  var lacksImports = false
}

/// A component as it is written, not yet expanded.
struct ComponentDeclaration {
  var name: String
  var section: SectionID
  var node: SyntaxNode
  /// In order, with their default values.
  var parameters: [(name: String, node: SyntaxNode, value: Value)]
  /// The `let`s that its file sees.
  var values: [String: Binding]
}

/// Collects the scopes of files, each once.
struct FileScopes {
  let files: SourceFiles
  private var scopes: [FileID: FileScope] = [:]
  private var own: [FileID: FileScope] = [:]

  init(_ files: SourceFiles) { self.files = files }

  mutating func scope(of file: FileID) -> FileScope {
    if let known = scopes[file] { return known }
    var result = FileScope()
    for imported in imports(of: file) where imported != file {
      let other = ownScope(of: imported, importing: [file])
      result.values.merge(other.values) { first, _ in first }
      result.components.merge(other.components) { first, _ in first }
    }
    let mine = ownScope(of: file, importing: [])
    result.values.merge(mine.values) { _, mine in mine }
    result.components.merge(mine.components) { _, mine in mine }
    result.lacksImports = lacksImports(file)
    scopes[file] = result
    return result
  }

  private func lacksImports(_ file: FileID) -> Bool {
    guard let tree = files[file] else { return false }
    return imports(of: file).contains { files[$0] == nil }
      || tree.sections(.imports).contains { index in
        let section = tree.sections[index]
        return section.root.children.reduce(0) { $1.kind == .importItem ? $0 + 1 : $0 }
          > section.importPaths.count
      }
  }

  private func imports(of file: FileID) -> [FileID] {
    files[file]?.importedFiles ?? []
  }

  /// The declarations of the file itself. Its `let`s may use imported ones. A cycle of imports ends where it
  /// closes, and a chain ends after more files than anyone writes.
  private mutating func ownScope(of file: FileID, importing: [FileID]) -> FileScope {
    if let known = own[file] { return known }
    guard let tree = files[file], importing.count < 50, !importing.contains(file) else {
      return FileScope()
    }
    var result = FileScope()
    var visible: [String: Binding] = [:]
    for imported in imports(of: file) where imported != file {
      let values = ownScope(of: imported, importing: importing + [file]).values
      visible.merge(values) { first, _ in first }
    }
    for index in tree.sections(.declaresNames) {
      let section = tree.id(ofSection: index)
      for node in tree.sections[index].root.children {
        declare(node, in: section, visible: &visible, in: &result)
      }
    }
    for name in result.components.keys { result.components[name]?.values = visible }
    own[file] = result
    return result
  }

  private func declare(
    _ node: SyntaxNode, in section: SectionID, visible: inout [String: Binding],
    in scope: inout FileScope
  ) {
    guard node.kind == .letItem || node.kind == .component, let name = node.declaredName else {
      return
    }
    if node.kind == .component {
      guard scope.components[name.name] == nil else { return }
      scope.components[name.name] = ComponentDeclaration(
        name: name.name, section: section, node: node,
        parameters: parameters(of: node, values: visible), values: [:])
      return
    }
    guard let valueNode = node.first(.value) else { return }
    var reader = ValueReader(valueNode, values: visible)
    guard let value = reader.read() else { return }
    let binding = Binding(
      value: value,
      symbol: Symbol(kind: .constant, name: name.name, declaration: section.span(name)))
    visible[name.name] = binding
    scope.values[name.name] = binding
  }

  func parameters(of component: SyntaxNode, values: [String: Binding])
    -> [(name: String, node: SyntaxNode, value: Value)]
  {
    guard let block = component.first(.block) else { return [] }
    return block.children.filter { $0.kind == .parameter }.compactMap { node in
      guard let name = node.declaredName?.name, let valueNode = node.first(.value) else {
        return nil
      }
      var reader = ValueReader(valueNode, values: values)
      return reader.read().map { (name, node, $0) }
    }
  }
}

extension SyntaxNode {
  /// The name of a let, parameter, component, screen or view.
  var declaredName: SyntaxToken? { first(.name)?.firstToken }
}
