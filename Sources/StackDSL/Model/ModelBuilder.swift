/// Goes through the items of one file.
struct ModelBuilder {
  let file: FileID
  let files: SourceFiles
  let stamp: ScopeStamp
  let expanded: ExpandedViews
  var scopes: FileScopes
  var reading = SectionReading()
  /// See `findWaysHome`; looked for once.
  private var waysHome: [FileID: FileID]?

  init(file: FileID, files: SourceFiles) {
    self.file = file
    self.files = files
    scopes = FileScopes(files)
    expanded = ExpandedViews(of: file, in: files)
    stamp = ScopeStamp(of: file, in: files, leavingOut: expanded.leftOut)
  }

  mutating func part(of section: Section, _ id: SectionID) -> ModelPart {
    reading = SectionReading()
    for node in section.root.children { item(node, in: id) }
    return ModelPart(section, reading)
  }

  private mutating func item(_ node: SyntaxNode, in section: SectionID) {
    switch node.kind {
    case .importItem:
      if let item = importItem(node, in: section) { reading.imports.append(item) }
    case .letItem:
      declare(node, .constant, in: section)
      readLet(node, in: section)
    case .component:
      declare(node, .component, in: section)
      reading.components.append(component(node, in: section))
    case .screen:
      declare(node, .screen, in: section)
      reading.screens.append(screen(node, in: section))
    case .property:
      if let property = fileProperty(node, in: section) { reading.properties.append(property) }
    default:
      break
    }
  }

  // MARK: Imports and lets

  private mutating func importItem(_ node: SyntaxNode, in section: SectionID) -> Import? {
    guard let token = node.ownTokens.first(where: { $0.kind == .string }) else { return nil }
    let path = stringContent(token.text)
    let target = resolveImport(path, from: file)
    let exists = files[target] != nil
    if !exists {
      let others = files.files.filter { $0 != file }.map(\.lastComponent)
      let nearest = nearestName(to: target.lastComponent, in: others)
      let hint = nearest.map { ": did you mean `\($0)`?" } ?? "."
      let message =
        path.hasSuffix(".stack")
        ? "There is no file `\(path)` beside this one\(hint)"
        : "Only .stack files can be imported\(hint)"
      reading.problems.append(
        Problem(.importNotFound, span: section.span(token), message: message))
    } else if let cycle = importCycle(from: target) {
      let names = ([file] + cycle + [file]).map(\.lastComponent)
      reading.problems.append(
        Problem(
          .importCycle, span: section.span(token),
          message: "These files import each other: \(names.joined(separator: " → "))."))
    }
    return Import(
      path: path, span: section.span(node), pathSpan: section.span(token),
      file: exists ? target : nil)
  }

  /// The files on a shortest way from `start` back to this file, or nil.
  private mutating func importCycle(from start: FileID) -> [FileID]? {
    let ways = waysHome ?? findWaysHome()
    waysHome = ways
    var cycle: [FileID] = []
    var next = start
    while next != file {
      guard let step = ways[next] else { return nil }
      cycle.append(next)
      next = step
    }
    return cycle
  }

  /// From each file that leads here by imports, the next one on a shortest way; of equal ones the
  /// first that is imported.
  private func findWaysHome() -> [FileID: FileID] {
    var importers: [FileID: [FileID]] = [:]
    var known: Set<FileID> = [file]
    var reached = [file]
    var next = 0
    while next < reached.count {
      let importer = reached[next]
      next += 1
      for target in files[importer]?.importedFiles ?? [] {
        importers[target, default: []].append(importer)
        if known.insert(target).inserted { reached.append(target) }
      }
    }
    var ways: [FileID: FileID] = [:]
    var near = [file]
    next = 0
    while next < near.count {
      let target = near[next]
      next += 1
      for importer in importers[target] ?? [] where importer != file && ways[importer] == nil {
        ways[importer] = target
        near.append(importer)
      }
    }
    return ways
  }

  private mutating func declare(
    _ node: SyntaxNode, _ kind: Symbol.Kind, in section: SectionID
  ) {
    guard let name = node.declaredName else { return }
    let span = section.span(name)
    let reference = Reference(
      span: span, symbol: Symbol(kind: kind, name: name.name, declaration: span))
    reading.references.append(reference)
    reading.declared.append(reference)
  }

  /// The names in the value; the value itself has been read by the scope, if it can be.
  private mutating func readLet(_ node: SyntaxNode, in section: SectionID) {
    guard let name = node.declaredName, let valueNode = node.first(.value) else { return }
    let values = scopes.scope(of: file).values
    var reader = ValueReader(valueNode, values: values)
    _ = reader.read()
    reading.references += reader.uses.map {
      Reference(span: section.span($0.token), symbol: $0.symbol)
    }
    reading.problems += reader.problems(in: section)
    guard values[name.name] == nil else { return }
    reading.problems.append(
      Problem(
        .mismatchedValue, span: section.span(valueNode),
        message: advice(on: valueNode, as: .word)
          ?? "`\(shortened(valueNode.text))` is no value: write a number, a size, a string or a name."
      ))
  }

  private mutating func fileProperty(_ node: SyntaxNode, in section: SectionID) -> Property? {
    guard let path = node.first(.path) else { return nil }
    let values = scopes.scope(of: file).values
    guard let name = PropertyName(rawValue: path.text), name.description.isOfFile else {
      let known = PropertyName.allCases.filter(\.description.isOfFile).map(\.rawValue)
      let nearest = nearestName(to: path.text, in: known)
      let belongs = PropertyName(rawValue: path.text) != nil
      let hint = nearest.map { "did you mean `\($0)`?" } ?? "a file has \(orList(known))."
      reading.problems.append(
        Problem(
          belongs ? .propertyNotApplicable : .unknownProperty, span: section.span(path),
          message: belongs
            ? "`\(path.text)` belongs into a screen or a view, not at the top level."
            : "`\(path.text)` is no property of a file: \(hint)"))
      return nil
    }
    var notes = ReadingNotes()
    defer { keep(notes) }
    return readProperty(
      name, of: node, key: path, values: values, condition: nil, in: section,
      devices: files.deviceNames, notes: &notes)
  }

  private mutating func keep(_ notes: ReadingNotes) {
    reading.problems += notes.problems + notes.unknownNames.map(\.problem)
    reading.references += notes.references
  }

  // MARK: Screens and components

  private mutating func screen(_ node: SyntaxNode, in section: SectionID) -> Screen {
    let (screen, remarks) = readScreen(node, in: section, &scopes, expanded)
    reading.problems += remarks.problems
    reading.references += remarks.references
    return screen
  }

  private mutating func component(_ node: SyntaxNode, in section: SectionID) -> Component {
    let standalone = screen(node, in: section)
    let parameters =
      scopes.scope(of: file).components[node.declaredName?.name ?? ""]?.parameters ?? []
    return Component(
      name: standalone.name, nameSpan: standalone.nameSpan, span: standalone.span,
      documentation: standalone.documentation,
      parameters: parameters.compactMap { parameter in
        parameter.node.declaredName.map {
          Component.Parameter(
            name: parameter.name, nameSpan: section.span($0), defaultValue: parameter.value)
        }
      }, standalone: standalone)
  }
}
