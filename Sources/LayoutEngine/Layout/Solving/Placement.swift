/// Where all views of a layout stand: alignment rects, and frames rounded to pixels.
///
/// Every edge is rounded in the container's coordinates, half up, and a frame is the difference of
/// rounded edges, so neighbours never overlap or part.
struct Placement: Sendable {
  private let form: FrameForm
  /// Of the linear problem's unknowns.
  private var values: [Double]
  /// In the superview's coordinates, not rounded.
  private(set) var alignmentRects: [Rect]
  private(set) var frames: [Rect]
  private(set) var framesInContainer: [Rect]
  /// Top left corners of all frames in the container's coordinates, not rounded.
  private var corners: [Corner]

  private struct Corner: Equatable {
    var x = 0.0
    var y = 0.0
  }

  init(_ form: FrameForm, values: [Double]) {
    let count = form.parents.count
    self.form = form
    self.values = values
    // Each has its own storage from the start: shared, it would be copied at the first view.
    let none = Rect(x: 0, y: 0, width: 0, height: 0)
    alignmentRects = Array(repeating: none, count: count)
    frames = Array(repeating: none, count: count)
    framesInContainer = Array(repeating: none, count: count)
    corners = Array(repeating: Corner(), count: count)
    for index in 0..<count { place(index) }
  }

  func isOf(_ form: FrameForm) -> Bool { self.form == form }

  /// The same views at other values: only what moved, and what stands in it, is placed anew.
  func moved(to values: [Double]) -> Placement {
    var moved = self
    moved.values = values
    var carries = [Bool](repeating: false, count: frames.count)
    for index in frames.indices {
      let parent = Int(form.parents[index])
      let isCarried = parent >= 0 && carries[parent]
      if !isCarried, hasSameValues(index, values) { continue }
      moved.place(index)
      carries[index] =
        moved.corners[index] != corners[index]
        || form.isRightToLeft && values[index * 4 + 2] != self.values[index * 4 + 2]
    }
    return moved
  }

  private func hasSameValues(_ index: Int, _ other: [Double]) -> Bool {
    let first = index * 4
    return values[first] == other[first] && values[first + 1] == other[first + 1]
      && values[first + 2] == other[first + 2] && values[first + 3] == other[first + 3]
  }

  private mutating func place(_ index: Int) {
    let parent = Int(form.parents[index])
    let insets = form.insets(of: index)
    let width = values[index * 4 + 2].length
    let height = values[index * 4 + 3].length
    var x = values[index * 4].points
    let y = values[index * 4 + 1].points
    if form.isRightToLeft, parent >= 0 {
      // Lowering measures from the leading edge, which is the right one here.
      let outer = form.insets(of: parent)
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
    (value.points * form.pixels + 0.5 + 1e-6).rounded(.down) / form.pixels
  }
}

/// What frames follow from beside the values: the same for all layouts of one tree.
struct FrameForm: Sendable, Equatable {
  /// By view; -1 for the container.
  private(set) var parents: [Int32] = []
  /// How far frames reach beyond their alignment rects, in points; empty where none does.
  private var insets: [Insets] = []
  /// Device pixels a point.
  fileprivate var pixels = 1.0
  fileprivate var isRightToLeft = false

  init() {}

  init(_ problem: LayoutProblem, _ tree: ViewTree) {
    parents = tree.parents
    if problem.views.contains(where: { $0.alignmentRectInsets != Insets() }) {
      insets = problem.views.map(\.alignmentRectInsets.points)
    }
    pixels = problem.scale.isFinite && problem.scale > 0 ? min(problem.scale, 1_000) : 1
    isRightToLeft = problem.direction == .rightToLeft
  }

  fileprivate func insets(of view: Int) -> Insets { insets.isEmpty ? Insets() : insets[view] }
}

extension Insets {
  fileprivate var points: Insets {
    Insets(top: top.points, left: left.points, bottom: bottom.points, right: right.points)
  }
}

/// The latest placement of each tree, to place what an edit moved and no more.
struct PlacementMemo: Sendable {
  private var known: [Placement] = []

  /// Placements at most, and views of all of them together: the oldest go.
  private static let mostPlacements = 64
  private static let mostViews = 50_000

  mutating func placement(_ form: FrameForm, _ values: [Double]) -> Placement {
    let place = known.lastIndex { $0.isOf(form) }
    let placement = place.map { known.remove(at: $0).moved(to: values) }
    known.append(placement ?? Placement(form, values: values))
    var views = known.reduce(0) { $0 + $1.frames.count }
    while known.count > 1, known.count > Self.mostPlacements || views > Self.mostViews {
      views -= known.removeFirst().frames.count
    }
    return known[known.count - 1]
  }
}
