/// The alignment rects of all views of a layout, and their frames rounded to pixels.
///
/// Every edge is rounded in the container's coordinates, half up, and a frame is the difference of
/// rounded edges, so neighbours never overlap or part.
struct FrameAssembly {
  /// By view; -1 for the container.
  private let parents: [Int32]
  /// How far frames reach beyond their alignment rects, in points; empty if none does.
  private let insets: [Insets]
  /// Device pixels a point.
  private let pixels: Double
  private let isRightToLeft: Bool
  /// In the superview's coordinates, not rounded.
  private(set) var alignmentRects: [Rect]
  private(set) var frames: [Rect]
  private(set) var framesInContainer: [Rect]
  /// Top left corners of all frames in the container's coordinates, not rounded.
  private var corners: [Corner]

  private struct Corner {
    var x = 0.0
    var y = 0.0
  }

  /// `values` are those of the linear problem's unknowns.
  init(_ problem: LayoutProblem, values: [Double]) {
    let count = problem.views.count
    parents = ViewTree(problem.views).parents
    let hasInsets = problem.views.contains { $0.alignmentRectInsets != Insets() }
    insets = hasInsets ? problem.views.map(\.alignmentRectInsets.points) : []
    pixels = problem.scale.isFinite && problem.scale > 0 ? min(problem.scale, 1_000) : 1
    isRightToLeft = problem.direction == .rightToLeft
    // Each has its own storage from the start: shared, it would be copied at the first view.
    let none = Rect(x: 0, y: 0, width: 0, height: 0)
    alignmentRects = Array(repeating: none, count: count)
    frames = Array(repeating: none, count: count)
    framesInContainer = Array(repeating: none, count: count)
    corners = Array(repeating: Corner(), count: count)
    for index in 0..<count { assemble(index, values) }
  }

  private func insets(of view: Int) -> Insets { insets.isEmpty ? Insets() : insets[view] }

  private mutating func assemble(_ index: Int, _ values: [Double]) {
    let parent = Int(parents[index])
    let insets = self.insets(of: index)
    let width = values[index * 4 + 2].length
    let height = values[index * 4 + 3].length
    var x = values[index * 4].points
    let y = values[index * 4 + 1].points
    if isRightToLeft, parent >= 0 {
      // Lowering measures from the leading edge, which is the right one here.
      let outer = self.insets(of: parent)
      x = values[parent * 4 + 2].length + outer.left + outer.right - x - width
    }
    alignmentRects[index] = Rect(x: x, y: y, width: width, height: height)
    var corner = Corner(x: x - insets.left, y: y - insets.top)
    if parent >= 0 {
      corner = Corner(x: corner.x + corners[parent].x, y: corner.y + corners[parent].y)
    }
    corners[index] = corner
    let left = rounded(corner.x)
    let top = rounded(corner.y)
    let right = rounded(corner.x + width + insets.left + insets.right)
    let bottom = rounded(corner.y + height + insets.top + insets.bottom)
    var frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
    framesInContainer[index] = frame
    if parent >= 0 {
      frame.x -= framesInContainer[parent].x
      frame.y -= framesInContainer[parent].y
    }
    frames[index] = frame
  }

  /// To the nearest device pixel, half up; a millionth of a pixel is the solver's rounding error,
  /// not a reason to fall on the other side of a half.
  private func rounded(_ value: Double) -> Double {
    (value.points * pixels + 0.5 + 1e-6).rounded(.down) / pixels
  }
}

extension Insets {
  fileprivate var points: Insets {
    Insets(top: top.points, left: left.points, bottom: bottom.points, right: right.points)
  }
}
