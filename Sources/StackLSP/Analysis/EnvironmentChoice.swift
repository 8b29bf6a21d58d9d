import LayoutEngine
import StackDSL

/// A reader's choice of environments for a screen: some of those that it lists, or others.
///
/// Nil leaves a trait as the screen has it. If the screen lists the chosen value, its environments with that
/// trait remain; otherwise each of them takes on the trait.
struct EnvironmentChoice: Sendable, Hashable {
  /// The form in a file: `iPhone16`, `iPhone16.landscape`, `iPadMini6.landscape.half`.
  var device: String?
  /// The size of the container in points, in place of the device's.
  var size: Size?
  /// A case of `TextSize`.
  var textSize: String?
  /// `leftToRight` or `rightToLeft`.
  var direction: String?
  /// The code of one of the screen's languages.
  var language: String?
  /// One of the screen's states.
  var state: String?
}

extension Analysis {
  /// The screens with the given name, or all of them if it is nil, in the environments of `choice`; a
  /// component is found by its name alone.
  ///
  /// If any of the screens lists the device, the others are left out.
  func shown(
    screen name: String?, _ choice: EnvironmentChoice
  ) throws(UnknownName) -> [ScreenResult] {
    var chosen = screens
    if let name {
      let all = screens + components
      chosen = all.filter { $0.screen.name == name }
      guard !chosen.isEmpty else {
        throw UnknownName(kind: "screen", name: name, known: all.map(\.screen.name))
      }
    }
    if let device = choice.device {
      let listing = chosen.filter { $0.environments.contains { $0.isOn(device) } }
      if !listing.isEmpty {
        chosen = listing
      } else if Place(written: device) == nil {
        throw UnknownName(kind: "device", name: device, known: chosen.devices)
      }
    }
    var shown: [ScreenResult] = []
    for layouts in chosen { shown.append(try self.shown(layouts, choice)) }
    return shown
  }

  /// One screen in the environments of `choice`; known layouts are reused.
  func shown(
    _ layouts: ScreenLayouts, _ choice: EnvironmentChoice
  ) throws(UnknownName) -> ScreenResult {
    let (screen, wanted) = (layouts.screen, try layouts.environments(for: choice))
    let isOwn = wanted.allSatisfy(layouts.environments.contains)
    var shown = layouts
    shown.environments = wanted
    shown.isAbridged = false
    shown.all = wanted.map { environment in
      layouts.all.first { $0.environment == environment }
        ?? layouts.solveVariant(screen, in: environment, memo: memo)
    }
    guard !layouts.isComponent else { return ScreenResult(shown, findings: []) }
    let found =
      isOwn
      ? findings.filter { $0.screen == screen.name }
      : StackLSP.findings(on: shown, memo: memo)
    return ScreenResult(shown, findings: found)
  }
}

extension ScreenLayouts {
  /// Never empty.
  func environments(for choice: EnvironmentChoice) throws(UnknownName) -> [Environment] {
    let lists = EnvironmentLists(screen: screen, settings: settings)
    var chosen = environments
    if let device = choice.device {
      chosen = try changed(chosen, where: { $0.isOn(device) }) { environment throws(UnknownName) in
        guard var place = Place(written: device) else {
          throw UnknownName(kind: "device", name: device, known: [self].devices)
        }
        place.restrict(to: settings.minimumSystem, showing: Set(screen.views.map(\.kind)))
        return environment.moved(to: place, lists)
      }
    }
    if let name = choice.textSize {
      guard let textSize = TextSize(rawValue: name) else {
        throw UnknownName(
          kind: "text size", name: name, known: TextSize.allCases.map(\.rawValue))
      }
      chosen = try changed(chosen, where: { $0.textSize == textSize }) { environment in
        environment.with(lists) { $0.textSize = textSize }
      }
    }
    if let name = choice.direction {
      guard let direction = LayoutDirection(named: name) else {
        throw UnknownName(
          kind: "direction", name: name, known: DirectionWord.words)
      }
      chosen = try changed(chosen, where: { $0.direction == direction }) { environment in
        environment.with(lists) { $0.direction = direction }
      }
    }
    if let code = choice.language {
      chosen = try changed(chosen, where: { $0.language.code == code }) { _ throws(UnknownName) in
        throw UnknownName(kind: "language", name: code, known: lists.languages.map(\.code))
      }
    }
    if let state = choice.state {
      chosen = try changed(chosen, where: { $0.state == state }) { _ throws(UnknownName) in
        throw UnknownName(kind: "state", name: state, known: lists.states.compactMap { $0 })
      }
    }
    if let size = choice.size { chosen = unique(chosen.map { $0.resized(to: size) }) }
    return chosen
  }

  private func changed(
    _ all: [Environment], where isChosen: (Environment) -> Bool,
    _ change: (Environment) throws(UnknownName) -> Environment
  ) throws(UnknownName) -> [Environment] {
    let own = all.filter(isChosen)
    guard own.isEmpty else { return own }
    var changed: [Environment] = []
    for environment in all { changed.append(try change(environment)) }
    return unique(changed)
  }
}

extension Environment {
  /// Whether it is on a device in the form of a file; without an orientation, in either.
  func isOn(_ name: String) -> Bool {
    guard let device else { return false }
    return name == device || name == "\(device).\(orientation.rawValue)" || name == writtenPlace
  }

  /// The form in a `devices` list; nil for a bare size.
  var writtenPlace: String? {
    device.map { device in
      device + (orientation == .landscape ? ".landscape" : "")
        + (split.map { ".\($0.rawValue)" } ?? "")
    }
  }

  fileprivate func moved(to place: Place, _ lists: EnvironmentLists) -> Environment {
    var size = lists.rooms(in: place).first { $0.host == host }?.size ?? place.size
    if host.stated.width != nil { size.width = self.size.width }
    if host.stated.height != nil { size.height = self.size.height }
    return place.environment(
      system: place.systems.first ?? system, textSize: textSize, language: language,
      direction: direction, state: state, host: host, size: size, lists: lists)
  }

  /// The environment with other traits, and a name that includes them.
  fileprivate func with(
    _ lists: EnvironmentLists, _ change: (inout Environment) -> Void
  ) -> Environment {
    var environment = self
    change(&environment)
    let place = writtenPlace.flatMap(Place.init(written:)) ?? Place(size: size, scale: scale)
    environment.traits = place.traits(of: environment, among: lists)
    return environment
  }

  /// The environment at another size, limited to 1 to 10,000 points.
  fileprivate func resized(to size: Size) -> Environment {
    var environment = self
    environment.size.width = min(max(size.width, 1), 10_000)
    environment.size.height = min(max(size.height, 1), 10_000)
    guard environment.size != self.size else { return self }
    let written = "\(figure(size.width)) x \(figure(size.height))"
    environment.place = place.isEmpty ? written : "\(place) at \(written)"
    environment.traits.removeAll(where: sizeTraits.contains)
    // A window of an iPad is compact below the width of the narrowest regular one.
    if device == nil || idiom == .pad {
      environment.horizontalSizeClass = size.width >= 600 ? .regular : .compact
    }
    if device == nil { environment.verticalSizeClass = size.height >= 480 ? .regular : .compact }
    return environment
  }
}

extension [ScreenLayouts] {
  /// The devices of their environments, in the form of a `devices` list.
  var devices: [String] {
    unique(flatMap { $0.environments.compactMap(\.deviceWithOrientation) })
  }
}
