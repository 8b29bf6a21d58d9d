import LayoutEngine
import StackDSL

/// The environments of a screen: all combinations of its devices, text sizes, directions, languages, states
/// and versions of iOS. The first entry of each list forms the primary environment, which comes first.
///
/// A file could ask for millions of layouts. Beyond `EnvironmentLists.limit(for:)`, only those that differ
/// least from the primary one remain, so that every device and every text size occurs once before any two of
/// them are combined.
func environments(of screen: Screen, settings: FileSettings) -> [Environment] {
  let lists = EnvironmentLists(screen: screen, settings: settings)
  let limit = EnvironmentLists.limit(for: screen)
  if lists.count <= limit { return lists.combinations { _ in true } }
  var environments: [Environment] = []
  for differences in 0...EnvironmentLists.dimensions where environments.count < limit {
    let more = lists.combinations(limit: limit - environments.count) { $0 == differences }
    environments += more
  }
  return environments
}

/// The values of each dimension in which a screen is shown.
struct EnvironmentLists {
  /// The most environments of one screen: more than any app is tested in.
  static let most = 512
  /// The most views of one screen over all its environments: some 2 KB each while its findings are made.
  private static let mostViews = 100_000
  /// Devices, versions of iOS, text sizes, languages, directions, states.
  static let dimensions = 6

  /// The number of a screen's environments to solve, at least one.
  static func limit(for screen: Screen) -> Int {
    min(most, max(1, mostViews / max(screen.views.count, 1)))
  }

  var places: [Place] = []
  var textSizes: [TextSize] = []
  var languages: [Language] = []
  private var directions: [LayoutDirection] = []
  var states: [String?] = []
  private(set) var hosts: [Environment.Host] = []
  /// Where the members of a `when` come or go, in points.
  private var turns: (width: [Double], height: [Double]) = ([], [])
  /// Whether the size is open: a free view of a document was drawn in some size. In a `.stack` file it has
  /// the written size, if any.
  private(set) var isSizeOpen = false

  init(screen: Screen, settings: FileSettings) {
    var size: Size?
    var isSizeFirst = false
    var scale = 2.0
    var safeArea = Insets()
    var bars: Set<Bar> = []
    var system: Int?
    for property in screen.properties {
      switch property.name {
      case .devices: places = unique(property.value.names.compactMap(Place.init(written:)))
      case .textSizes: textSizes = unique(property.value.names.compactMap(TextSize.init(rawValue:)))
      case .languages: languages = unique(property.value.items.compactMap(Language.init(_:)))
      case .directions:
        directions = unique(property.value.names.compactMap(LayoutDirection.init(named:)))
      case .states: states = unique(property.value.names)
      case .size:
        size = property.value.fullSize
        isSizeFirst = places.isEmpty
      case .scale: scale = min(max(property.value.number ?? scale, 0.25), 8)
      case .host: hosts = unique(property.value.items.compactMap(Environment.Host.init(_:)))
      case .safeArea: safeArea = property.value.insets ?? safeArea
      case .bars: bars = Set(property.value.names.compactMap(Bar.init(rawValue:)))
      case .system: system = property.value.number.map { Int(min(max($0, 1), 100)) }
      default: break
      }
    }
    // What a document shows on phones, it shows on iPads if the app is for them alone.
    if screen.isOfInterfaceBuilder, settings.isForPadsOnly, !places.isEmpty {
      places = FileSettings.pads.compactMap(Place.init(written:))
    }
    let isHosted = hosts.contains { $0 != .screen }
    if isHosted { turns = (screen.turns(of: .width), screen.turns(of: .height)) }
    isSizeOpen =
      isHosted || screen.views.first?.runTime.contains(.placedElsewhere) ?? false
    if let size {
      var place = Place(size: size, scale: scale)
      place.safeArea = safeArea
      places.insert(place, at: isSizeFirst ? 0 : places.endIndex)
    }
    if places.isEmpty { places = unique(settings.devices.compactMap(Place.init(written:))) }
    if textSizes.isEmpty { textSizes = settings.textSizes }
    if languages.isEmpty { languages = [.english] }
    if states.isEmpty { states = [nil] }
    if hosts.isEmpty { hosts = [.screen] }
    // Copying a whole view is expensive.
    let kinds = Set(screen.views.indices.map { screen.views[$0].kind })
    for index in places.indices {
      places[index].bars = bars
      places[index].restrict(to: settings.minimumSystem, showing: kinds)
      // A device that does not run this version gets the nearest version that it runs.
      if let system { places[index].systems = [places[index].nearestSystem(to: system)] }
    }
  }

  /// The number of combinations of the lists; saturates.
  var count: Int {
    let ways = languages.reduce(0) { $0 + directions(in: $1).count }
    let rooms = places.reduce(0) { $0 + $1.systems.count * self.rooms(in: $1).count }
    return [rooms, textSizes.count, ways, states.count].reduce(1) {
      product, factor in
      let (result, overflow) = product.multipliedReportingOverflow(by: factor)
      return overflow ? .max : result
    }
  }

  /// The first combinations in which the number of entries that are not the first of their list satisfies a
  /// condition.
  func combinations(limit: Int = .max, where isWanted: (Int) -> Bool) -> [Environment] {
    var environments: [Environment] = []
    for (a, place) in places.enumerated() {
      let rooms = rooms(in: place)
      for (b, system) in place.systems.enumerated() {
        for (c, textSize) in textSizes.enumerated() {
          for (d, language) in languages.enumerated() {
            for (e, direction) in directions(in: language).enumerated() {
              for (f, state) in states.enumerated() {
                guard isWanted([a, b, c, d, e, f].count(where: { $0 > 0 })) else { continue }
                // Layouts in different hosts are compared with each other, so they stay together.
                for (host, size) in rooms {
                  if environments.count >= limit { return environments }
                  environments.append(
                    place.environment(
                      system: system, textSize: textSize, language: language,
                      direction: direction, state: state, host: host, size: size, lists: self))
                }
              }
            }
          }
        }
      }
    }
    return environments
  }

  func rooms(in place: Place) -> [(host: Environment.Host, size: Size)] {
    hosts.flatMap { host in place.sizes(of: host, turns).map { (host, $0) } }
  }

  /// The screen's own list, or the direction of the language.
  func directions(in language: Language) -> [LayoutDirection] {
    if !directions.isEmpty { return directions }
    return [language.isRightToLeft ? .rightToLeft : .leftToRight]
  }
}

extension Environment.Host {
  fileprivate init?(_ value: Value) {
    guard case .host(let host, let size) = value else { return nil }
    switch host {
    // A section's header and footer are measured and laid out like a cell.
    case .cell, .header, .footer: self = .cell(size)
    case .collectionCell, .view: self = .free(host, size)
    }
  }
}

extension Language {
  static let english = Language(code: "en", growth: 0)

  fileprivate init?(_ value: Value) {
    switch value {
    case .language(let code, let growth): self.init(code: code, growth: min(max(growth, -0.9), 9))
    case .name(let code), .string(let code): self.init(code: code, growth: 0)
    default: return nil
    }
  }
}

/// The elements without repetitions, in the order of their first occurrence.
func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  // Most lists are short, and hashing costs more than a few comparisons.
  if elements.count <= 8 {
    return elements.indices.filter { !elements[..<$0].contains(elements[$0]) }.map { elements[$0] }
  }
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
