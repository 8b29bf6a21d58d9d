import StackDSL

/// What the views and conditions of a screen are called in Swift: as in the file, `firstField` for
/// `first.field`, `label2` for what has no name, `isCompactHeight` for what a `when` says.
struct SwiftNames {
  private(set) var views: [String] = []
  private(set) var conditions: [String] = []
  private var taken: Set<String> = []
  /// What the view itself has from its class, and Swift's words.
  private let reserved: Set<String>

  /// - Parameter others: views that another class has; they take no name here.
  init(_ screen: Screen, leavingOut others: Set<Int> = []) {
    let isStack = screen.views.first?.kind.isStack ?? false
    reserved = swiftKeywords.union(swiftTakenNames).union(isStack ? swiftStackNames : [])
    views = ["self"]
    for (index, view) in screen.views.enumerated().dropFirst() {
      views.append(others.contains(index) ? "" : free(wanted(view)))
    }
    for condition in screen.conditions {
      conditions.append(free("is" + (condition.expression.swiftWords ?? "Condition")))
    }
  }

  private func wanted(_ view: View) -> String {
    guard let name = view.name else { return view.kind.isStack ? "stack" : view.kind.rawValue }
    let path = (view.reference ?? name).split(separator: ".").map(String.init)
    let tail = path.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (path.first ?? name) + tail.joined()
  }

  /// What UIView has already, or Swift, gets a suffix; so does the second of two.
  private mutating func free(_ name: String) -> String {
    let wanted = swiftIdentifier(name)
    let base = reserved.contains(wanted) ? wanted + "View" : wanted
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// What a parameter is called inside of its class, where a view or UIKit may have its name.
  mutating func parameter(_ label: String) -> String {
    let isFree = !taken.contains(label) && !reserved.contains(label)
    return free(isFree ? label : "given" + label.prefix(1).uppercased() + label.dropFirst())
  }
}

/// The name of an enum case.
func swiftCase(_ name: String) -> String {
  let word = swiftIdentifier(name)
  return swiftKeywords.contains(word)
    ? word == "self" || word == "_" ? "\(word)State" : "`\(word)`" : word
}

/// `Login` of `LoginView` and `LoginViewController`: a class has its word once.
func swiftStem(_ name: String, _ suffix: String) -> String {
  let type = swiftTypeName(name)
  let word = ["ViewController", suffix].first { type.hasSuffix($0) && type != $0 }
  return word.map { swiftTypeName(String(type.dropLast($0.count))) } ?? type
}

/// `Card` for a screen called `card`: what types are called.
func swiftTypeName(_ name: String) -> String {
  let word = swiftIdentifier(name)
  let capital = word.prefix(1).uppercased() + word.dropFirst()
  // `Image` would be fine, but a view called UI is UIView.
  let isOfSystem = ["UI", "NS", "WK", "MK", "CA", "CG"].contains { capital.hasPrefix($0) }
  return isOfSystem ? "App" + capital : capital
}

/// What a struct may be called that stands for a screen in SwiftUI: `Text` is taken there.
func swiftRepresentableName(_ name: String) -> String {
  swiftKeywords.contains(name) || swiftUINames.contains(name) ? name + "Screen" : name
}

/// A name of a file without what no name in Swift may hold, such as emoji and marks.
func swiftIdentifier(_ name: String) -> String {
  let scalars = name.unicodeScalars.filter { $0 == "_" || $0.properties.isXIDContinue }
  let word = String(String.UnicodeScalarView(scalars))
  guard let first = word.unicodeScalars.first else { return "_unnamed" }
  return first == "_" || first.properties.isXIDStart ? word : "_" + word
}

extension Condition.Expression {
  /// `CompactHeight`, `RightToLeft`, `Empty`; nil for what is too long for a name.
  fileprivate var swiftWords: String? {
    switch self {
    case .comparison(let subject, let comparison, let value):
      return Self.words(subject, comparison, value)
    case .not(.comparison(let subject, .equal, let value)):
      return Self.words(subject, .notEqual, value)
    case .and(
      .comparison(let first, let one, let value), .comparison(let second, let two, let other)):
      return "\(Self.words(first, one, value))And\(Self.words(second, two, other))"
    case .or(
      .comparison(let first, let one, let value), .comparison(let second, let two, let other)):
      return "\(Self.words(first, one, value))Or\(Self.words(second, two, other))"
    default: return nil
    }
  }

  private static func words(
    _ subject: Condition.Subject, _ comparison: Operator, _ value: Value
  ) -> String {
    let text = value.name ?? value.number.map(figure) ?? ""
    let letters = text.split { !$0.isLetter && !$0.isNumber }
    let word = letters.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let relation =
      switch comparison {
      case .equal: ""
      case .notEqual: "Not"
      case .less: "Below"
      case .lessOrEqual: "UpTo"
      case .greater: "Above"
      case .greaterOrEqual: "From"
      }
    switch subject {
    case .horizontalSizeClass: return "\(relation)\(word)Width"
    case .verticalSizeClass: return "\(relation)\(word)Height"
    case .width: return "Width\(relation)\(word)"
    case .height: return "Height\(relation)\(word)"
    case .textSize: return "TextSize\(relation)\(word)"
    case .language: return "\(relation)In\(word)"
    case .orientation, .idiom, .direction, .state, .device: return relation + word
    }
  }
}
