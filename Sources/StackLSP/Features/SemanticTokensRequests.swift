import JSONRPC
import StackDSL

/// `textDocument/semanticTokens/full`, `full/delta` and `range`: the class of each token, for its color.
extension Method {
  static let semanticTokens = Method(
    "textDocument/semanticTokens/full",
    .request { session, parameters throws(ResponseError) in
      let snapshot = try session.snapshot(of: parameters)
      let tokens = session.keepTokens(of: snapshot)
      return ["resultId": .string(tokens.id), "data": tokens.data.json]
    },
    capabilities: { _ in
      [
        "semanticTokensProvider": [
          "legend": [
            "tokenTypes": .array(SemanticTokens.types.map(JSON.string)),
            "tokenModifiers": ["declaration"],
          ],
          "full": ["delta": true], "range": true,
        ]
      ]
    })

  static let semanticTokensDelta = Method(
    "textDocument/semanticTokens/full/delta",
    .request { session, parameters throws(ResponseError) in
      let snapshot = try session.snapshot(of: parameters)
      let previous = try parameters["previousResultId"].string()
      let old = session.tokens[snapshot.file]
      let new = session.keepTokens(of: snapshot)
      guard let old, old.id == previous else {
        return ["resultId": .string(new.id), "data": new.data.json]
      }
      return ["resultId": .string(new.id), "edits": new.data.edits(from: old.data)]
    })

  static let semanticTokensRange = Method(
    "textDocument/semanticTokens/range",
    .modelQuery { snapshot, modelled, parameters throws(ResponseError) in
      let range = snapshot.offsets(try parameters["range"].range())
      return ["data": snapshot.semanticTokens(modelled.model, in: range).json]
    })
}

extension Snapshot {
  fileprivate func semanticTokens(_ model: Model, in range: Range<Int>? = nil) -> SemanticTokens {
    SemanticTokens(tree.classifiedTokens(model), of: source, encoding, in: range)
  }
}

extension Session {

  fileprivate mutating func keepTokens(of snapshot: Snapshot) -> KeptTokens {
    let model = modelled(of: snapshot.file).model
    lastTokensID += 1
    let kept = KeptTokens(id: String(lastTokensID), data: snapshot.semanticTokens(model))
    tokens[snapshot.file] = kept
    return kept
  }
}
