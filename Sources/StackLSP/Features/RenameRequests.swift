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
      let snapshot = try session.snapshot(of: parameters)
      let offset = try snapshot.offset(in: parameters)
      let name = try parameters["newName"].string()
      guard let use = session.modelled(of: snapshot.file).use(at: offset) else {
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
      return Renaming(use.declaration, to: written, asked: snapshot.file, in: session)
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

/// Renames a symbol in all files that name it.
private struct Renaming: Job {
  private let written: String
  private let asked: FileID
  private var search: UseSearch

  init(_ declaration: FileSpan, to written: String, asked: FileID, in session: Session) {
    self.written = written
    self.asked = asked
    search = UseSearch([declaration], of: declaration.file, in: session)
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    guard let uses = try search.advance(in: &session) else { return .more }
    guard let snapshot = session.snapshot(of: asked) else { return .answer(.null) }
    guard let edit = snapshot.workspaceEdit(uses.map { $0.edit(to: written) }) else {
      throw ResponseError(.contentModified, "The text has changed. Rename again.")
    }
    return .answer(edit)
  }
}
