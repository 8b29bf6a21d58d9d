/// The layout of one problem: frames, and what stands in the way of exactly one layout.
///
/// Frames, conflicts and ambiguities are computed at once. Everything else is a question that
/// this value answers when it is asked: `explanation(of:_:)`, `range(of:_:)`,
/// `response(of:_:to:over:)`, `sizes(ending:of:upTo:)`, `ambiguities(over:of:)`, `structuralTies(of:)`,
/// `repairs(of:)`, `corrections(atMost:)`, `fittingSize(of:)`, `residual(of:)`. "What if": change a
/// copy of `problem` and lay it out.
public struct LayoutOutcome: Sendable {
  public enum Status: Sendable, Hashable { case solved, unsatisfiable }
  public var problem: LayoutProblem
  public var status: Status
  /// In the superview's coordinates, rounded to pixels; by `ViewID.index`. After the predicted
  /// break where the problem is unsatisfiable.
  public var frames: [Rect]
  /// In the container's coordinates, rounded to pixels.
  public var framesInContainer: [Rect]
  /// Alignment rects in the superview's coordinates, not rounded.
  public var alignmentRects: [Rect]
  /// Each is still there when of every other one what UIKit is expected to break is broken; in the
  /// order of their members.
  public var conflicts: [Conflict]
  /// One for each cause, in document order.
  public var ambiguities: [Ambiguity]
  /// The linear problem as it was solved, for the questions asked later.
  var settlement: Settlement
}

/// Where a constraint comes from: the user, a view's content, a stack, or the environment.
public enum ConstraintOrigin: Sendable, Hashable {
  case user(ConstraintID)
  case hugging(ViewID, Axis)
  case compressionResistance(ViewID, Axis)
  /// Made by a UIStackView; `identifier` is the one that UIKit prints, `views` the arranged views
  /// it speaks of, in order (one for canvas connections and hiding, two for spacing …).
  case stack(ViewID, StackConstraint, views: [ViewID])
  /// The fixed size of the container, its margins, a safe area.
  case environment(ViewID, Axis)
  /// The implicit `size >= 0`, which UIKit never prints.
  case nonnegativeSize(ViewID, Axis)
  /// Text height that follows from the width.
  case wrappedHeight(ViewID)
}

extension LayoutProblem {
  /// The views that a constraint speaks of: for one that a stack makes, the arranged views.
  public func views(of origin: ConstraintOrigin) -> [ViewID] {
    switch origin {
    case .user(let id):
      guard constraints.indices.contains(id.index) else { return [] }
      let constraint = constraints[id.index]
      return [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
    case .hugging(let view, _), .compressionResistance(let view, _), .environment(let view, _),
      .nonnegativeSize(let view, _), .wrappedHeight(let view):
      return [view]
    case .stack(_, _, let views): return views
    }
  }
}

/// The identifiers of the constraints that UIStackView makes, as UIKit prints them.
public enum StackConstraint: String, Sendable, Hashable, CaseIterable {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case canvasFit = "UISV-canvas-fit"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case hiding = "UISV-hiding"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}

/// One minimal set of required constraints that cannot all hold: one shortage, however many of its
/// members have to break.
///
/// A view whose size breaks is still there, as small as it may be. So what two hundred rows need
/// beyond the room of ten is one sum that is too long until enough of them have given way, and not
/// a hundred and ninety conflicts; the same multipliers prove each step, with the bound of a size
/// in the place of the size. What does not belong to the sum is another conflict: a row that is too
/// wide for a column, the other axis, a second stack.
public struct Conflict: Sendable, Hashable {
  public struct Member: Sendable, Hashable {
    public var origin: ConstraintOrigin
    /// Of the proof: the members times these sum to `0 >= shortfall`.
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
  /// What it is expected to break after that, in order, until the rest fits: of the members, or of
  /// those that take their place in the sum. Empty where one break is enough.
  public var laterBreaks: [ConstraintOrigin] = []
}

/// Sizes or positions that the constraints leave open: one cause, all the views it concerns.
public struct Ambiguity: Sendable, Hashable {
  public enum Cause: Sendable, Hashable {
    /// Optional constraints of one priority that trade against each other.
    case tie(priority: Priority, members: [ConstraintOrigin])
    /// Nothing speaks of this attribute.
    case missing
  }
  /// Where an ambiguity shows, from the strongest to the weakest statement.
  public enum Strength: Sendable, Hashable {
    /// At this size of the container: `LayoutOutcome.ambiguities` holds these and no others. What
    /// a rule reports.
    case here
    /// At these sizes of the container on one axis, from `ambiguities(over:of:)`. A device among
    /// them is an environment of its own, where it shows as `here`; so this is never a finding by
    /// itself but what a hover on a stack tells ("where the screen is 320 to 362 pt wide").
    case sizes(Axis, ClosedRange<Double>)
    /// At no size in particular, from `structuralTies(of:)`: priorities of the level that gives
    /// first are equal, so the next longer text decides. Interface Builder warns of these; where
    /// nothing moves it is no finding but what a hover on the stack tells.
    case structural
  }
  /// An attribute whose value is not determined, and what it may be.
  public struct Quantity: Sendable, Hashable {
    public typealias Attribute = FrameAttribute
    public var view: ViewID
    /// `.view`, or `.scrollContent`: the content of a scroll view, whose size is open where
    /// nothing ties the content to all its edges.
    public var item: Anchor.Item = .view
    public var attribute: FrameAttribute
    /// The value in `frames`: the prediction.
    public var predicted: Double
    /// Over all optima; ±infinity where nothing bounds it.
    public var lower: Double
    public var upper: Double
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
}
