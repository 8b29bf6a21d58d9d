/// Turns views and constraints into a linear problem, in superview coordinates.
///
/// Everything horizontal is measured from the leading edge, so that right-to-left needs no rule
/// of its own but for `left`, `right` and `centerX`.
public func lower(_ problem: LayoutProblem) -> LoweredLayout {
  var lowering = LayoutLowering(problem)
  lowering.run { fittingSize(of: $0, lengths: $1) }
  return lowering.lowered
}
