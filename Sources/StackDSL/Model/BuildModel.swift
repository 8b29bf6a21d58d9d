/// What `file` means, with the files it imports. Never fails: see `Model.problems`.
///
/// - Parameter previous: a model of the same file, of which every part is taken over that would come
///   out the same; nothing else depends on it.
public func buildModel(
  of file: FileID, in files: SourceFiles, reusing previous: Model? = nil
) -> Model {
  guard let tree = files[file] else { return Model(file: file) }
  var builder = ModelBuilder(file: file, files: files)
  let known = KnownParts(previous, for: builder.stamp, in: tree)
  var model = Model(file: file)
  model.defaults = files.defaults
  model.stamp = builder.stamp
  model.starts = tree.starts
  model.marks = tree.marks
  model.parts = known.parts(in: tree) { index, replaced in
    let section = tree.sections[index]
    let start = tree.starts[index]
    let placement = Placement(
      file: file, range: start..<start + section.bytes.count, scope: builder.stamp)
    return builder.part(of: section, at: placement, replacing: replaced)
  }
  model.gather(from: tree, known)
  return model
}

extension Model {
  /// Every name of this file that declares or means something, in order of position.
  public var references: [Reference] {
    parts.indices.flatMap { placedPart($0)?.references ?? [] }
  }

  /// The part of a section, as it lies at present.
  func placedPart(_ index: Int) -> PlacedPart? {
    guard let stamp, parts.indices.contains(index), starts.indices.contains(index) else {
      return nil
    }
    let range = starts[index]..<starts[index] + parts[index].section.bytes.count
    return PlacedPart(
      part: parts[index], placement: Placement(file: file, range: range, scope: stamp))
  }

  fileprivate mutating func gather(from tree: SyntaxTree, _ known: KnownParts) {
    screens.reserveCapacity(parts.count)
    for index in parts.indices {
      guard let part = placedPart(index) else { continue }
      for screen in part.part.screens { screens.append(screen.placed(at: part.placement)) }
      guard !part.part.isOfScreensAlone else { continue }
      components += part.components
      imports += part.imports
      properties += part.properties
      problems += part.problems
    }
    if !known.haveUniqueNames(with: parts) { problems += duplicates }
    problems += tree.problems
    problems.sort { ($0.span.range.lowerBound, $0.code) < ($1.span.range.lowerBound, $1.code) }
  }

  /// Names that two items of the file have; the later one is reported.
  private var duplicates: [Problem] {
    var first: [String: SourceSpan] = [:]
    return parts.indices.flatMap { placedPart($0)?.declared ?? [] }.compactMap { name in
      guard let other = first[name.symbol.name] else {
        first[name.symbol.name] = name.span
        return nil
      }
      return Problem(
        .duplicateName, span: name.span,
        message: "`\(name.symbol.name)` is already declared in this file.",
        notes: [.init(span: other, message: "The first `\(name.symbol.name)` is here.")])
    }
  }
}

/// Goes through the items of one file.
struct ModelBuilder {
  let file: FileID
  let files: SourceFiles
  let stamp: ScopeStamp
  var scopes: FileScopes
  var reading = SectionReading()
  /// See `findWaysHome`; looked for once.
  private var waysHome: [FileID: FileID]?

  init(file: FileID, files: SourceFiles) {
    self.file = file
    self.files = files
    scopes = FileScopes(files)
    stamp = ScopeStamp(of: file, in: files)
  }

  mutating func part(
    of section: Section, at placement: Placement, replacing replaced: ModelPart? = nil
  ) -> ModelPart {
    reading = SectionReading()
    reading.screenBuilder = reread(section, at: placement, replacing: replaced)
    let place = Place(file: file, start: placement.range.lowerBound)
    for node in section.root.children { item(node, at: place) }
    return ModelPart(section, reading, at: placement)
  }

  /// The reading of the section's one screen, if it can be had from that of before.
  private mutating func reread(
    _ section: Section, at placement: Placement, replacing replaced: ModelPart?
  ) -> ScreenBuilder? {
    guard let replaced, let builder = replaced.screenBuilder, let edit = section.origin,
      edit.base == replaced.section.mark
    else { return nil }
    return builder.reread(
      in: section, at: Place(file: file, start: placement.range.lowerBound), after: edit,
      scopes: scopes,
      moving: Relocation(from: replaced.placement, to: placement, change: edit.change))
  }

