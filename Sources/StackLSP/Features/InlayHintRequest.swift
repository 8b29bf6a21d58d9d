import JSONRPC
import StackDSL

/// `textDocument/inlayHint`: solved sizes and the defaults that decided them, beside the views.
extension Method {
  static let inlayHint = Method(
    "textDocument/inlayHint",
    .layoutQuery(.primaryEnvironments) { snapshot, solved, parameters throws(ResponseError) in
      let range = snapshot.offsets(try parameters["range"].range())
      guard snapshot.settings.inlayHints else { return [] }
      return .array(
        solved.analysis.inlayHints(in: range).map { hint in
          [
            "position": snapshot.source.position(of: hint.offset, snapshot.encoding).json,
            "label": .string(hint.text),
            "tooltip": .string(hint.explanation),
            "paddingLeft": true,
          ]
        })
    },
    capabilities: { _ in ["inlayHintProvider": true] })
}
