import LayoutEngine
import StackDSL

/// The conditions of a screen that hold in one environment.
struct ConditionEvaluation {
  private var holding: [Bool] = []

  init(_ conditions: [Condition], in environment: Environment) {
    holding = conditions.map { environment.satisfies($0.expression, depth: 0) }
    // A nested `when` holds only if the one around it does; parents come first.
    for (index, condition) in conditions.enumerated() {
      if let parent = condition.parent?.index, parent < index, !holding[parent] {
        holding[index] = false
      }
    }
  }

  /// True outside any `when`.
  func holds(_ condition: ConditionIndex?) -> Bool {
    guard let condition else { return true }
    return holding.indices.contains(condition.index) && holding[condition.index]
  }
}

extension Environment {
  /// The nesting beyond which a condition counts as malformed.
  private static let deepest = 200

  fileprivate func satisfies(_ expression: Condition.Expression, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    switch expression {
    case .comparison(let subject, let op, let value): return compare(subject, op, value)
    case .not(let inner): return !satisfies(inner, depth: depth + 1)
    case .and(let left, let right):
      return satisfies(left, depth: depth + 1) && satisfies(right, depth: depth + 1)
    case .or(let left, let right):
      return satisfies(left, depth: depth + 1) || satisfies(right, depth: depth + 1)
    case .invalid: return false
    }
  }

  private func compare(
    _ subject: Condition.Subject, _ op: Condition.Expression.Operator, _ value: Value
  ) -> Bool {
    switch subject {
    case .width: return compareNumbers(size.width, op, value)
    case .height: return compareNumbers(size.height, op, value)
    case .textSize:
      guard let other = value.name.flatMap(TextSize.init(rawValue:)) else { return false }
      return op.holds(textSize, other)
    case .horizontalSizeClass: return compareNames(horizontalSizeClass.rawValue, op, value)
    case .verticalSizeClass: return compareNames(verticalSizeClass.rawValue, op, value)
    case .orientation: return compareNames(orientation.rawValue, op, value)
    case .idiom: return compareNames(idiom.rawValue, op, value)
    case .direction: return compareNames(direction.word, op, value)
    case .language: return compareNames(language.code, op, value)
    case .state: return compareNames(state ?? "", op, value)
    case .device: return compareDevice(op, value)
    }
  }

  private func compareNumbers(
    _ number: Double, _ op: Condition.Expression.Operator, _ value: Value
  ) -> Bool {
    value.number.map { op.holds(number, $0) } ?? false
  }

  private func compareNames(
    _ name: String, _ op: Condition.Expression.Operator, _ value: Value
  ) -> Bool {
    value.name.map { op.holds(name, $0) } ?? false
  }

  /// `iPhone16` means that device in both orientations, `iPhone16.landscape` only in landscape at full width.
  private func compareDevice(_ op: Condition.Expression.Operator, _ value: Value) -> Bool {
    guard let written = value.name else { return false }
    let isSame = written == device || written == deviceWithOrientation
    return op == .equal ? isSame : op == .notEqual && !isSame
  }
}

extension Environment {
  /// The form in a `devices` list: `iPhone16`, `iPhone16.landscape`, `iPadMini.landscape.half`.
  var deviceWithOrientation: String? {
    guard let device else { return nil }
    let side = orientation == .landscape ? ".landscape" : ""
    return device + side + (split.map { ".\($0.rawValue)" } ?? "")
  }
}

extension Condition.Expression.Operator {
  fileprivate func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
