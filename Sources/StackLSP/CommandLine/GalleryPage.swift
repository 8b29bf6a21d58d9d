/// A page of pictures without scripts.
enum GalleryPage {
  /// - Parameters: the parts of the page, escaped.
  static func document(title: String, lead: String, main: String, footer: String = "") -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>\(PictureStyle.sheet)\(GalleryStyle.sheet)</style></head>
    <body><header><h1>\(title)</h1>
    \(lead)</header>
    <main>
    \(main)</main>
    \(footer)</body></html>

    """
  }

  /// A check box enlarges a picture without a script, and works with the keyboard.
  static func figure(svg: String, caption: String) -> String {
    """
    <figure><label><input type="checkbox"><span>\(SVG.escaped(caption))</span>
    \(svg)</label></figure>

    """
  }

  /// Quoted names in a message are set as code.
  static func prose(_ message: String) -> String {
    message.split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
      $0.offset % 2 == 0
        ? SVG.escaped(String($0.element)) : "<code>\(SVG.escaped(String($0.element)))</code>"
    }.joined()
  }
}
