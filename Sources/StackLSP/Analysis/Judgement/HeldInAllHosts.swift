import LayoutEngine
import StackDSL

/// Leaves out the diagnoses that hold in one host of a screen but not in the others.
///
/// A cell is drawn at one height, and its content would make another. Either may apply at run time, so a
/// finding must hold in both. An ambiguity or a conflict at the drawn height alone stays as information,
/// because Interface Builder shows it.
func heldInAllHosts(_ diagnoses: [Diagnosis], in readings: ScreenReadings) -> [Diagnosis] {
  let environments = readings.all.map(\.environment)
  guard Set(environments.map(\.host)).count > 1 else { return diagnoses }
  var variants: [Environment: [Int]] = [:]
  for (index, environment) in environments.enumerated() {
    variants[environment.withoutHost, default: []].append(index)
  }
  return diagnoses.compactMap { diagnosis in
    let places = diagnosis.environments.filter(environments.indices.contains)
    var held = diagnosis
    if diagnosis.isConflictAtAnyHeight {
      held.environments = unique(
        places.flatMap { variants[environments[$0].withoutHost] ?? [] }
      ).sorted()
      return held
    }
    held.environments = places.filter { index in
      let alike = variants[environments[index].withoutHost] ?? []
      let failing = alike.filter(diagnosis.environments.contains)
      // Of the sizes of one host any is enough.
      return Set(failing.map { environments[$0].host }) == Set(alike.map { environments[$0].host })
    }
    if !held.environments.isEmpty { return held }
    let atDrawnHeight = diagnosis.environments.first { !environments[$0].host.isSelfSizing }
    guard let atDrawnHeight, diagnosis.rule.isOpenOrInConflict, diagnosis.severity.rawValue <= 2
    else { return nil }
    let height = pt(environments[atDrawnHeight].size.height)
    return diagnosis.asInformation(
      "It is so at the height of \(height) that it is drawn with, not where its content decides."
    )
  }
}

extension Diagnosis {
  /// A conflict between constraints that no height of the host could resolve: two columns of one cell that come to
  /// 85 and 90 pt. At the drawn height the solver finds other conflicts, of each column with that height.
  fileprivate var isConflictAtAnyHeight: Bool {
    guard case .conflict(let conflict)? = report.shortage, conflict.axes == [.vertical] else {
      return false
    }
    return !conflict.includesEnvironment
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
  /// The same environment for every host of a screen.
  fileprivate var withoutHost: Environment {
    var environment = inAnySize
    environment.host = .screen
    environment.orientation = .portrait
    return environment
  }
}
