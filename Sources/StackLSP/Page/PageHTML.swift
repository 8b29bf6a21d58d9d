import JSONRPC

/// The preview's page as it is sent: `editors/preview/index.html` with its placeholders filled in.
extension PageText {
  /// - Parameters:
  ///   - nonce: marks the page's own styles and scripts for its content security policy.
  ///   - data: the whole content, for a page without a server.
  static func html(nonce: String, data: JSON? = nil) -> String {
    var html = source.replacing("NONCE", with: nonce)
      .replacing("/* PICTURE STYLE */", with: PictureStyle.sheet, maxReplacements: 1)
    if let data {
      // The first `</script>` in the text would end the element.
      let json = String(decoding: data.serialized(), as: UTF8.self).replacing("<", with: "\\u003c")
      html = html.replacing(">null</script>", with: ">\(json)</script>", maxReplacements: 1)
    }
    return html
  }
}
