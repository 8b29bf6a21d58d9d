/// Sizes or positions that the constraints leave open: one cause, all the views it concerns.
public struct Ambiguity: Sendable, Hashable {
  public enum Cause: Sendable, Hashable {
    /// Optional constraints of one priority that trade against each other.
    case tie(priority: Priority, members: [ConstraintOrigin])
    /// No constraint determines this attribute.
    case missing
  }
  /// The conditions under which an ambiguity shows, from the strongest to the weakest statement.
  public enum Strength: Sendable, Hashable {
    /// At this size of the container: `LayoutOutcome.ambiguities` holds these and no others. What
    /// a rule reports.
    case here
    /// At these sizes of the container on one axis, from `ambiguities(over:of:)`. A device among
    /// them is an environment of its own, where it shows as `here`; so this is never a finding of
    /// its own. A hover on a stack shows it ("where the screen is 320 to 362 pt wide").
    case sizes(Axis, ClosedRange<Double>)
    /// At no size in particular, from `structuralTies(of:)`: priorities of the level that gives
    /// first are equal, so the next longer text decides. Interface Builder warns of these; where
    /// nothing moves it is not a finding, but a hover on the stack shows it.
    case structural
  }
  /// An attribute whose value is not determined, and what it may be.
  public struct Quantity: Sendable, Hashable {
    public var view: ViewID
    /// `.view`, or `.scrollContent`: the content of a scroll view, whose size is open where
    /// nothing ties the content to all its edges.
    public var item: LayoutAnchor.Item = .view
    public var attribute: FrameAttribute
    /// The value in `frames`: the prediction.
    public var predicted: Double
    /// Over all optima; ±infinity if nothing bounds it.
    public var lower: Double
    public var upper: Double

    public init(
      view: ViewID, item: LayoutAnchor.Item = .view, attribute: FrameAttribute, predicted: Double,
      lower: Double, upper: Double
    ) {
      self.view = view
      self.item = item
      self.attribute = attribute
      self.predicted = predicted
      self.lower = lower
      self.upper = upper
    }
  }
  public var axis: Axis
  public var cause: Cause
  /// The views that trade, in document order: for a tie its group, else the views left open.
  public var group: [Quantity]
  /// Further attributes that are open because of the group.
  public var consequences: [Quantity]
  /// Room left over (positive) or short (negative) that the group may share in any way, in points.
  public var room: Double
  public var strength = Strength.here

  public init(
    axis: Axis, cause: Cause, group: [Quantity], consequences: [Quantity] = [], room: Double,
    strength: Strength = .here
  ) {
    self.axis = axis
    self.cause = cause
    self.group = group
    self.consequences = consequences
    self.room = room
    self.strength = strength
  }
}
