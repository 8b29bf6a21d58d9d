import ConformanceRecords
import Foundation

@testable import LayoutEngine

/// Reads `Tests/Conformance`, whose README names the source of each file.
enum Conformance {
  static func lines(_ name: String) throws -> [Data] { try conformanceLines(name) }

  static func relation(_ text: String) -> LinearProblem.Relation {
    switch text {
    case "<=", "lessThanOrEqual": .lessThanOrEqual
    case ">=", "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  static func distribution(_ text: String?) -> StackProperties.Distribution {
    switch text {
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: .fill
    }
  }

  static func alignment(_ text: String?) -> StackProperties.Alignment {
    switch text {
    case "leading", "top": .leading
    case "center": .center
    case "trailing", "bottom": .trailing
    case "firstBaseline": .firstBaseline
    case "lastBaseline": .lastBaseline
    default: .fill
    }
  }
}
