/// Why a quantity of a solved layout has its value.
///
/// The chain of binding constraints with their sensitivities, from the quantity outwards:
/// `value == sum(link.sensitivity * link.constant)`.
public struct Explanation: Sendable, Hashable {
  public struct Link: Sendable, Hashable {
    public var origin: ConstraintOrigin
    /// Points that the quantity moves when this constraint's constant grows by one point.
    public var sensitivity: Double
    /// The constraint's constant in points, so that sensitivity times constant is its share.
    public var constant: Double
  }
  public var view: ViewID
  public var attribute: Ambiguity.Quantity.Attribute
  public var value: Double
  /// Nearest to the quantity first.
  public var links: [Link]
  /// What keeps it from being larger and from being smaller: the constraint that gives first.
  public var upper: ConstraintOrigin?
  public var lower: ConstraintOrigin?
}
