/// The priority of a constraint, 1…1000, fractions allowed; 1000 is required.
///
/// Priorities are levels, never weights: a lower one buys nothing from a higher one
/// (Apple, *Auto Layout Guide*, "Constraint Priorities").
public struct Priority: Hashable, Comparable, Sendable {
  public var value: Double

  public init(_ value: Double) { self.value = value }

  public static let required = Priority(1000)
  public static let defaultHigh = Priority(750)
  public static let defaultLow = Priority(250)
  public static let fittingSizeLevel = Priority(50)

  public var isRequired: Bool { value >= 1000 }

  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