  private mutating func item(_ node: SyntaxNode, at place: Place) {
    switch node.kind {
    case .importItem:
      if let item = importItem(node, at: place) { reading.imports.append(item) }
    case .letItem:
      declare(node, .constant, at: place)
      readLet(node, at: place)
    case .component:
      declare(node, .component, at: place)
      reading.components.append(component(node, at: place))
    case .screen:
      declare(node, .screen, at: place)
      reading.screens.append(screen(node, at: place))
    case .property:
      if let property = fileProperty(node, at: place) { reading.properties.append(property) }
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
      let others = files.files.filter { $0 != file }.map(\.lastComponent)
      let nearest = nearestName(to: target.lastComponent, in: others)
      let hint = nearest.map { ": did you mean `\($0)`?" } ?? "."
      let message =
        path.hasSuffix(".stack")
        ? "There is no file `\(path)` beside this one\(hint)"
        : "Only .stack files can be imported\(hint)"
      reading.problems.append(
        Problem(.importNotFound, span: place.span(token), message: message))
    } else if let cycle = importCycle(from: target) {
      let names = ([file] + cycle + [file]).map(\.lastComponent)
      reading.problems.append(
        Problem(
          .importCycle, span: place.span(token),
          message: "These files import each other: \(names.joined(separator: " → "))."))
    }
    return Import(
      path: path, span: place.span(node), pathSpan: place.span(token),
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
    _ node: SyntaxNode, _ kind: Symbol.Kind, at place: Place
  ) {
    guard let name = node.declaredName else { return }
    let span = place.span(name)
    let reference = Reference(
      span: span, symbol: Symbol(kind: kind, name: name.name, declaration: span))
    reading.references.append(reference)
    reading.declared.append(reference)
  }

  /// The names in the value; the value itself has been read by the scope, if it can be.
  private mutating func readLet(_ node: SyntaxNode, at place: Place) {
    guard let name = node.declaredName, let valueNode = node.first(.value) else { return }
    let values = scopes.scope(of: file).values
    var reader = ValueReader(valueNode, values: values)
    _ = reader.read()
    reading.references += reader.uses.map {
      Reference(span: place.span($0.token), symbol: $0.symbol)
    }
    guard values[name.name] == nil else { return }
    reading.problems.append(
      Problem(
        .mismatchedValue, span: place.span(valueNode),
        message:
          "`\(shortened(valueNode.text))` is no value: write a number, a size, a string or a name."
      ))
  }

  private mutating func fileProperty(_ node: SyntaxNode, at place: Place) -> Property? {
    guard let path = node.first(.path) else { return nil }
    let values = scopes.scope(of: file).values
    guard let name = PropertyName(rawValue: path.text), name.description.isOfFile else {
      let known = PropertyName.allCases.filter(\.description.isOfFile).map(\.rawValue)
      let nearest = nearestName(to: path.text, in: known)
      let belongs = PropertyName(rawValue: path.text) != nil
      let hint = nearest.map { "did you mean `\($0)`?" } ?? "a file has \(orList(known))."
      reading.problems.append(
        Problem(
          belongs ? .propertyNotApplicable : .unknownProperty, span: place.span(path),
          message: belongs
            ? "`\(path.text)` belongs into a screen or a view, not at the top level."
            : "`\(path.text)` is no property of a file: \(hint)"))
      return nil
    }
    var notes = ReadingNotes()
    defer { keep(notes) }
    return readProperty(
      name, of: node, key: path, values: values, condition: nil, at: place,
      devices: files.deviceNames, notes: &notes)
  }

  private mutating func keep(_ notes: ReadingNotes) {
    reading.problems += notes.problems + notes.unknownNames.map(\.problem)
    reading.references += notes.references
  }

  // MARK: Screens and components

  private mutating func screen(_ node: SyntaxNode, at place: Place) -> Screen {
    var builder =
      reading.screenBuilder
      ?? ScreenBuilder(scopes: scopes, file: file, place: place, node: node, isComponent: false)
    if reading.screenBuilder == nil { _ = builder.build() }
    scopes = builder.scopes
    reading.problems += builder.problems
    reading.references += builder.references
    reading.screenBuilder = node.isOnlyItem ? builder.done : nil
    return builder.screen
  }

  private mutating func component(_ node: SyntaxNode, at place: Place) -> Component {
    var builder = ScreenBuilder(
      scopes: scopes, file: file, place: place, node: node, isComponent: true)
    let standalone = builder.build()
    scopes = builder.scopes
    reading.problems += builder.problems
    reading.references += builder.references
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

/// User's words quoted in a message, cut to what a line can hold.
func shortened(_ text: String) -> String {
  text.count > 40 ? text.prefix(37) + "…" : text
}
