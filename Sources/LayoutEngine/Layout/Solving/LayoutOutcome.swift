/// The layout of one problem: frames, and the reasons why there is not exactly one layout.
///
/// Frames, conflicts and ambiguities are computed at once. This value answers all other questions
/// when they are asked: `explanation(of:_:)`, `range(of:_:)`, `response(of:_:to:over:)`,
/// `sizes(ending:of:upTo:)`, `ambiguities(over:of:)`, `structuralTies(of:)`, `corrections(atMost:)`,
/// `fittingSize(of:)`, `residual(of:)`. For a "what if", change a copy of `problem` and lay it out.
public struct LayoutOutcome: Sendable {
  public enum Status: Sendable, Hashable { case solved, unsatisfiable }
  public var problem: LayoutProblem
  public var status: Status
  /// In the superview's coordinates, rounded to pixels; by `ViewID.index`. After the predicted
  /// break if the problem is unsatisfiable.
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
  var relaxed: RelaxedSolution
}
