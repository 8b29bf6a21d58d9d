/// Where an object is installed: views and constraints can be left out of some size classes.
struct Installation: Sendable, CustomStringConvertible {
  var isInstalledByDefault = true
  /// Keys of variations (`heightClass=regular-widthClass=regular`) with what they say.
  var exceptions: [Exception] = []
  /// The `variation` that said it first.
  var element: Int

  /// In the size class of this variation alone.
  init(onlyIn key: String, element: Int) {
    isInstalledByDefault = false
    exceptions = [Exception(key: key, isInstalled: true)]
    self.element = element
  }

  /// But in the size classes of these variations.
  init(exceptIn keys: [String], element: Int) {
    exceptions = keys.map { Exception(key: $0, isInstalled: false) }
    self.element = element
  }

  var description: String {
    let words = exceptions.map { "\($0.isInstalled ? "+" : "-")\($0.key)" }
    return "\(isInstalledByDefault) \(words.sorted().joined(separator: " "))"
  }

  /// Nil if it is installed everywhere.
  ///
  /// A variation of two size classes wins over one of a single size class.
  var expression: Condition.Expression? {
    var expression: Condition.Expression? = isInstalledByDefault ? nil : .invalid
    var isNowhere = !isInstalledByDefault
    for size in Set(exceptions.map(\.traits)).sorted() {
      for isInstalled in [true, false] {
        let cases = exceptions.filter { $0.traits == size && $0.isInstalled == isInstalled }
          .map { Condition.Expression(variation: $0.key) }
        guard let first = cases.first else { continue }
        let any = cases.dropFirst().reduce(first) { .or($0, $1) }
        if isInstalled, let known = expression {
          expression = isNowhere ? any : .or(known, any)
          isNowhere = false
        } else if !isInstalled, !isNowhere {
          expression = expression.map { .and($0, .not(any)) } ?? .not(any)
        }
      }
    }
    return expression
  }
}

/// One variation of an object.
struct Exception: Sendable {
  /// `heightClass=regular-widthClass=regular`
  var key: String
  var isInstalled: Bool

  /// The number of traits that it names.
  fileprivate var traits: Int { key.split(separator: "-").count }
}

/// The objects that the document leaves out or adds by size class, by object id.
struct InstallationVariations: Sendable {
  private var installations: [String: Installation] = [:]

  init(_ xml: XMLDocument) {
    for element in xml.elements.indices where xml.isNamed("variation", element) {
      guard let key = xml.value("key", of: element) else { continue }
      for mask in xml.children(of: element) where xml.isNamed("mask", mask) {
        for item in xml.children(of: mask) {
          guard let id = xml.value("reference", of: item) else { continue }
          var installation = installations[id] ?? Installation(exceptIn: [], element: element)
          let isIncluded = xml.isNamed("include", item)
          if key == "default" {
            installation.isInstalledByDefault = isIncluded
          } else {
            installation.exceptions.append(
              Exception(key: key, isInstalled: isIncluded))
          }
          installations[id] = installation
        }
      }
    }
  }

  /// Nil if it is installed everywhere.
  subscript(id: String) -> Installation? { installations[id] }
}

extension Condition.Expression {
  /// The size classes in a variation's key: `heightClass=regular-widthClass=compact`.
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
