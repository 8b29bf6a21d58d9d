import JSONRPC
import StackDSL

/// The declaration and the uses of a name: `textDocument/definition`, `declaration`, `references`,
/// `documentHighlight`, `linkedEditingRange`, `documentLink`.
extension Method {
  static let definition = Method(
    "textDocument/definition", .modelQuery(declaration),
    capabilities: { _ in ["definitionProvider": true] })

  static let declaration = Method(
    "textDocument/declaration", .modelQuery(declaration),
    capabilities: { _ in ["declarationProvider": true] })

  @Sendable private static func declaration(
    _ snapshot: Snapshot, _ modelled: DocumentModel, _ parameters: Parameters
  ) throws(ResponseError) -> JSON {
    let offset = try snapshot.offset(in: parameters)
    let place: FileSpan? =
      switch modelled.target(at: offset)?.word {
      case .name(let reference): modelled.model.fileSpan(reference.symbol.declaration)
      // An import leads to the beginning of its file.
      case .importPath(let item): item.file.map { FileSpan(file: $0, range: 0..<0) }
      default: nil
      }
    return place.flatMap(snapshot.location) ?? .null
  }

  static let references = Method(
    "textDocument/references",
    .job { session, parameters throws(ResponseError) in
      let (use, snapshot) = try session.use(at: parameters)
      let withDeclaration = try parameters["context"]["includeDeclaration"].bool()
      return UseQuery(use?.declaration, in: session) { session, uses in
        let shown = (uses ?? []).filter { withDeclaration || !$0.isDeclaration }
        return session.locations(of: shown, askedIn: snapshot.file)
      }
    },
    capabilities: { _ in ["referencesProvider": true] })

  static let documentHighlight = Method(
    "textDocument/documentHighlight",
    .request { session, parameters throws(ResponseError) in
      let snapshot = try session.snapshot(of: parameters)
      let offset = try snapshot.offset(in: parameters)
      // Editors send this when the caret comes to rest, so the preview's pages mark the view there.
      session.caretMoved(snapshot.file, to: offset)
      let modelled = session.modelled(of: snapshot.file)
      let model = modelled.model
      guard let symbol = modelled.use(at: offset)?.symbol else { return .array([]) }
      return .array(
        model.references(to: symbol).map { reference in
          // DocumentHighlightKind: Write for the declaration, otherwise Read.
          [
            "range": snapshot.range(model.fileSpan(reference.span).range),
            "kind": .integer(reference.isDeclaration ? 3 : 2),
          ]
        })
    },
    capabilities: { _ in ["documentHighlightProvider": true] })

  static let linkedEditingRange = Method(
    "textDocument/linkedEditingRange",
    .modelQuery { snapshot, modelled, parameters throws(ResponseError) in
      let offset = try snapshot.offset(in: parameters)
      // A name that other files may use needs a rename, not linked editing.
      let model = modelled.model
      guard let symbol = modelled.use(at: offset)?.symbol,
        symbol.kind == .view || symbol.kind == .state,
        symbol.declaration.file == snapshot.file
      else { return .null }
      let places = model.references(to: symbol).map { model.fileSpan($0.span).range }
      // All uses must have the same spelling: a name in backquotes differs.
      guard Set(places.map(snapshot.source.string)).count == 1 else { return .null }
      return ["ranges": .array(places.map(snapshot.range))]
    },
    capabilities: { _ in ["linkedEditingRangeProvider": true] })

  static let documentLink = Method(
    "textDocument/documentLink",
    .modelQuery { snapshot, modelled, _ in
      .array(
        modelled.model.imports.compactMap { item in
          item.file.map { file in
            [
              "range": snapshot.range(modelled.model.fileSpan(item.pathSpan).range),
              "target": .string(snapshot.files.uri(file)),
            ]
          }
        })
    },
    capabilities: { _ in ["documentLinkProvider": ["resolveProvider": false]] })
}

extension Session {
  /// LSP's `Location`s of the uses, as far as the texts around them are known.
  mutating func locations(of uses: [SymbolUse], askedIn file: FileID) -> JSON {
    let snapshot = snapshot(of: file)
    return .array(uses.compactMap { snapshot?.location($0.span) })
  }
}
