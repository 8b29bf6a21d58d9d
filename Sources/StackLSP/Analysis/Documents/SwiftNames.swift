import StackDSL

/// What the views of a screen are called in Swift: as in the file, `firstField` for `first.field`,
/// `label2` for what has no name.
struct SwiftNames {
  private(set) var names: [String] = []
  private var taken: Set<String> = []

  init(_ screen: Screen) {
    names = ["self"]
    for view in screen.views.dropFirst() { names.append(free(wanted(view))) }
  }

  private func wanted(_ view: View) -> String {
    guard let name = view.name else { return view.kind.isStack ? "stack" : view.kind.rawValue }
    let path = (view.reference ?? name).split(separator: ".").map(String.init)
    let tail = path.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (path.first ?? name) + tail.joined()
  }

  /// What UIView has already, or Swift, gets a suffix; so does the second of two.
  private mutating func free(_ wanted: String) -> String {
    let base = Self.reserved.contains(wanted) ? wanted + "View" : wanted
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// Keywords of Swift, and properties of UIView and UIResponder that a view's name would hide.
  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
    "alpha", "backgroundColor", "bounds", "center", "constraints", "contentMode", "description",
    "frame", "isHidden", "isOpaque", "layer", "layoutMargins", "mask", "motionEffects", "next",
    "safeAreaInsets", "state", "subviews", "superview", "tag", "tintColor", "traitCollection",
    "transform", "undoManager", "update", "window",
  ]
}
