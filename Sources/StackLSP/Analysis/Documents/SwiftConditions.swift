import LayoutEngine
import StackDSL

extension SwiftClass {
  /// A condition as an expression that a view can evaluate about itself.
  func swift(_ expression: Condition.Expression, depth: Int = 0) -> String {
    guard depth < 200 else { return "false" }
    func inner(_ expression: Condition.Expression) -> String { swift(expression, depth: depth + 1) }
    switch expression {
    case .comparison(let subject, let comparison, let value):
      return Self.comparison(subject, comparison.rawValue, value)
    case .not(let operand): return "!(\(inner(operand)))"
    case .and(let left, let right): return "(\(inner(left))) && (\(inner(right)))"
    case .or(let left, let right): return "(\(inner(left))) || (\(inner(right)))"
    case .invalid: return "false"
    }
  }

  private static func comparison(
    _ subject: Condition.Subject, _ comparison: String, _ value: Value
  ) -> String {
    let name = value.name ?? ""
    switch subject {
    case .horizontalSizeClass, .verticalSizeClass:
      return "traitCollection.\(subject.rawValue) \(comparison) .\(name)"
    case .idiom: return "traitCollection.userInterfaceIdiom \(comparison) .\(name)"
    case .orientation:
      let isLandscape = (name == "landscape") == (comparison == "==")
      return "bounds.width \(isLandscape ? ">" : "<=") bounds.height"
    case .width, .height:
      return "bounds.\(subject.rawValue) \(comparison) \(swiftNumber(value.number ?? 0))"
    case .textSize:
      return "traitCollection.preferredContentSizeCategory \(comparison) .\(name)"
    case .direction: return "effectiveUserInterfaceLayoutDirection \(comparison) .\(name)"
    case .language:
      return "Bundle.main.preferredLocalizations.first \(comparison) \(stringLiteral(name))"
    case .state: return "state \(comparison) .\(swiftCase(name))"
    case .device:
      let isSame = sizes(ofDevice: name).map { size in
        "bounds.size == CGSize(width: \(swiftNumber(size.width)), height: \(swiftNumber(size.height)))"
      }
      let any = isSame.isEmpty ? "false" : isSame.joined(separator: " || ")
      return comparison == "==" ? any : "!(\(any))"
    }
  }

  /// UIKit tells devices apart only by the size of their screens.
  private static func sizes(ofDevice written: String) -> [Size] {
    let parts = written.split(separator: ".").map(String.init)
    guard let device = DeviceTable.devices.first(where: { $0.name == parts.first }) else {
      return []
    }
    if parts.contains("landscape") { return [device.size(.landscape)] }
    return [device.size(.portrait), device.size(.landscape)]
  }
}
