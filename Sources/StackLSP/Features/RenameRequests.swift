import JSONRPC
import StackDSL

/// `textDocument/prepareRename` and `rename`: a name and all its uses, across files.
extension Method {
  static let prepareRename = Method(
    "textDocument/prepareRename",
    .modelQuery { snapshot, meaning, parameters throws(ResponseError) in
      let offset = try snapshot.offset(in: parameters)
      guard let reference = meaning.model.reference(at: offset) else { return .null }
      return [
        "range": snapshot.range(reference.span.range),
        "placeholder": .string(reference.symbol.name),
      ]
    })

  static let rename = Method(
    "textDocument/rename",
    .request { session, parameters throws(ResponseError) in
      let snapshot = try session.snapshot(of: parameters)
      let offset = try snapshot.offset(in: parameters)
      let name = try parameters["newName"].string()
      guard let symbol = session.modelled(of: snapshot.file).model.reference(at: offset)?.symbol
      else { throw ResponseError(.requestFailed, "There is no name here that can be changed.") }
      let models = session.models(reaching: symbol)
      guard let edits = StackDSL.rename(symbol, to: name, in: models) else {
        throw ResponseError(
          .invalidParams, "newName: \"\(name)\" is no name: a letter or _, then letters and digits."
        )
      }
      return try session.snapshot(of: parameters).workspaceEdit(edits)
    },
    capabilities: { client in
      ["renameProvider": client.prepareRename ? ["prepareProvider": true] : true]
    })
}
