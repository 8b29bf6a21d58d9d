/// Where an object is installed: views and constraints can be left out of some size classes.
struct Installation: Sendable, CustomStringConvertible {
  /// Nil where nothing is said.
  var isInstalledByDefault = true
  /// Keys of variations (`heightClass=regular-widthClass=regular`) that say otherwise.
  var exceptions: [String] = []
  /// The `variation` that said it first.
  var element: Int

  var description: String {
    "\(isInstalledByDefault) \(exceptions.sorted().joined(separator: " "))"
  }

  /// Nil where it is installed everywhere.
  var expression: Condition.Expression? {
    let cases = exceptions.map(Condition.Expression.init(variation:))
    guard let first = cases.first else { return isInstalledByDefault ? nil : .invalid }
    let any = cases.dropFirst().reduce(first) { .or($0, $1) }
    return isInstalledByDefault ? .not(any) : any
  }
}

/// What the document leaves out, or puts in, by size class: by object id.
struct InstallationVariations: Sendable {
  private var installations: [String: Installation] = [:]

  init(_ xml: XMLDocument) {
    for element in xml.elements.indices where xml.isNamed("variation", element) {
      guard let key = xml.value("key", of: element) else { continue }
      for mask in xml.children(of: element) where xml.isNamed("mask", mask) {
        for item in xml.children(of: mask) {
          guard let id = xml.value("reference", of: item) else { continue }
          var installation = installations[id] ?? Installation(element: element)
          let isIncluded = xml.isNamed("include", item)
          if key == "default" {
            installation.isInstalledByDefault = isIncluded
          } else {
            installation.exceptions.append(key)
          }
          installations[id] = installation
        }
      }
    }
  }

  /// Nil for what is installed everywhere.
  subscript(id: String) -> Installation? { installations[id] }
}

extension Condition.Expression {
  /// What a variation's key says: `heightClass=regular-widthClass=compact`.
  init(variation key: String) {
    let parts = key.split(separator: "-").map { part -> Condition.Expression in
      let words = part.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { return .invalid }
      let value = Value.name(String(words[1]))
      switch words[0] {
      case "widthClass": return .comparison(subject: .horizontalSizeClass, .equal, value)
      case "heightClass": return .comparison(subject: .verticalSizeClass, .equal, value)
      case "userInterfaceIdiom" where words[1] == "phone" || words[1] == "pad":
        return .comparison(subject: .idiom, .equal, value)
      default: return .invalid
      }
    }
    guard let first = parts.first else {
      self = .invalid
      return
    }
    self = parts.dropFirst().reduce(first) { .and($0, $1) }
  }
}
