import StackDSL

/// A length in a sentence, to a tenth of a point: `83`, `82.5`, `106.3`. A length below that keeps its
/// hundredths, so that only 0 is written as 0.
func tenths(_ length: Double) -> String {
  guard length.magnitude >= WrittenAsZero.inTenths, length.magnitude < 1e12 else {
    return figure(length)
  }
  return figure((length * 10).rounded() / 10)
}

/// The same with its unit: "83 pt", "82.5 pt", "0.03 pt".
func pt(_ length: Double) -> String { tenths(length) + " pt" }

/// A range of lengths: "80 to 282 pt", "8 pt or more", "8 pt or less".
func range(_ lower: Double, _ upper: Double) -> String {
  switch (lower.isFinite, upper.isFinite) {
  case (true, true): "\(tenths(lower)) to \(pt(upper))"
  case (true, false): "\(pt(lower)) or more"
  case (false, true): "\(pt(upper)) or less"
  case (false, false): "anything"
  }
}

/// A size: "118 × 160 pt".
func size(_ width: Double, _ height: Double) -> String { "\(tenths(width)) × \(pt(height))" }

/// Lengths and differences below these are 0 in what is written: half a tenth, and half a hundredth.
enum WrittenAsZero {
  static let inTenths = 0.05
  static let inHundredths = 0.005
}

extension Constraint.Relation {
  /// "at most ", in front of a length; nothing for an equation.
  var bound: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }
}
