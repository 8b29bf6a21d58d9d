import LayoutEngine
import StackDSL

/// Computed frames beside those that Interface Builder recorded, with Xcode's notion of "misplaced".
/// Undetermined values count as drawn, as on Xcode's canvas.
struct FrameComparison {
  struct Difference {
    var view: String
    var drawn: RecordedRect
    var computed: Rect
  }

  let screen: String
  /// The number of views with a recorded frame.
  let count: Int
  let differences: [Difference]

  /// Xcode accepts a frame that is off by less, in points.
  private static let tolerance = 0.5

  /// Nil if nothing was recorded, or nothing could be solved.
  init?(_ layouts: ScreenLayouts) {
    guard let layout = layouts.primary else { return nil }
    screen = layouts.screen.name
    var count = 0
    var differences: [Difference] = []
    let frames = layout.outcome.framesAsDrawn()
    for (index, view) in layouts.screen.views.enumerated().dropFirst() {
      guard let drawn = view.drawn, let place = layout.id(of: ViewIndex(index)) else {
        continue
      }
      let frame = frames[place.index]
      count += 1
      let distances = [
        drawn.x - frame.x, drawn.y - frame.y, drawn.width - frame.width,
        drawn.height - frame.height,
      ]
      guard distances.contains(where: { abs($0) > Self.tolerance }) else { continue }
      let id = view.reference.map { " (\($0))" } ?? ""
      let name = view.displayName + (view.displayName.hasSuffix(view.path) ? "" : id)
      differences.append(Difference(view: name, drawn: drawn, computed: frame))
    }
    guard count > 0 else { return nil }
    self.count = count
    self.differences = differences
  }

  var text: String {
    let summary =
      "\(screen): \(count - differences.count) of \(count) views lie where they were drawn"
    guard !differences.isEmpty else { return summary + "\n" }
    let rows = differences.map { difference in
      let (drawn, frame) = (difference.drawn, difference.computed)
      return [
        "  \(difference.view)",
        "drawn " + text([drawn.x, drawn.y, drawn.width, drawn.height]),
        "computed " + text([frame.x, frame.y, frame.width, frame.height]),
      ]
    }
    return summary + "\n" + alignedColumns(rows, numbers: false) + "\n"
  }

  private func text(_ numbers: [Double]) -> String {
    numbers.map { figure($0) }.joined(separator: " ")
  }
}
