import JSONRPC
import StackDSL

/// The hierarchy of calls as who contains whom: `textDocument/prepareCallHierarchy` names a screen or
/// component, `callHierarchy/incomingCalls` what has instances of it, `callHierarchy/outgoingCalls` the
/// components that it has instances of.
extension Method {
  static let prepareCallHierarchy = Method(
    "textDocument/prepareCallHierarchy",
    .request { session, parameters throws(ResponseError) in
      let snapshot = try session.snapshot(of: parameters)
      let offset = try snapshot.offset(in: parameters)
      let symbol = session.modelled(of: snapshot.file).model.reference(at: offset)?.symbol
      guard let symbol, symbol.kind == .component || symbol.kind == .screen else { return .null }
      return session.container(at: symbol.declaration).map { [session.item($0)] } ?? .null
    },
    capabilities: { _ in ["callHierarchyProvider": true] })

  static let incomingCalls = Method(
    "callHierarchy/incomingCalls",
    .job { session, parameters throws(ResponseError) in
      ContainerSearch(try session.symbol(named: parameters["item"]), in: session)
    })

  static let outgoingCalls = Method(
    "callHierarchy/outgoingCalls",
    .request { session, parameters throws(ResponseError) in
      let symbol = try session.symbol(named: parameters["item"])
      let home = session.modelled(of: symbol.declaration.file).model
      guard let whole = home.item(around: symbol.declaration)?.span else { return [] }
      let uses = home.references.filter {
        $0.symbol.kind == .component && !$0.isDeclaration && whole.contains($0.span)
      }
      return session.calls(uses, "to") { session, use in
        session.container(at: use.symbol.declaration)
      }
    })
}

/// A screen or component, by what of it stays with its text.
private struct Container: Hashable {
  var name: String
  var nameSpan: SourceSpan
  var span: SourceSpan
  var isScreen: Bool
}

extension Session {
  /// The screen or component in which something is written.
  fileprivate mutating func container(at span: SourceSpan) -> Container? {
    let model = modelled(of: span.file).model
    let screen = model.screens.first { $0.span.contains(span) }?.value
    if let screen {
      return Container(
        name: screen.name, nameSpan: screen.nameSpan, span: screen.span, isScreen: true)
    }
    return model.components.first { $0.span.contains(span) }.map { $0.value }.map {
      Container(name: $0.name, nameSpan: $0.nameSpan, span: $0.span, isScreen: false)
    }
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

  private func range(_ span: SourceSpan) -> JSON {
    files.knownSource(span.file)?.range(span.range, encoding).json ?? .null
  }

  /// What an item stands for, which the client gives back as it got it.
  fileprivate mutating func symbol(named item: Parameters) throws(ResponseError) -> Symbol {
    let file = DocumentURI.file(try item["uri"].string())
    let start = try item["selectionRange"].range().start
    guard let source = files.source(file),
      let symbol = modelled(of: file).model.reference(at: source.offset(of: start, encoding))?
        .symbol
    else { throw ResponseError(.contentModified, "The text is another by now.") }
    return symbol
  }

  /// `CallHierarchyIncomingCall` or its opposite: each container once, with the places of its uses.
  fileprivate mutating func calls(
    _ uses: [Reference], _ side: String,
    _ container: (inout Session, Reference) -> Container?
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

/// What has instances of a component, in all files that can name it.
private struct ContainerSearch: Job {
  private var search: UseSearch

  init(_ symbol: Symbol, in session: Session) {
    search = UseSearch([symbol.declaration], of: symbol.declaration.file, in: session)
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    guard let uses = try search.advance(in: &session) else { return .more }
    return .answer(
      session.calls(uses.filter { !$0.isDeclaration }, "from") { session, use in
        session.container(at: use.span)
      })
  }
}
