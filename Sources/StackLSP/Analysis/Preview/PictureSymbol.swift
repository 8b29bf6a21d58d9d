/// Stand-ins for symbols of the system, in a square of 24: the most common shapes, and a rounded square for
/// any other symbol (`docs/picture-names.md`).
enum PictureSymbol {
  enum Part: Hashable {
    /// The inside of a path, by the even-odd rule.
    case filled(String)
    /// A line, which is cut out of a filled shape.
    case drawn(String, isCutOut: Bool)
  }

  /// Whether an image has the name of a symbol (`star`, `person.crop.circle`) rather than of a file or an
  /// asset.
  static func isName(_ name: String) -> Bool {
    let words = name.split(separator: ".").map(String.init)
    guard let first = words.first, first == first.lowercased() else { return false }
    let isFile = words.count > 1 && fileEndings.contains(words.last?.lowercased() ?? "")
    return !isFile && (words.count > 1 || lines[name] != nil || shapes[name] != nil)
  }

  static func parts(of name: String) -> [Part] {
    let words = name.split(separator: ".").map(String.init)
    let isFilled = words.contains("fill")
    let frame =
      words.dropFirst().contains("circle")
      ? circle : words.dropFirst().contains("square") ? square : nil
    let glyph = words.filter { !["fill", "circle", "square"].contains($0) }.joined(separator: ".")
    if let frame {
      let inner = lines[glyph].map { [Part.drawn($0, isCutOut: isFilled)] } ?? []
      return [isFilled ? .filled(frame) : .drawn(frame, isCutOut: false)] + inner
    }
    if let line = lines[glyph] ?? lines[words[0]] { return [.drawn(line, isCutOut: false)] }
    let shape = shapes[glyph] ?? shapes[words.first ?? ""] ?? square
    return [isFilled ? .filled(shape) : .drawn(shape, isCutOut: false)]
  }

  /// The part of the square that a symbol fills: a chevron is narrow.
  static func box(of name: String) -> String {
    switch name {
    case "chevron.right", "chevron.left", "chevron.forward", "chevron.backward": "7 4 10 16"
    case "chevron.up", "chevron.down": "4 7 16 10"
    default: "0 0 24 24"
    }
  }

  private static let fileEndings: Set = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp"]
  private static let lines = PictureTables.Lines.path
  private static let shapes = PictureTables.Shapes.path
  private static let circle = shapes["circle"] ?? ""
  private static let square = shapes["square"] ?? ""
}
