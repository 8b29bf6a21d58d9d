import LayoutEngine
import StackDSL

/// The least size of the screen at which a diagnosis goes: "The screen would have to be 306.5 pt
/// wide; iPhone SE (1st generation) has 288."
///
/// Asked of the failing layout with another container, so what else differs between the devices is
/// not mixed in; looked for up to the size of the primary device.
struct Breakpoint: Sendable {
  var axis: LayoutEngine.Axis
  /// In points, exact.
  var needed: Double
  var given: Double
  var device: String

  init?(of diagnosis: Diagnosis, in solved: SolvedScreen) {
    guard let shortage = diagnosis.report.shortage, let index = diagnosis.environments.first,
      solved.layouts.indices.contains(index), let primary = solved.layouts.first
    else { return nil }
    let failing = solved.layouts[index]
    for axis in LayoutEngine.Axis.allCases {
      guard let small = failing.problem.views.first?.fixedSize?[axis],
        let large = primary.problem.views.first?.fixedSize?[axis],
        let needed = failing.outcome.size(ending: shortage, of: axis, upTo: large)
      else { continue }
      self.axis = axis
      self.needed = needed
      given = small
      device = failing.environment.distinction(from: primary.environment)
      return
    }
    return nil
  }

  var sentence: String {
    "The screen would have to be \(pt(needed)) \(axis.extentWord); "
      + "\(device) has \(tenths(given))."
  }

  /// Screens have whole points; what rounding left over is none.
  var neededPoints: String { figure((needed - 1e-3).rounded(.up)) }
}
