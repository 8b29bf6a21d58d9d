import LayoutEngine
import StackDSL

/// Every environment of a screen: all combinations of its devices, text sizes, directions,
/// languages, states and versions of iOS. The first of each list makes the primary one, which
/// stands first.
func environments(of screen: Screen, settings: FileSettings) -> [Environment] {
  let lists = EnvironmentLists(screen: screen, settings: settings)
  var environments: [Environment] = []
  for place in lists.places {
    for system in place.systems {
      for textSize in lists.textSizes {
        for language in lists.languages {
          for direction in lists.directions(in: language) {
            for state in lists.states {
              // A file from outside could ask for millions.
              if environments.count == EnvironmentLists.limit { return environments }
              environments.append(
                place.environment(
                  system: system, textSize: textSize, language: language, direction: direction,
                  state: state, lists: lists))
            }
          }
        }
      }
    }
  }
  return environments
}

/// What a screen says of the environments it is shown in.
struct EnvironmentLists {
  /// Environments of one screen at the most: more than any app is tested in.
  static let limit = 512

  var places: [Place] = []
  var textSizes: [TextSize] = []
  var languages: [Language] = []
  private var directions: [LayoutDirection] = []
  var states: [String?] = []
  var host = Environment.Host.screen

  init(screen: Screen, settings: FileSettings) {
    var size: Size?
    var scale = 2.0
    for property in screen.properties {
      switch property.name {
      case .devices: places = unique(property.value.names.compactMap(Place.init(written:)))
      case .textSizes: textSizes = unique(property.value.names.compactMap(TextSize.init(rawValue:)))
      case .languages: languages = unique(property.value.items.compactMap(Language.init(_:)))
      case .directions:
        directions = unique(property.value.names.compactMap(LayoutDirection.init(named:)))
      case .states: states = unique(property.value.names)
      case .size: size = property.value.fullSize
      case .scale: scale = min(max(property.value.number ?? scale, 0.25), 8)
      case .host: if case .cell(let height) = property.value { host = .cell(height: height) }
      default: break
      }
    }
    if let size { places.append(Place(size: size, scale: scale)) }
    if places.isEmpty { places = unique(settings.devices.compactMap(Place.init(written:))) }
    if textSizes.isEmpty { textSizes = [.standard] }
    if languages.isEmpty { languages = [.english] }
    if states.isEmpty { states = [nil] }
    for index in places.indices { places[index].restrict(to: settings.minimumSystem) }
  }

  /// The screen's own list, or the way the language runs.
  func directions(in language: Language) -> [LayoutDirection] {
    if !directions.isEmpty { return directions }
    return [language.isRightToLeft ? .rightToLeft : .leftToRight]
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

/// Without repetitions, the first of each kept.
func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
