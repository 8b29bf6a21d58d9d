import LayoutEngine
import StackDSL

/// The least size of the screen, to a point, at which a diagnosis goes: "Needs a width of 307 pt;
/// iPhone SE (1st generation) has 288."
///
/// Found by bisection between the failing screen and the primary one, on the failing problem with
/// another container: what else differs between the devices is not mixed in.
struct Breakpoint: Sendable {
  var axis: LayoutEngine.Axis
  var needed: Double
  var given: Double
  var device: String

  init?(of diagnosis: Diagnosis, in solved: SolvedScreen) {
    guard let index = diagnosis.environments.first, solved.layouts.indices.contains(index) else {
      return nil
    }
    let failing = solved.layouts[index]
    for axis in LayoutEngine.Axis.allCases {
      guard let small = failing.problem.views.first?.fixedSize?[axis],
        let large = solved.layouts[0].problem.views.first?.fixedSize?[axis], small < large
      else { continue }
      let fails: (Double) -> Bool = { length in
        isFound(diagnosis, failing.resized(axis, to: length, solve: solved.solve))
      }
      let guess = diagnosis.report.missing.map { (small + $0).rounded(.up) }
      guard let needed = firstSound(from: small, to: large, guess: guess, fails: fails) else {
        continue
      }
      self.axis = axis
      self.needed = needed
      self.given = small
      self.device = failing.environment.distinction(from: solved.layouts[0].environment)
      return
    }
    return nil
  }

  var sentence: String {
    "The screen would have to be \(pt(needed)) \(axis.extentWord); "
      + "\(device) has \(tenths(given))."
  }
}

/// Ten halvings reach a point on any screen; mostly what is missing is known, and is tried first.
private func firstSound(
  from small: Double, to large: Double, guess: Double?, fails: (Double) -> Bool
) -> Double? {
  if let guess, guess > small, guess <= large, !fails(guess), fails(guess - 1) { return guess }
  guard !fails(large) else { return nil }
  var (low, high) = (small.rounded(.down), large.rounded(.up))
  for _ in 0..<12 where high - low > 1 {
    let middle = ((low + high) / 2).rounded(.down)
    if fails(middle) { low = middle } else { high = middle }
  }
  return high
}

private func isFound(_ diagnosis: Diagnosis, _ layout: LayoutReading) -> Bool {
  let rules = Rule.conflicts + Rule.ambiguities + [diagnosis.rule]
  return reports(on: layout, rules: rules).contains { rule, report in
    rule.code == diagnosis.rule.code && report.views == diagnosis.report.views
      && report.aspect == diagnosis.report.aspect
  }
}

extension LayoutReading {
  /// The same screen with another width or height.
  func resized(
    _ axis: LayoutEngine.Axis, to length: Double, solve: (LayoutProblem) -> LayoutOutcome
  ) -> LayoutReading {
    var changed = layout
    guard let size = changed.problem.views.first?.fixedSize else { return self }
    changed.problem.views[0].fixedSize =
      axis == .horizontal
      ? Size(width: length, height: size.height) : Size(width: size.width, height: length)
    changed.outcome = solve(changed.problem)
    return LayoutReading(screen, changed)
  }
}
