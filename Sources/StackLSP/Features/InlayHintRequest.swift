import JSONRPC
import StackDSL

/// `textDocument/inlayHint` and `inlayHint/resolve`: solved sizes beside the views, and the defaults that
/// determined them.
extension Method {
  static let inlayHint = Method(
    "textDocument/inlayHint",
    .layoutQuery(.primaryEnvironments) { snapshot, solved, parameters throws(ResponseError) in
      let range = snapshot.offsets(try parameters["range"].range())
      guard snapshot.settings.inlayHints else { return [] }
      return .array(solved.analysis.inlayHints(in: range).map(snapshot.inlayHint))
    },
    capabilities: { client in
      ["inlayHintProvider": client.resolvesHintTooltips ? ["resolveProvider": true] : true]
    })

  static let inlayHintResolve = Method(
    "inlayHint/resolve",
    .request { session, parameters throws(ResponseError) in
      var hint = try parameters.object()
      let data = parameters["data"]
      guard !data.isAbsent else { return .object(hint) }
      let label = try parameters["label"].string()
      let snapshot = try session.unchangedSnapshot(named: data)
      let offset = snapshot.offset(try parameters["position"].position())
      let hints = session.solved(snapshot.file, .primaryEnvironments).analysis
        .inlayHints(in: offset..<offset + 1)
      if let found = hints.first(where: { $0.offset == offset && $0.text == label }) {
        hint["tooltip"] = .string(found.explanation)
      }
      return .object(hint)
    })
}

extension Snapshot {
  fileprivate func inlayHint(_ hint: InlayHint) -> JSON {
    let data: JSON = [
      "uri": .string(document.uri), "version": .integer(document.version),
    ]
    return .fields([
      "position": source.position(of: hint.offset, encoding).json,
      "label": .string(hint.text),
      "tooltip": client.resolvesHintTooltips ? nil : .string(hint.explanation),
      "paddingLeft": true,
      "data": client.resolvesHintTooltips ? data : nil,
    ])
  }
}
