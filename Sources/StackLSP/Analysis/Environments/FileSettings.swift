import StackDSL

/// The settings that apply to all screens of a file.
struct FileSettings: Sendable, Hashable {
  var defaults = DefaultPriorities.code
  /// The oldest major version of iOS that the app runs on.
  var minimumSystem = DeviceTable.currentSystem
  /// Whether the file sets it; a device that is older is then a mistake.
  var isMinimumWritten = false
  /// The devices of a screen that names none.
  var devices = [DeviceTable.standard]
  /// The text sizes of a screen that names none.
  var textSizes = [TextSize.standard]

  init(_ model: Model) {
    let project = model.defaults
    if !project.devices.isEmpty { devices = project.devices }
    if !project.textSizes.isEmpty {
      textSizes = unique(project.textSizes.compactMap(TextSize.init(rawValue:)))
    }
    minimumSystem = project.minimumOS ?? minimumSystem
    for property in model.properties {
      switch property.name {
      case .defaults:
        defaults = property.value.name.flatMap(DefaultPriorities.init(rawValue:)) ?? defaults
      case .minimumOS:
        guard let version = property.value.number else { continue }
        minimumSystem = Int(min(max(version, 1), 100))
        isMinimumWritten = true
      default: break
      }
    }
  }
}
