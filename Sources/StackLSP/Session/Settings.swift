import JSONRPC
import StackDSL

/// The user's settings, under `stack` in the client's configuration.
struct Settings: Sendable, Hashable {
  /// Whether a hover shows the picture of the screen.
  var hoverPicture = true
  /// Whether inlay hints show solved sizes beside the views.
  var inlayHints = true
  /// The devices for screens that name none; empty for the default device.
  var devices: [String] = []
  /// Severities by code or family.
  var choice = RuleChoice()

  /// Reads an object of settings. Faults become complaints, and everything else applies.
  static func read(_ json: JSON) -> (Settings, complaints: [String]) {
    var settings = Settings()
    var complaints: [String] = []
    guard case .object(let object) = json else {
      return (settings, ["the setting stack must be an object."])
    }
    for member in object.members {
      let key = "stack.\(member.name)"
      switch member.name {
      case "hoverPicture", "inlayHints":
        guard let isOn = member.value.boolValue else {
          complaints.append("the setting \(key) must be true or false.")
          continue
        }
        if member.name == "inlayHints" { settings.inlayHints = isOn }
        if member.name == "hoverPicture" { settings.hoverPicture = isOn }
      case "devices": settings.readDevices(member.value, &complaints)
      case "levels": settings.readLevels(member.value, &complaints)
      // The editor's own settings are in the same section.
      case "server", "preview", "trace": continue
      default: complaints.append("there is no setting \(key).")
      }
    }
    return (settings, complaints)
  }

  private mutating func readDevices(_ json: JSON, _ complaints: inout [String]) {
    guard let names = json.arrayValue else {
      return complaints.append("the setting stack.devices must be a list of devices.")
    }
    for name in names {
      if let name = name.stringValue, Place(written: name) != nil {
        devices.append(name)
      } else {
        complaints.append(
          "the setting stack.devices: \(name.stringValue.map { "`\($0)`" } ?? "a value") is no device."
        )
      }
    }
  }

  private mutating func readLevels(_ json: JSON, _ complaints: inout [String]) {
    guard case .object(let object) = json else {
      return complaints.append("the setting stack.levels must be an object.")
    }
    for member in object.members {
      if let level = member.value.stringValue.flatMap(RuleChoice.Level.init) {
        choice.levels[member.name] = level
      } else {
        complaints.append(
          "the setting stack.levels.\(member.name) must be off, hint, information, warning or error."
        )
      }
    }
  }

  /// These settings with those of the project, which take precedence, so that the editor reports what the
  /// command line reports.
  func within(_ project: Project) -> Settings {
    guard project.file != nil else { return self }
    var settings = self
    settings.choice = project.choice
    settings.choice.levels.merge(choice.levels) { agreed, _ in agreed }
    return settings
  }
}
