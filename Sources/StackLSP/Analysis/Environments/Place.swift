import LayoutEngine
import StackDSL

/// The place where a screen is shown: a device in an orientation, or a bare size without a device.
struct Place: Hashable {
  var device: Device?
  var orientation: Environment.Orientation
  /// Nil for the whole screen.
  var split: SplitView?
  var size: Size
  var scale: Double
  /// The versions of iOS to check, the usual one first.
  var systems = [DeviceTable.currentSystem]
  /// The safe area of a bare size.
  var safeArea = Insets()
  var bars: Set<Bar> = []

  /// `iPhone16`, `iPhone16.landscape`, `iPadMini.landscape.half`; nil for any other text.
  init?(written: String) {
    var parts = written.split(separator: ".", omittingEmptySubsequences: false)[...]
    guard let name = parts.popFirst(), let device = DeviceTable.device(String(name)) else {
      return nil
    }
    self.device = device
    orientation = .portrait
    if let named = parts.first.flatMap({ Environment.Orientation(rawValue: String($0)) }) {
      orientation = named
      parts.removeFirst()
    }
    size = device.size(orientation)
    scale = device.scale
    if let part = parts.popFirst() {
      guard let split = SplitView(rawValue: String(part)),
        let width = split.width(on: device, orientation)
      else { return nil }
      self.split = split
      size.width = width
    }
    if !parts.isEmpty { return nil }
  }

  init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
    orientation = size.width > size.height ? .landscape : .portrait
  }

  /// Adds the oldest version of iOS to check. Before iOS 15 stacks, fonts and hiding differ (`PlatformRules`,
  /// `FontEra`), so a screen that must run there is checked on the oldest version too, if the device has one.
  /// A later oldest version is added if one of the screen's controls had another size in it.
  mutating func restrict(to minimumSystem: Int, showing kinds: Set<ViewKind> = []) {
    let available = device?.systems ?? 1...DeviceTable.currentSystem
    let newest = min(available.upperBound, DeviceTable.currentSystem)
    let oldest = min(max(available.lowerBound, minimumSystem), newest)
    let differs = oldest < 15 || kinds.contains { hasChanged($0, from: oldest, to: newest) }
    systems = differs && oldest < newest ? [newest, oldest] : [newest]
  }

  /// The nearest version of iOS that the device runs; for a bare size, the version itself.
  func nearestSystem(to system: Int) -> Int {
    device.map { min(max(system, $0.systems.lowerBound), $0.systems.upperBound) } ?? system
  }

  private func hasChanged(_ kind: ViewKind, from oldest: Int, to newest: Int) -> Bool {
    ControlSize(of: kind, system: oldest) != ControlSize(of: kind, system: newest)
      || alignmentRectInsets(of: kind, system: oldest)
        != alignmentRectInsets(of: kind, system: newest)
  }
}

extension Place {
  func environment(
    system: Int, textSize: TextSize, language: Language, direction: LayoutDirection,
    state: String?, host: Environment.Host, size: Size, lists: EnvironmentLists
  ) -> Environment {
    let barInsets = insets(of: bars, system: system)
    var environment = Environment(
      place: title, device: device?.name, orientation: orientation, split: split, size: size,
      scale: scale,
      safeArea: (device?.safeArea(orientation) ?? safeArea) + barInsets, bars: bars,
      barInsets: barInsets,
      horizontalSizeClass: horizontalSizeClass,
      // The height of a cell says nothing about a screen's.
      verticalSizeClass: device == nil && host != .screen ? .regular : verticalSizeClass,
      idiom: device?.idiom ?? .phone, textSize: textSize, direction: direction,
      language: language, state: state, system: system, host: host, isSizeOpen: lists.isSizeOpen)
    if device == nil, !environment.sizeTraits.isEmpty { environment.place = "" }
    if host != .screen {
      // A free view has the written values, and none of the device on which it is laid out.
      environment.safeArea = device == nil ? safeArea : Insets()
      environment.bars = []
      environment.barInsets = Insets()
    }
    environment.traits = traits(of: environment, among: lists)
    return environment
  }

  /// A bare size has the size classes of a phone of that size.
  var horizontalSizeClass: Environment.SizeClass {
    guard let device else { return size.width >= 600 ? .regular : .compact }
    return split?.horizontalSizeClass(on: device, orientation)
      ?? device.horizontalSizeClass(orientation)
  }

  var verticalSizeClass: Environment.SizeClass {
    device?.verticalSizeClass(orientation) ?? (size.height >= 480 ? .regular : .compact)
  }

  /// The traits that distinguish this environment from the screen's others in the same place.
  func traits(of environment: Environment, among lists: EnvironmentLists) -> [String] {
    var parts: [String] = []
    if lists.textSizes.count > 1 || environment.textSize != .standard {
      parts.append("text size \(environment.textSize.rawValue)")
    }
    if lists.languages.count > 1 { parts.append(environment.language.title) }
    let usual: LayoutDirection = environment.language.isRightToLeft ? .rightToLeft : .leftToRight
    if environment.direction != usual {
      parts.append(environment.direction == .rightToLeft ? "right to left" : "left to right")
    }
    if let state = environment.state { parts.append(state) }
    parts += environment.sizeTraits
    if lists.hosts.count > 1, !parts.contains("\(pt(environment.size.height)) high") {
      parts.append(
        environment.host.isSelfSizing ? "self-sizing" : "\(figure(environment.size.height)) high")
    }
    if systems.count > 1 { parts.append("iOS \(environment.system)") }
    return parts
  }

  private var title: String {
    guard let device else { return "\(figure(size.width)) x \(figure(size.height))" }
    let share =
      switch split {
      case .third: ", a third"
      case .half: ", half"
      case .twoThirds: ", two thirds"
      case nil: ""
      }
    return (orientation == .landscape ? "\(device.title) landscape" : device.title) + share
  }
}

extension Language {
  fileprivate var title: String {
    growth == 0 ? code : "\(code) \(growth > 0 ? "+" : "−")\(figure(abs(growth) * 100))%"
  }
}

extension Insets {
  static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}
