/// What `file` means, with the files it imports. Never fails: see `Model.problems`.
///
/// - Parameter previous: a model of the same file, of which every part is taken over that would come
///   out the same; nothing else depends on it.
public func buildModel(
  of file: FileID, in files: SourceFiles, reusing previous: Model? = nil
) -> Model {
  var model = Model(file: file)
  guard let tree = files[file] else { return model }
  var builder = ModelBuilder(file: file, files: files)
  let known = KnownParts(previous, for: builder.stamp)
  for (section, start) in zip(tree.sections, tree.starts) {
    model.parts.append(
      known.part(of: section, at: start) ?? builder.part(of: section, at: start))
  }
  model.stamp = builder.stamp
  model.gather(from: tree)
  return model
}

/// What one section of a file means.
struct ModelPart: Sendable {
  let section: Section
  var start: Int
  var screens: [Screen] = []
  var components: [Component] = []
  var imports: [Import] = []
  var properties: [Property] = []
  var problems: [Problem] = []
  /// Where the section lay when these were noted; they are moved when they are asked for.
  var references: [Reference] = []
  var referencesStart: Int
  /// The names that it gives to screens, components and lets.
  var declared: [Reference] = []
}

extension Model {
  /// Every name of this file that declares or means something, in order of position.
  public var references: [Reference] {
    parts.flatMap { part in
      let delta = part.start - part.referencesStart
      guard delta != 0 else { return part.references }
      let end = part.referencesStart + part.section.bytes.count
      let relocation = Relocation(file: file, range: part.referencesStart..<end, delta: delta)
      return part.references.map { reference in
        var reference = reference
        relocation.move(&reference)
        return reference
      }
    }
  }

  fileprivate mutating func gather(from tree: SyntaxTree) {
    for part in parts {
      screens += part.screens
      components += part.components
      imports += part.imports
      properties += part.properties
      problems += part.problems
    }
    problems += tree.problems
    var first: [String: SourceSpan] = [:]
    for name in parts.lazy.flatMap(\.declared) {
      guard let other = first.updateValue(name.span, forKey: name.symbol.name) else { continue }
      first[name.symbol.name] = other
      problems.append(
        Problem(
          .duplicateName, span: name.span,
          message: "'\(name.symbol.name)' is already declared in this file",
          notes: [.init(span: other, message: "The first '\(name.symbol.name)' is here")]))
    }
    problems.sort { ($0.span.range.lowerBound, $0.code) < ($1.span.range.lowerBound, $1.code) }
  }
}

/// Goes through the items of one file.
struct ModelBuilder {
  let file: FileID
  let files: SourceFiles
  let stamp: ScopeStamp
  var scopes: FileScopes
  var problems: [Problem] = []
  var references: [Reference] = []

  init(file: FileID, files: SourceFiles) {
    self.file = file
    self.files = files
    scopes = FileScopes(files)
    stamp = ScopeStamp(of: file, in: files)
  }

  mutating func part(of section: Section, at start: Int) -> ModelPart {
    problems = []
    references = []
    let place = Place(file: file, start: start)
    var part = ModelPart(section: section, start: start, referencesStart: start)
    for node in section.root.children { item(node, at: place, into: &part) }
    part.problems = problems
    part.references = references.sorted { $0.span.range.lowerBound < $1.span.range.lowerBound }
    return part
  }

  private mutating func item(_ node: SyntaxNode, at place: Place, into part: inout ModelPart) {
    switch node.kind {
    case .importItem:
      if let item = importItem(node, at: place) { part.imports.append(item) }
    case .letItem:
      declare(node, .constant, at: place, in: &part)
      readLet(node, at: place)
    case .component:
      declare(node, .component, at: place, in: &part)
      part.components.append(component(node, at: place))
    case .screen:
      declare(node, .screen, at: place, in: &part)
      part.screens.append(screen(node, at: place))
    case .property:
      if let property = fileProperty(node, at: place) { part.properties.append(property) }
    default:
      break
    }
  }

  // MARK: Imports and lets

  private mutating func importItem(_ node: SyntaxNode, at place: Place) -> Import? {
    guard let token = node.ownTokens.first(where: { $0.kind == .string }) else { return nil }
    let path = stringContent(token.text)
    let target = resolveImport(path, from: file)
    let exists = files[target] != nil
    if !exists {
      let nearest = nearestName(
        to: target.name, in: files.files.filter { $0 != file }.map(\.name))
      let hint = nearest.map { ": did you mean \"\(lastComponent($0))\"?" } ?? ""
      problems.append(
        Problem(
          .importNotFound, span: place.span(token),
          message: "There is no file '\(path)' beside this one\(hint)"))
    } else if let cycle = importCycle(from: target) {
      let names = ([file] + cycle + [file]).map { lastComponent($0.name) }
      problems.append(
        Problem(
          .importCycle, span: place.span(token),
          message: "These files import each other: \(names.joined(separator: " → "))"))
    }
    return Import(
      path: path, span: place.span(node), pathSpan: place.span(token),
      file: exists ? target : nil)
  }

