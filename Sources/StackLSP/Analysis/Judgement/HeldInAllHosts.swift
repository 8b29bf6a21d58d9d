import LayoutEngine
import StackDSL

/// Leaves out what holds in one host of a screen and not in the others.
///
/// The height that a cell is drawn with is one to draw with, and so is the height that its content
/// would make for itself: whichever it gets at run time, a finding must hold in it. What is open or in
/// conflict at the drawn height alone stays as an information, since Interface Builder shows it.
func heldInAllHosts(_ diagnoses: [Diagnosis], in readings: ScreenReadings) -> [Diagnosis] {
  let environments = readings.all.map(\.environment)
  guard Set(environments.map(\.host)).count > 1 else { return diagnoses }
  var variants: [Environment: [Int]] = [:]
  for (index, environment) in environments.enumerated() {
    variants[environment.withoutHost, default: []].append(index)
  }
  return diagnoses.compactMap { diagnosis in
    var held = diagnosis
    held.environments = diagnosis.environments.filter { index in
      environments.indices.contains(index)
        && (variants[environments[index].withoutHost] ?? []).allSatisfy(
          diagnosis.environments.contains)
    }
    if !held.environments.isEmpty { return held }
    let atDrawnHeight = diagnosis.environments.first { environments[$0].host.height != nil }
    guard let atDrawnHeight, diagnosis.rule.isOpenOrInConflict,
      diagnosis.severity.rawValue <= 2, let height = environments[atDrawnHeight].host.height
    else { return nil }
    return diagnosis.asInformation(
      "It is so at the height of \(pt(height)) that it is drawn with, not where its content decides."
    )
  }
}

extension Rule {
  var isOpenOrInConflict: Bool {
    switch RuleFamily(of: code) {
    case .ambiguity, .conflicts: true
    default: false
    }
  }
}

extension Environment {
  /// The same for every host of a screen.
  fileprivate var withoutHost: Environment {
    var environment = self
    environment.host = .screen
    environment.size.height = 0
    environment.traits = []
    environment.orientation = .portrait
    return environment
  }
}
