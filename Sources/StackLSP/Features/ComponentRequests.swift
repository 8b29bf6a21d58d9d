import JSONRPC
import StackDSL

/// Components and their instances: `textDocument/implementation` leads from a component to its instances,
/// `textDocument/typeDefinition` from a view to its component.
extension Method {
  static let implementation = Method(
    "textDocument/implementation",
    .job { session, parameters throws(ResponseError) in
      let snapshot = try session.snapshot(of: parameters)
      let offset = try snapshot.offset(in: parameters)
      let use = session.modelled(of: snapshot.file).use(at: offset)
      return InstanceSearch(
        use?.symbol.kind == .component ? use?.declaration : nil, asked: snapshot.file, in: session)
    },
    capabilities: { _ in ["implementationProvider": true] })

  static let typeDefinition = Method(
    "textDocument/typeDefinition",
    .request { session, parameters throws(ResponseError) in
      let snapshot = try session.snapshot(of: parameters)
      let offset = try snapshot.offset(in: parameters)
      guard let symbol = session.modelled(of: snapshot.file).use(at: offset)?.symbol
      else { return .null }
      let home = session.modelled(of: symbol.declaration.file).model
      return home.component(of: symbol).flatMap {
        snapshot.location(home.fileSpan($0.declaration))
      } ?? .null
    },
    capabilities: { _ in ["typeDefinitionProvider": true] })
}

extension Model {
  /// The component that a symbol of this file names, or of which it is an instance.
  fileprivate func component(of symbol: Symbol) -> Symbol? {
    if symbol.kind == .component { return symbol }
    let items = screens + components.map(\.standalone)
    let view = items.lazy.flatMap(\.views).first { $0.nameSpan == symbol.declaration }
    guard let view, view.componentName != nil else { return nil }
    return references.first { $0.span == view.kindSpan && $0.symbol.kind == .component }?.symbol
  }
}

/// Finds the instances of a component in all files that can name it.
private struct InstanceSearch: Job {
  private let asked: FileID
  /// Nil if there is no component to search for.
  private var search: UseSearch?

  init(_ declaration: FileSpan?, asked: FileID, in session: Session) {
    self.asked = asked
    search = declaration.map { UseSearch([$0], of: $0.file, in: session) }
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    guard search != nil else { return .answer(.null) }
    guard let uses = try search?.advance(in: &session) else { return .more }
    let snapshot = session.snapshot(of: asked)
    return .answer(
      .array(uses.filter { !$0.isDeclaration }.compactMap { snapshot?.location($0.span) }))
  }
}