  /// The files on a shortest way from `start` back to this file, or nil.
  private func importCycle(from start: FileID) -> [FileID]? {
    var ways: [[FileID]] = [[start]]
    var seen: Set<FileID> = [start]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let last = way.last else { continue }
      if last == file { return Array(way.dropLast()) }
      for path in files[last]?.importPaths ?? [] {
        let target = resolveImport(path, from: last)
        if seen.insert(target).inserted { ways.append(way + [target]) }
      }
    }
    return nil
  }

  private mutating func declare(
    _ node: SyntaxNode, _ kind: Symbol.Kind, at place: Place, in part: inout ModelPart
  ) {
    guard let name = node.declaredName else { return }
    let span = place.span(name)
    let reference = Reference(
      span: span, symbol: Symbol(kind: kind, name: name.name, declaration: span))
    references.append(reference)
    part.declared.append(reference)
  }

  /// The names in the value; the value itself has been read by the scope, if it can be.
  private mutating func readLet(_ node: SyntaxNode, at place: Place) {
    guard let name = node.declaredName, let valueNode = node.first(.value) else { return }
    let values = scopes.scope(of: file).values
    var reader = ValueReader(valueNode, values: values)
    _ = reader.read()
    references += reader.uses.map { Reference(span: place.span($0.token), symbol: $0.symbol) }
    guard values[name.name] == nil else { return }
    problems.append(
      Problem(
        .mismatchedValue, span: place.span(valueNode),
        message:
          "'\(shortened(valueNode.text))' is no value: write a number, a size, a string or a name"
      ))
  }

  private mutating func fileProperty(_ node: SyntaxNode, at place: Place) -> Property? {
    guard let path = node.first(.path) else { return nil }
    let values = scopes.scope(of: file).values
    guard let name = PropertyName(rawValue: path.text), name.description.isOfFile else {
      let known = PropertyName.allCases.filter(\.description.isOfFile).map(\.rawValue)
      let nearest = nearestName(to: path.text, in: known)
      let belongs = PropertyName(rawValue: path.text) != nil
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "a file has \(orList(known))"
      problems.append(
        Problem(
          belongs ? .propertyNotApplicable : .unknownProperty, span: place.span(path),
          message: belongs
            ? "'\(path.text)' belongs into a screen or a view, not at the top level"
            : "'\(path.text)' is no property of a file: \(hint)"))
      return nil
    }
    var notes = ReadingNotes()
    defer { keep(notes) }
    return readProperty(
      name, of: node, key: path, values: values, condition: nil, at: place,
      devices: files.deviceNames, notes: &notes)
  }

  private mutating func keep(_ notes: ReadingNotes) {
    problems += notes.problems + notes.unknownNames.map(\.problem)
    references += notes.references
  }

  // MARK: Screens and components

  private mutating func screen(_ node: SyntaxNode, at place: Place) -> Screen {
    var builder = ScreenBuilder(
      scopes: scopes, file: file, place: place, node: node, isComponent: false)
    defer { scopes = builder.scopes }
    let screen = builder.build()
    problems += builder.problems
    references += builder.references
    return screen
  }

  private mutating func component(_ node: SyntaxNode, at place: Place) -> Component {
    var builder = ScreenBuilder(
      scopes: scopes, file: file, place: place, node: node, isComponent: true)
    let standalone = builder.build()
    scopes = builder.scopes
    problems += builder.problems
    references += builder.references
    let parameters =
      builder.scopes.scope(of: file).components[node.declaredName?.name ?? ""]?.parameters ?? []
    return Component(
      name: standalone.name, nameSpan: standalone.nameSpan, span: standalone.span,
      documentation: standalone.documentation,
      parameters: parameters.compactMap { parameter in
        parameter.node.declaredName.map {
          Component.Parameter(
            name: parameter.name, nameSpan: place.span($0), defaultValue: parameter.value)
        }
      }, standalone: standalone)
  }
}

private func lastComponent(_ path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// User's words quoted in a message, cut to what a line can hold.
func shortened(_ text: String) -> String {
  text.count > 40 ? text.prefix(37) + "…" : text
}
