import StackDSL

/// Which table of default priorities a file uses: what code gets, what Interface
/// Builder writes, or the same for every class.
enum DefaultPriorities: String, Sendable, Hashable { case code, interfaceBuilder, uniform }

/// What holds for all screens of a file.
struct FileSettings: Sendable, Hashable {
  var defaults = DefaultPriorities.code
  /// The oldest major version of iOS that the app runs on.
  var minimumSystem = DeviceTable.currentSystem
  /// The file says it: a device that is older is a slip, not a wish.
  var isMinimumWritten = false
  /// Where a screen is shown that names no devices.
  var devices = [DeviceTable.standard]
  /// For a screen that names no text sizes.
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
