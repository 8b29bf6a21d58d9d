import StackDSL

/// A `minimumOS` for which no screen is solved once more: it changes nothing that is checked.
func idleMinimumOS(of analysis: Analysis) -> [Finding] {
  guard !analysis.screens.isEmpty,
    let property = analysis.model.properties.last(where: { $0.name == .minimumOS }),
    let version = property.value.number, version >= oldestAlike,
    analysis.screens.allSatisfy({ !$0.hasTwoSystems }),
    // It did find a device that is too old.
    !analysis.findings.contains(where: {
      $0.code == ProblemCode.unknownValue.rawValue && $0.screen != nil
    })
  else { return [] }
  var finding = Finding(
    code: Rule.inertProperty.code, severity: .hint, span: property.span,
    message: "`minimumOS: \(figure(version))` changes nothing here: from iOS "
      + "\(Int(oldestAlike)) on only switches, sliders and navigation bars were laid out otherwise, and no screen shows "
      + "one that was.")
  finding.identity = "\(finding.code) minimumOS"
  return [finding]
}

/// Before it text, stacks and hiding differ.
private let oldestAlike = 15.0

extension ScreenAnalysis {
  /// Some place of the screen is solved for more than one version of iOS.
  fileprivate var hasTwoSystems: Bool {
    var systems: [String: Int] = [:]
    return environments.contains { environment in
      let place = "\(environment.place) \(environment.orientation)"
      defer { systems[place] = environment.system }
      return systems[place].map { $0 != environment.system } ?? false
    }
  }
}
