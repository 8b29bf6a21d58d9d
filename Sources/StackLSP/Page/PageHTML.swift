import JSONRPC

/// The preview's page as it is sent: `editors/preview/index.html` with what it leaves open.
extension PageText {
  /// - Parameters:
  ///   - nonce: which styles and scripts are the page's own.
  ///   - data: all there is to say, for a page without a server.
  static func html(nonce: String, data: JSON? = nil) -> String {
    var html = source.replacing("NONCE", with: nonce)
      .replacing("/* PICTURE STYLE */", with: PreviewStyle.sheet, maxReplacements: 1)
    if let data {
      // The first `</script>` of a text would end the element.
      let json = String(decoding: data.serialized(), as: UTF8.self).replacing("<", with: "\\u003c")
      html = html.replacing(">null</script>", with: ">\(json)</script>", maxReplacements: 1)
    }
    return html
  }
}
