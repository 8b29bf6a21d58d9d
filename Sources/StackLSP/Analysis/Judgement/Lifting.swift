import LayoutEngine
import StackDSL

/// Turns each diagnosis that does not hold in the primary environment into one about the difference.
///
/// A `title` that is cut only on a small phone is different news from a `title` that is cut everywhere: the
/// reader wants to know on which device, and how much room that device lacks.
func lifted(_ diagnoses: [Diagnosis], in readings: ScreenReadings) -> [Diagnosis] {
  let diagnoses = diagnoses.map { withSizes($0, in: readings) }
  let differences = diagnoses.map { difference(of: $0, in: readings) }
  let short = diagnoses.indices.filter {
    differences[$0]?.isOfRoom ?? false && diagnoses[$0].isFailure
  }
  var found: [Int: Breakpoint] = [:]
  if readings.isTold {
    let breakpoints = breakpoints(of: short.map { diagnoses[$0] }, in: readings)
    for (index, breakpoint) in zip(short, breakpoints) { found[index] = breakpoint }
  }
  return diagnoses.enumerated().map { index, diagnosis in
    let known = differences[index].map { lifted(diagnosis, to: $0, found[index], in: readings) }
    return elsewhere(known ?? diagnosis, in: readings)
  }
}

/// A screen that was drawn in one size is shown on other devices too, but its file does not say on which. So
/// what holds there alone is at most information, except for a contradiction on a phone that is held as it was
/// drawn, which UIKit logs, and for a translation that does not fit, which nobody sees on the canvas.
///
/// Source: of 49 warnings about a phone that a document was not drawn on, 2 were worth reading. The scenes of the
/// others are for iPads, are shown no more, reach a few points beyond an edge, or are not made for landscape.
private func elsewhere(_ diagnosis: Diagnosis, in readings: ScreenReadings) -> Diagnosis {
  let drawn = readings.all[0].environment
  let failing = diagnosis.environments.map { readings.all[$0].environment }
  guard drawn.device == nil, failing.allSatisfy({ $0.device != nil }),
    failing.contains(where: { $0.language == drawn.language || $0.orientation != drawn.orientation }
    ),
    diagnosis.severity == .warning
      || diagnosis.severity == .error
        && failing.allSatisfy({ $0.orientation != drawn.orientation })
  else { return diagnosis }
  var diagnosis = diagnosis
  diagnosis.severity = .information
  return diagnosis
}

/// Names the sizes at which a diagnosis holds, if it does not hold at all of those that code may give the host.
private func withSizes(_ diagnosis: Diagnosis, in readings: ScreenReadings) -> Diagnosis {
  guard let place = diagnosis.environments.first, readings.all.indices.contains(place) else {
    return diagnosis
  }
  let first = readings.all[place].environment
  guard !first.sizeTraits.isEmpty else { return diagnosis }
  let all = readings.all.map(\.environment)
  let failing = diagnosis.environments.filter(all.indices.contains).map { all[$0] }
  let alike = all.filter { $0.inAnySize == first.inAnySize }
  let short = alike.filter(failing.contains)
  guard short.count < alike.count else { return diagnosis }
  func sized(_ environments: [Environment]) -> [Environment] {
    environments.map { environment in
      var sized = environment
      (sized.place, sized.traits) = ("", environment.sizeTraits)
      return sized
    }
  }
  var placed = diagnosis
  placed.report.message =
    "Where it is \(words(for: sized(short), among: sized(alike))): " + diagnosis.report.message
  return placed
}

/// Nil for a diagnosis that holds in the primary environment, and for one about a variant already.
private func difference(of diagnosis: Diagnosis, in readings: ScreenReadings) -> Difference? {
  guard let first = diagnosis.environments.first, first > 0, readings.all.indices.contains(first),
    diagnosis.rule.traits.scope != .variants
  else { return nil }
  return Difference(
    from: readings.all[0].environment,
    to: diagnosis.environments.map { readings.all[$0].environment })
}

private func lifted(
  _ diagnosis: Diagnosis, to difference: Difference, _ breakpoint: Breakpoint?,
  in readings: ScreenReadings
) -> Diagnosis {
  var lifted = diagnosis
  guard diagnosis.isFailure else {
    // The message must tell the reader where to look.
    let primary = readings.all[0].environment.withoutSizes
    let failing = diagnosis.environments.map { readings.all[$0].environment.withoutSizes }
    let name = primary.nearest(of: failing)?.distinction(from: primary) ?? ""
    lifted.report.message = difference.place(name) + diagnosis.report.message
    return lifted
  }
  lifted.causeCode = diagnosis.rule.code
  lifted.rule = difference.rule
  lifted.report.aspect = diagnosis.rule.code + " " + diagnosis.report.aspect
  lifted.report.message = message(diagnosis, difference, breakpoint, in: readings)
  if readings.isTold, let first = diagnosis.environments.first {
    lifted.report.remedies =
      arrangedAnew(where: difference, breakpoint, diagnosis, readings.all[first])
      + (difference.isOfDirection ? Remedy.readingDirectionThroughout(readings.screen) : [])
      + lifted.report.remedies
  }
  return lifted
}

extension Environment {
  /// The same without the words for its size, unless they are its whole name: a message names them by itself.
  fileprivate var withoutSizes: Environment {
    var environment = self
    environment.traits.removeAll(where: sizeTraits.contains)
    return environment.name.isEmpty ? self : environment
  }
}

extension Diagnosis {
  /// A remark stays a remark wherever it holds.
  fileprivate var isFailure: Bool {
    (severity == .error || severity == .warning) && rule.traits.scope != .device
  }
}

extension Difference {
  fileprivate var isOfDirection: Bool {
    if case .direction = self { return true }
    return false
  }

  /// "On iPhone 16 landscape: ", "From text size extraLarge on: ".
  fileprivate func place(_ distinction: String) -> String {
    if distinction.contains(Environment.partSeparator) { return "On \(distinction): " }
    return switch self {
    case .device, .sizeClass: "On \(distinction): "
    case .textSize(let smallest): "From text size \(smallest.rawValue) on: "
    case .language(let language):
      "In the language \(language.code)"
        + (language.growth > 0 ? " (+\(figure(language.growth * 100)) %)" : "") + ": "
    case .direction: "From right to left: "
    case .system(let version): "On iOS \(version): "
    case .state(let state): "In the state \(state): "
    }
  }
}

extension Difference {
  var rule: Rule {
    switch self {
    case .device: .breaksOnDevice
    case .sizeClass: .breaksInSizeClass
    case .textSize: .breaksAtTextSize
    case .language: .breaksInLanguage
    case .direction: .breaksRightToLeft
    case .state: .breaksWhenHidden
    case .system: .breaksOnSystem
    }
  }
}

private func message(
  _ diagnosis: Diagnosis, _ difference: Difference, _ breakpoint: Breakpoint?,
  in readings: ScreenReadings
) -> String {
  let cause = diagnosis.report.message
  let primary = readings.all[0].environment.withoutSizes
  let failing = diagnosis.environments.map { readings.all[$0].environment.withoutSizes }
  let names = unique(failing.map { $0.distinction(from: primary) })
  guard let nearest = primary.nearest(of: failing) else { return cause }
  let name = nearest.distinction(from: primary)
  switch difference {
  case .device, .sizeClass:
    let others = names.count > 1 ? " (and \(names.count - 1) more)" : ""
    let fits = "Fits \(primary.distinction(from: nearest)) but not \(name)\(others): \(cause)"
    return fits + (breakpoint.map { " " + $0.sentence } ?? "")
  default:
    return difference.place(name) + cause
  }
}
