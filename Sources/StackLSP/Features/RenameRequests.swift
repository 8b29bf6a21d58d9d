import JSONRPC
import StackDSL

/// `textDocument/prepareRename` and `rename`: a name and all its uses, across files.
extension Method {
  static let prepareRename = Method(
    "textDocument/prepareRename",
    .modelQuery { snapshot, meaning, parameters throws(ResponseError) in
      let offset = try snapshot.offset(in: parameters)
      guard let use = meaning.use(at: offset) else { return .null }
      return [
        "range": snapshot.range(use.span.range), "placeholder": .string(use.symbol.name),
      ]
    })

  static let rename = Method(
    "textDocument/rename",
    .job { session, parameters throws(ResponseError) in
      let (named, snapshot) = try session.use(at: parameters)
      let name = try parameters["newName"].string()
      guard let use = named else {
        throw ResponseError(.requestFailed, "There is no name here that can be changed.")
      }
      guard let written = StackDSL.written(name: name) else {
        throw ResponseError(
          .invalidParams,
          "\"\(name)\" is not a valid name. Use a letter or _, followed by letters and digits.")
      }
      let home = session.modelled(of: use.declaration.file).model
      if let other = home.declaration(of: name, clashingWith: use.symbol) {
        throw ResponseError(
          .requestFailed, "\(session.taken(home.use(other))) Choose a name that is free.")
      }
      return UseQuery(use.declaration, in: session) { session, uses throws(ResponseError) in
        guard let uses, let snapshot = session.snapshot(of: snapshot.file) else { return .null }
        guard let edit = snapshot.workspaceEdit(uses.map { $0.edit(to: written) }) else {
          throw ResponseError(.contentModified, "The text has changed. Rename again.")
        }
        return edit
      }
    },
    capabilities: { client in
      ["renameProvider": client.prepareRename ? ["prepareProvider": true] : true]
    })
}

extension Session {
  /// "`role` is already a view, on line 9 of Profile.stack."
  fileprivate func taken(_ other: SymbolUse) -> String {
    let span = other.declaration
    let line = files.knownSource(span.file)?.lines.line(at: span.range.lowerBound) ?? 0
    return
      "`\(other.symbol.name)` is already the name of \(other.symbol.kind.phrase), on line \(line + 1) of "
      + "\(span.file.lastComponent)."
  }
}

extension Symbol.Kind {
  fileprivate var phrase: String {
    switch self {
    case .screen: "a screen"
    case .component: "a component"
    case .view: "a view"
    case .constant: "a `let`"
    case .parameter: "a parameter"
    case .state: "a state"
    }
  }
}
