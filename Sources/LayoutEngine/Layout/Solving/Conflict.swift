/// One minimal set of required constraints that cannot all hold: one shortage, however many of its
/// members have to break.
///
/// A view whose size breaks stays in the layout, as small as it may be. So two hundred rows in the room
/// of ten are one sum that is too long until enough of them have given way, not a hundred and ninety
/// conflicts. The same multipliers prove each step, with the bound of a size in place of the size. A
/// constraint outside the sum makes another conflict: a row that is too wide for a column, the other
/// axis, a second stack.
public struct Conflict: Sendable, Hashable {
  public struct Member: Sendable, Hashable {
    public var origin: ConstraintOrigin
    /// The multiplier in the proof: the members times their multipliers sum to `0 >= shortfall`.
    public var multiplier: Double
    /// Its part of the shortfall, in points: a positive one takes room, a negative one gives some.
    /// All of them sum to the shortfall, but for what lies between a baseline and its view's edge.
    public var share: Double
    /// Moving this member's constant by this many points, alone, restores feasibility of the set.
    public var repair: Double
  }
  public var axes: [Axis]
  public var members: [Member]
  /// By how many points the members miss each other, in the unit in which most of them count: for
  /// `60 + 10 + 60` in 100 it is 30, though the 60 needs to shrink by 15 only.
  public var shortfall: Double
  /// Which member UIKit is expected to break, an index into `members`; a prediction.
  public var predictedBreak: Int
  /// The constraints that UIKit is expected to break next, in order, until the rest fits: members, or those
  /// that replace them in the sum. Empty if one break is enough.
  public var laterBreaks: [ConstraintOrigin] = []
}
