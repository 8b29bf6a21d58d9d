import StackDSL

/// The Swift names of a screen's views and conditions: those of the file, `firstField` for `first.field`,
/// `label2` for a view without a name, `isCompactHeight` for a `when`.
struct SwiftNames {
  private(set) var views: [String] = []
  private(set) var conditions: [String] = []
  private var taken: Set<String> = []
  /// The members that the view inherits, and Swift's keywords.
  private let reserved: Set<String>

  /// - Parameter others: the views of another class, which take no name here.
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
    let tail = path.dropFirst().map { capitalized($0) }
    return (path.first ?? name) + tail.joined()
  }

  /// A name that UIView or Swift uses, or that is taken, gets a suffix.
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

  /// The name of a parameter inside its class, where a view or UIKit may have the same name.
  mutating func parameter(_ label: String) -> String {
    let isFree = !taken.contains(label) && !reserved.contains(label)
    return free(isFree ? label : "given" + capitalized(label))
  }
}

/// The name of an enum case.
func swiftCase(_ name: String) -> String {
  let word = swiftIdentifier(name)
  return swiftKeywords.contains(word)
    ? word == "self" || word == "_" ? "\(word)State" : "`\(word)`" : word
}

/// `Login` for `LoginView` and `LoginViewController`: a class name has the word only once.
func swiftStem(_ name: String, _ suffix: String) -> String {
  let type = swiftTypeName(name)
  let word = ["ViewController", suffix].first { type.hasSuffix($0) && type != $0 }
  return word.map { swiftTypeName(String(type.dropLast($0.count))) } ?? type
}

/// `Card` for a screen named `card`, in the style of type names.
func swiftTypeName(_ name: String) -> String {
  let word = swiftIdentifier(name)
  let capital = capitalized(word)
  // `Image` would be fine, but a view named `UI` would become `UIView`.
  let isOfSystem = ["UI", "NS", "WK", "MK", "CA", "CG"].contains { capital.hasPrefix($0) }
  return isOfSystem ? "App" + capital : capital
}

/// The name of the struct that wraps a screen in SwiftUI, where `Text` is taken.
func swiftRepresentableName(_ name: String) -> String {
  swiftKeywords.contains(name) || swiftUINames.contains(name) ? name + "Screen" : name
}

/// The name without the characters that Swift does not allow, such as emoji and marks.
func swiftIdentifier(_ name: String) -> String {
  let scalars = name.unicodeScalars.filter { $0 == "_" || $0.properties.isXIDContinue }
  let word = String(String.UnicodeScalarView(scalars))
  guard let first = word.unicodeScalars.first else { return "_unnamed" }
  return first == "_" || first.properties.isXIDStart ? word : "_" + word
}

extension Condition.Expression {
  /// `CompactHeight`, `RightToLeft`, `Empty`; nil if the name would be too long.
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
    let word = letters.map { capitalized($0) }.joined()
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
