import JSONRPC
import StackDSL

/// `textDocument/formatting`, `rangeFormatting` and `onTypeFormatting`: the canonical format. There is only
/// one, so the client's options have no effect.
extension Method {
  static let formatting = Method(
    "textDocument/formatting",
    .query { snapshot, _ in snapshot.textEdits(format(snapshot.tree)) },
    capabilities: { _ in ["documentFormattingProvider": true] })

  static let rangeFormatting = Method(
    "textDocument/rangeFormatting",
    .query { snapshot, parameters throws(ResponseError) in
      let range = snapshot.offsets(try parameters["range"].range())
      return snapshot.textEdits(format(snapshot.tree, in: range))
    },
    capabilities: { _ in ["documentRangeFormattingProvider": true] })

  static let onTypeFormatting = Method(
    "textDocument/onTypeFormatting",
    .query { snapshot, parameters throws(ResponseError) in
      let offset = try snapshot.offset(in: parameters)
      guard let character = try parameters["ch"].string().first else { return [] }
      return snapshot.textEdits(formatOnType(snapshot.tree, character, at: offset))
    },
    capabilities: { _ in
      [
        "documentOnTypeFormattingProvider": [
          "firstTriggerCharacter": "}", "moreTriggerCharacter": [";", "\n"],
        ]
      ]
    })
}
