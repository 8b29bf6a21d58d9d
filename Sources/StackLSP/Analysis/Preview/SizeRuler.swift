import LayoutEngine
import StackDSL

/// The findings of a screen at every width (or height) in a range: where it breaks, ties or is cut.
///
/// The engine knows exactly at which sizes some frame bends; between two of them every frame is linear in the
/// size. Each stretch is judged at both of its ends. If they differ, the size between them is searched for,
/// to half a point. Each step makes one judgement, so that no other work has to wait for it.
struct SizeRuler: Sendable {
  /// A range of sizes with the same findings.
  struct Mark: Sendable {
    var sizes: ClosedRange<Double>
    var findings: [Finding]
  }

  private(set) var marks: [Mark] = []
  private let layouts: ScreenLayouts
  private let environment: Environment
  private let axis: Axis
  private let analysis: Analysis
  /// The stretches that are still to be judged, the next one last.
  private var pending: [ClosedRange<Double>]

  /// If there are more bends, only the first stretches are shown.
  private static let mostStretches = 160
  /// The precision, in points, of the place of a change.
  private static let accuracy = 0.5

  init(
    _ layouts: ScreenLayouts, _ layout: ScreenLayout, _ axis: Axis,
    _ range: ClosedRange<Double>, _ analysis: Analysis
  ) {
    self.layouts = layouts
    environment = layout.environment
    self.axis = axis
    self.analysis = analysis
    let bends = layout.outcome.breakpoints(along: axis, over: range).prefix(Self.mostStretches)
    var stretches: [ClosedRange<Double>] = []
    var start = range.lowerBound
    for end in bends + [range.upperBound] where end - start >= Self.accuracy {
      stretches.append(start...end)
      start = end
    }
    pending = stretches.reversed()
  }

  /// Judges one size; false when all of them are known.
  mutating func step() -> Bool {
    guard let stretch = pending.popLast() else { return false }
    let inset = min(0.05, (stretch.upperBound - stretch.lowerBound) / 4)
    let low = findings(at: stretch.lowerBound + inset)
    let high = findings(at: stretch.upperBound - inset)
    let length = stretch.upperBound - stretch.lowerBound
    if low.map(\.identity) == high.map(\.identity) || length < 2 * Self.accuracy {
      add(Mark(sizes: stretch, findings: low))
    } else {
      let middle = (stretch.lowerBound + stretch.upperBound) / 2
      pending.append(middle...stretch.upperBound)
      pending.append(stretch.lowerBound...middle)
    }
    return true
  }

  private mutating func add(_ mark: Mark) {
    if let last = marks.last, last.findings.map(\.identity) == mark.findings.map(\.identity) {
      marks[marks.count - 1].sizes = last.sizes.lowerBound...mark.sizes.upperBound
    } else {
      marks.append(mark)
    }
  }

  /// The findings that a reader wants to see, without hints.
  private func findings(at length: Double) -> [Finding] {
    var size = environment.size
    if axis == .horizontal { size.width = length } else { size.height = length }
    var one = layouts
    one.environments = [environment]
    one.all = one.all.filter { $0.environment == environment }
    let shown = try? analysis.shown(one, EnvironmentChoice(size: size))
    return shown?.findings.filter { $0.severity.rawValue <= Problem.Severity.warning.rawValue }
      ?? []
  }
}
