import JSONRPC
import StackDSL

/// The containment of components as a call hierarchy: `textDocument/prepareCallHierarchy` names a screen or
/// component, `callHierarchy/incomingCalls` the containers of its instances, and
/// `callHierarchy/outgoingCalls` the components of which it contains instances.
extension Method {
  static let prepareCallHierarchy = Method(
    "textDocument/prepareCallHierarchy",
    .request { session, parameters throws(ResponseError) in
      guard let use = try session.use(at: parameters).use,
        use.symbol.kind == .component || use.symbol.kind == .screen
      else { return .null }
      return session.container(at: use.declaration).map { [session.item($0)] } ?? .null
    },
    capabilities: { _ in ["callHierarchyProvider": true] })

  static let incomingCalls = Method(
    "callHierarchy/incomingCalls",
    .job { session, parameters throws(ResponseError) in
      let component = try session.use(named: parameters["item"]).declaration
      return UseQuery(component, in: session) { session, uses in
        let instances = (uses ?? []).filter { !$0.isDeclaration }
        return session.calls(instances, "from") { session, use in
          session.container(at: use.span)
        }
      }
    })

  static let outgoingCalls = Method(
    "callHierarchy/outgoingCalls",
    .request { session, parameters throws(ResponseError) in
      let symbol = try session.use(named: parameters["item"]).symbol
      let home = session.modelled(of: symbol.declaration.file).model
      guard let whole = home.item(around: symbol.declaration)?.span else { return [] }
      let uses = home.references.filter {
        $0.symbol.kind == .component && !$0.isDeclaration && whole.contains($0.span)
      }
      return session.calls(uses.map(home.use), "to") { session, use in
        session.container(at: use.declaration)
      }
    })
}

/// A screen or component, by its name and its place in its file.
private struct Container: Hashable {
  var name: String
  var nameSpan: FileSpan
  var span: FileSpan
  var isScreen: Bool
}

extension Session {
  /// The screen or component that contains a place.
  fileprivate mutating func container(at span: FileSpan) -> Container? {
    let model = modelled(of: span.file).model
    guard let span = model.sections.span(span), let item = model.item(around: span) else {
      return nil
    }
    return Container(
      name: item.name, nameSpan: model.fileSpan(item.nameSpan), span: model.fileSpan(item.span),
      isScreen: model.screens.contains { $0.span == item.span })
  }

  /// LSP's `CallHierarchyItem`; a screen is a class there, a component a struct.
  fileprivate func item(_ container: Container) -> JSON {
    [
      "name": .string(container.name), "kind": .integer(container.isScreen ? 5 : 23),
      "detail": .string(container.isScreen ? "screen" : "component"),
      "uri": .string(files.uri(container.span.file)), "range": range(container.span),
      "selectionRange": range(container.nameSpan),
    ]
  }

  private func range(_ span: FileSpan) -> JSON {
    files.knownSource(span.file)?.range(span.range, encoding).json ?? .null
  }

  /// The symbol of an item, which the client returns unchanged.
  fileprivate mutating func use(named item: Parameters) throws(ResponseError) -> SymbolUse {
    let file = DocumentURI.file(try item["uri"].string())
    let start = try item["selectionRange"].range().start
    guard let source = files.source(file),
      let use = modelled(of: file).use(at: source.offset(of: start, encoding))
    else { throw ResponseError(.contentModified, "The text is another by now.") }
    return use
  }

  /// `CallHierarchyIncomingCall` or its opposite: each container once, with the places of the instances.
  fileprivate mutating func calls(
    _ uses: [SymbolUse], _ side: String,
    _ container: (inout Session, SymbolUse) -> Container?
  ) -> JSON {
    var containers: [Container] = []
    var places: [Container: [JSON]] = [:]
    for use in uses {
      guard let found = container(&self, use) else { continue }
      if places[found] == nil { containers.append(found) }
      places[found, default: []].append(range(use.span))
    }
    return .array(
      containers.map { found in
        .fields([side: item(found), "fromRanges": .array(places[found] ?? [])])
      })
  }
}
