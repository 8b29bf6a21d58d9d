import StackDSL

/// What a file says for all its screens.
struct FileSettings: Sendable, Hashable {
  var defaults = DefaultPriorities.code
  /// The oldest major version of iOS that the app runs on.
  var minimumSystem = DeviceTable.currentSystem

  init(_ properties: [Property] = []) {
    for property in properties {
      switch property.name {
      case .defaults:
        defaults = property.value.name.flatMap(DefaultPriorities.init(rawValue:)) ?? defaults
      case .minimumOS:
        if let version = property.value.number { minimumSystem = Int(min(max(version, 1), 100)) }
      default: break
      }
    }
  }
}
