/// Stand-ins for symbols of the system, in a square of 24: the most common shapes, and a rounded square for
/// any other symbol. Drawn for this program; none is Apple's.
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
  private static let circle = "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0 -20Z"
  private static let square =
    "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12a3 3 0 0 1 3 -3Z"

  private static let lines = [
    "chevron.right": "M9 6l6 6l-6 6", "chevron.left": "M15 6l-6 6l6 6",
    "chevron.forward": "M9 6l6 6l-6 6", "chevron.backward": "M15 6l-6 6l6 6",
    "chevron.up": "M6 15l6 -6l6 6", "chevron.down": "M6 9l6 6l6 -6",
    "arrow.right": "M5 12h14M13 6l6 6l-6 6", "arrow.left": "M19 12h-14M11 6l-6 6l6 6",
    "arrow.up": "M12 19v-14M6 11l6 -6l6 6", "arrow.down": "M12 5v14M6 13l6 6l6 -6",
    "plus": "M12 6v12M6 12h12", "minus": "M6 12h12", "xmark": "M7 7l10 10M17 7l-10 10",
    "checkmark": "M6 12.5l4 4.5l8 -10", "info": "M12 11v6M12 7.5v0.2",
    "exclamationmark": "M12 6.5v7M12 17v0.2", "ellipsis": "M6.5 12h0.2M12 12h0.2M17.5 12h0.2",
    "line": "M5 7h14M5 12h14M5 17h14",
    "magnifyingglass": "M10.5 5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0 -11ZM14.7 14.7l4.8 4.8",
    "square.and.arrow.up": "M12 15v-12M8 7l4 -4l4 4M8 10h-3v11h14v-11h-3",
  ]

  private static let shapes = [
    "circle": circle, "square": square,
    "star":
      "M12 2.5l2.9 6.2l6.6 0.8l-4.9 4.6l1.3 6.7l-5.9 -3.3l-5.9 3.3l1.3 -6.7l-4.9 -4.6l6.6 -0.8Z",
    "heart":
      "M12 21c-6 -4.5 -9.5 -8 -9.5 -12a5 5 0 0 1 9.5 -2.3a5 5 0 0 1 9.5 2.3c0 4 -3.5 7.5 -9.5 12Z",
    "person":
      "M12 3a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0 -9ZM3.5 21c0 -5 4 -7.5 8.5 -7.5s8.5 2.5 8.5 7.5Z",
    "gearshape":
      "M12 3l2 3.2l3.7 -0.6l0.7 3.7l3.1 2.1l-2.1 3.1l0.6 3.7l-3.7 0.7l-2.1 3.1l-3.1 -2.1l-3.7 0.6l-0.7 -3.7l-3.1 -2.1l2.1 -3.1l-0.6 -3.7l3.7 -0.7ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0 -6Z",
    "gear": "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0 -20ZM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0 -8Z",
    "bell": "M12 3a6 6 0 0 1 6 6v5l2 3h-16l2 -3v-5a6 6 0 0 1 6 -6ZM10 19h4a2 2 0 0 1 -4 0Z",
    "house": "M12 3l9.5 8h-2.5v10h-14v-10h-2.5Z",
    "trash": "M5 7h14l-1 14h-12ZM4 4h5l1 -1.5h4l1 1.5h5v1.5h-16Z",
    "envelope": "M3 6h18v12h-18ZM3 6l9 7l9 -7Z", "lock": "M6 11h12v10h-12ZM8 11v-3a4 4 0 0 1 8 0v3",
    "photo": "M3 5h18v14h-18ZM5 17l5 -6l3 3.5l2 -2l4 4.5Z",
    "camera": "M3 7h5l1.5 -2h5l1.5 2h5v12h-18ZM12 9a4 4 0 1 0 0 8a4 4 0 1 0 0 -8Z",
    "bookmark": "M6 3h12v18l-6 -4.5l-6 4.5Z", "play": "M7 4l13 8l-13 8Z",
    "pause": "M7 4h4v16h-4ZM13 4h4v16h-4Z", "stop": "M5 5h14v14h-14Z",
    "forward": "M3 5l9 7l-9 7ZM12 5l9 7l-9 7Z", "backward": "M21 5l-9 7l9 7ZM12 5l-9 7l9 7Z",
    "phone":
      "M6 3l4 0l2 5l-2.5 2a11 11 0 0 0 5 5l2 -2.5l5 2v4a2 2 0 0 1 -2 2a17 17 0 0 1 -15.5 -15.5a2 2 0 0 1 2 -2Z",
    "folder": "M3 6h6l2 2h10v11h-18Z", "doc": "M6 2.5h8l5 5v14h-13Z",
    "calendar": "M4 5h16v16h-16ZM4 9h16v1.5h-16Z",
    "clock": "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0 -20ZM11.2 6h1.6v5.6l4 2.3l-0.8 1.4l-4.8 -2.8Z",
    "bubble": "M4 4h16v12h-9l-4 4v-4h-3Z", "message": "M4 4h16v12h-9l-4 4v-4h-3Z",
    "location": "M21 3l-7 18l-3 -8l-8 -3Z", "paperplane": "M21 3l-7 18l-3 -8l-8 -3Z",
    "map": "M3 6l6 -2.5l6 2.5l6 -2.5v14.5l-6 2.5l-6 -2.5l-6 2.5Z",
    "flag": "M5 3h14l-3 5l3 5h-12.5v8h-1.5Z",
    "cart":
      "M2 4h3l1 3h15l-2.5 8h-11ZM9 17a2 2 0 1 1 0 4a2 2 0 1 1 0 -4ZM17 17a2 2 0 1 1 0 4a2 2 0 1 1 0 -4Z",
    "creditcard": "M3 5h18v14h-18ZM3 8h18v2.5h-18Z",
    "tag": "M3 3h9l9.5 9.5l-9 9l-9.5 -9.5ZM7 5.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0 -3Z",
    "eye":
      "M2 12c3 -5 6.500 -7 10 -7s7 2 10 7c-3 5 -6.500 7 -10 7s-7 -2 -10 -7ZM12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0 -7Z",
  ]
}
