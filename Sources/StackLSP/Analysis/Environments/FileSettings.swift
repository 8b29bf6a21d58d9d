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

  /// Whether no phone shows the screens.
  var isForPadsOnly = false

  /// The smallest and the largest iPad on their sides: which ways an app turns is written elsewhere, and every app for
  /// iPads alone that was looked at runs so.
  static let pads = ["iPadMini.landscape", "iPadPro13.landscape"]

  init(_ model: Model) {
    let project = model.defaults
    isForPadsOnly = project.isForPadsOnly
    if isForPadsOnly { devices = Self.pads }
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
