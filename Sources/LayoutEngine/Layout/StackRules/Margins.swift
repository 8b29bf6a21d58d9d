/// The rectangle a stack arranges in, on one axis: itself or its layout margins guide, in the
/// stack's own coordinates.
struct Canvas {
  var start: Affine
  var end: Affine
  var center: Affine
  var length: Affine
}

extension LayoutLowering {
  /// M of the rules: S, or its layoutMarginsGuide when the arrangement is relative to margins.
  func canvas(of row: ArrangedRow, _ axis: Axis) -> Canvas {
    let view = Int32(truncatingIfNeeded: row.stack)
    let outer = outset(of: row.stack, axis)
    var (leading, trailing) = (outer.leading, -outer.leading)
    if row.properties.isLayoutMarginsRelativeArrangement {
      let margins = insets(axis, problem.views[row.stack].layoutMargins)
      leading = margins.leading
      trailing = margins.trailing - outer.leading - outer.trailing
    }
    let size = unknown(view, .size(axis))
    return Canvas(
      start: .points(leading),
      end: Affine(first: size, constant: -trailing),
      center: Affine(first: size, firstFactor: 0.5, constant: (leading - trailing) / 2),
      length: Affine(first: size, constant: -leading - trailing))
  }

  /// Insets on one axis from the leading edge on, where left stands for leading.
  func insets(_ axis: Axis, _ insets: Insets) -> (leading: Double, trailing: Double) {
    axis == .horizontal
      ? (insets.left.points, insets.right.points) : (insets.top.points, insets.bottom.points)
  }

  /// Insets on one axis from the leading edge on, where left is left in either direction: those of
  /// alignment rects and of the safe area.
  func physicalInsets(_ axis: Axis, _ insets: Insets) -> (leading: Double, trailing: Double) {
    let (leading, trailing) = self.insets(axis, insets)
    let isMirrored = axis == .horizontal && problem.direction == .rightToLeft
    return isMirrored ? (trailing, leading) : (leading, trailing)
  }

  /// How far a view's bounds reach beyond its alignment rect.
  func outset(of view: Int, _ axis: Axis) -> (leading: Double, trailing: Double) {
    physicalInsets(axis, problem.views[view].alignmentRectInsets)
  }
}
