import JSONRPC
import StackDSL

/// `textDocument/hover`: the frame, content, priorities and reasons of the target under the cursor.
extension Method {
  static let hover = Method(
    "textDocument/hover",
    .promptQuery { snapshot, solved, parameters throws(ResponseError) in
      let offset = try snapshot.offset(in: parameters)
      let client = snapshot.client
      let picture: HoverPicture? =
        if !snapshot.settings.hoverPicture { nil } else { client.pictures ? .image : .boxes }
      let hover = solved.analysis.hover(
        at: offset, in: solved.sources, picture: picture, since: snapshot.saved(solved.sources))
      guard let hover else { return .null }
      return [
        "contents": [
          "kind": client.markdownHover ? "markdown" : "plaintext",
          "value": .string(client.markdownHover ? hover.page.markdown : hover.page.plainText),
        ],
        "range": snapshot.range(hover.span.range),
      ]
    },
    capabilities: { _ in ["hoverProvider": true] })
}
