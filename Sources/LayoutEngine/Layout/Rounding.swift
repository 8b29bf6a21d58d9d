extension LayoutProblem {
  /// Alignment rects in the superview's coordinates, from the values of the linear problem.
  func alignmentRects(_ values: [Double]) -> [Rect] {
    var rects: [Rect] = []
    rects.reserveCapacity(views.count)
    for index in views.indices {
      let width = values[index * 4 + 2].length
      var x = values[index * 4].points
      if direction == .rightToLeft, index > 0 {
        // Lowering measures from the leading edge, which is the right one here.
        let parent = parentIndex(of: index)
        let insets = views[parent].alignmentRectInsets
        let bounds = values[parent * 4 + 2].length + insets.left.points + insets.right.points
        x = bounds - x - width
      }
      rects.append(
        Rect(
          x: x, y: values[index * 4 + 1].points, width: width,
          height: values[index * 4 + 3].length))
    }
    return rects
  }

  /// Frames with every edge rounded to a device pixel in the container's coordinates, half up; a
  /// frame is the difference of rounded edges, so neighbours never overlap or part.
  func roundedFrames(_ rects: [Rect]) -> (inSuperview: [Rect], inContainer: [Rect]) {
    var inSuperview: [Rect] = []
    var inContainer: [Rect] = []
    inSuperview.reserveCapacity(rects.count)
    inContainer.reserveCapacity(rects.count)
    /// Top left corners of all frames in the container's coordinates, not rounded.
    var corners: [(x: Double, y: Double)] = []
    corners.reserveCapacity(rects.count)
    for index in views.indices {
      let insets = views[index].alignmentRectInsets
      let rect = rects[index]
      var corner = (x: rect.x - insets.left.points, y: rect.y - insets.top.points)
      if index > 0 {
        let parent = parentIndex(of: index)
        corner = (x: corner.x + corners[parent].x, y: corner.y + corners[parent].y)
      }
      corners.append(corner)
      let left = rounded(corner.x)
      let top = rounded(corner.y)
      let right = rounded(corner.x + rect.width + insets.left.points + insets.right.points)
      let bottom = rounded(corner.y + rect.height + insets.top.points + insets.bottom.points)
      let frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
      inContainer.append(frame)
      var local = frame
      if index > 0 {
        let parent = inContainer[parentIndex(of: index)]
        local.x -= parent.x
        local.y -= parent.y
      }
      inSuperview.append(local)
    }
    return (inSuperview, inContainer)
  }

  /// To the nearest device pixel, half up; a millionth of a pixel is the solver's rounding error,
  /// not a reason to fall on the other side of a half.
  private func rounded(_ value: Double) -> Double {
    let pixels = scale.isFinite && scale > 0 ? min(scale, 1_000) : 1
    return (value.points * pixels + 0.5 + 1e-6).rounded(.down) / pixels
  }

  /// The parent as lowering understands it: one that is not there counts as the container.
  func parentIndex(of index: Int) -> Int {
    let parent = views[index].parent?.index ?? 0
    return parent >= 0 && parent < index ? parent : 0
  }
}
