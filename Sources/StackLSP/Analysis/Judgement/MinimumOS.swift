import StackDSL

/// Finds the devices that the screen names and that never run the file's `minimumOS`.
func devicesTooOld(in layouts: ScreenLayouts) -> [Finding] {
  guard layouts.settings.isMinimumWritten else { return [] }
  let minimum = layouts.settings.minimumSystem
  return layouts.screen.properties.filter { $0.name == .devices }.flatMap { property in
    let written = property.value.names.map { word in
      (word: word, device: Place(written: word)?.device)
    }
    let devices = unique(written.compactMap(\.device))
    return devices.filter { $0.systems.upperBound < minimum }.map { device in
      var finding = Finding(
        code: ProblemCode.unknownValue.rawValue, severity: .warning, span: property.valueSpan,
        message:
          "\(device.title) runs iOS \(device.systems.upperBound) at most, and `minimumOS` is "
          + "\(minimum): leave `\(device.name)` out of `devices`.")
      finding.screen = layouts.screen.name
      finding.identity = "\(finding.code) \(layouts.screen.name) \(device.name)"
      let left = written.filter { $0.device != device }.map(\.word)
      if !left.isEmpty {
        finding.remedies = [
          Remedy(
            "Leave `\(device.name)` out of `devices`",
            [.set(.screen, .devices, left.joined(separator: ", "))], shows: [])
        ]
      }
      return finding
    }
  }
}

/// Finds a `minimumOS` that changes nothing that is checked: no screen is solved for a further version.
///
/// - Parameters:
///   - properties: the properties of the file.
///   - findings: the findings of its screens; one of them may name a device that is too old.
func idleMinimumOS(
  _ properties: [Property], of screens: [ScreenResult], findings: [[Finding]]
) -> [Finding] {
  guard let property = properties.last(where: { $0.name == .minimumOS }),
    let version = property.value.number, version >= oldestAlike,
    !screens.isEmpty, screens.allSatisfy({ !$0.layouts.hasTwoSystems }),
    // It already revealed a device that is too old.
    !findings.joined().contains(where: {
      $0.code == ProblemCode.unknownValue.rawValue && $0.screen != nil
    })
  else { return [] }
  var finding = Finding(
    code: Rule.inertProperty.code, severity: .hint, span: property.span,
    message: "`minimumOS: \(figure(version))` changes nothing here: from iOS "
      + "\(Int(oldestAlike)) on only switches, sliders and navigation bars were laid out "
      + "differently, and no screen shows one that was.")
  finding.identity = "\(finding.code) minimumOS"
  return [finding]
}

/// Earlier versions treat text, stacks and hiding differently.
private let oldestAlike = 15.0

extension Diagnosis {
  /// As a warning, if the app runs on an iOS that logs a conflict there.
  func raised(onSystem oldest: Int) -> Diagnosis {
    guard severity == .information, let first = rule.traits.isLoggedBefore, oldest < first else {
      return self
    }
    var raised = self
    raised.severity = .warning
    return raised
  }
}

extension ScreenLayouts {
  /// Whether some environment of the screen is solved for more than one version of iOS.
  fileprivate var hasTwoSystems: Bool {
    var systems: [String: Int] = [:]
    return environments.contains { environment in
      let place = "\(environment.place) \(environment.orientation)"
      defer { systems[place] = environment.system }
      return systems[place].map { $0 != environment.system } ?? false
    }
  }
}
