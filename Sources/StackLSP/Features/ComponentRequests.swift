import JSONRPC
import StackDSL

/// Components and their instances: `textDocument/implementation` leads from a component to its instances,
/// `textDocument/typeDefinition` from a view to its component.
extension Method {
  static let implementation = Method(
    "textDocument/implementation",
    .job { session, parameters throws(ResponseError) in
      let (use, snapshot) = try session.use(at: parameters)
      let component = use?.symbol.kind == .component ? use?.declaration : nil
      return UseQuery(component, in: session) { session, uses in
        guard let uses else { return .null }
        return session.locations(of: uses.filter { !$0.isDeclaration }, askedIn: snapshot.file)
      }
    },
    capabilities: { _ in ["implementationProvider": true] })

  static let typeDefinition = Method(
    "textDocument/typeDefinition",
    .request { session, parameters throws(ResponseError) in
      let (use, snapshot) = try session.use(at: parameters)
      guard let symbol = use?.symbol else { return .null }
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
