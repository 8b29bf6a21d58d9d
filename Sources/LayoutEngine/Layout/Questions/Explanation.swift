/// Why a quantity of a solved layout has its value.
///
/// The chain of binding constraints, from the quantity outwards. Each link is an equation; all
/// that UIStackView made for one stack and one axis is folded into one link, so that a row reads
/// `photo.width = upper.width − 8 − nameRows.width`. Over all links
/// `value == sum(link.sensitivity * link.constant)`, up to rounding.
public struct Explanation: Sendable, Hashable {
  /// A quantity inside a link's equation.
  public struct Term: Sendable, Hashable {
    public var view: ViewID
    /// `.view`, or the content of a scroll view.
    public var item: LayoutAnchor.Item
    public var attribute: FrameAttribute
    public var coefficient: Double
    /// In points, not rounded.
    public var value: Double
  }

  /// One binding constraint, or all of one stack on one axis.
  public struct Link: Sendable, Hashable {
    /// The constraint to name; of a folded link the one with the most weight.
    public var origin: ConstraintOrigin
    /// All constraints of the link; one unless it is folded.
    public var origins: [ConstraintOrigin]
    /// The stack whose constraints are folded into this link.
    public var stack: ViewID?
    /// The term that the link settles, with coefficient 1; nil if it holds only unknowns of guides.
    public var subject: Term?
    /// The right-hand side: `subject == sum(coefficient * value) + constant`.
    public var terms: [Term]
    /// Points; of a folded link the sum of its spacings and margins.
    public var constant: Double
    /// Points that the explained quantity moves when `constant` grows by one point.
    var sensitivity: Double
  }

  public var view: ViewID
  public var attribute: FrameAttribute
  /// In points, not rounded.
  public var value: Double
  /// Nearest to the quantity first; empty if nothing but the prediction puts it there.
  public var links: [Link]
  /// The constraint that keeps the quantity from being larger, and the one that keeps it from being smaller:
  /// each would give first if the quantity were pushed up or down a little. Nil if nothing does, so that the
  /// quantity is ambiguous in that direction.
  var upper: ConstraintOrigin?
  public var lower: ConstraintOrigin?
}
