/// The defaults for files and screens that do not state a value. The solver decides whatever is not stated here
/// either.
public struct ProjectDefaults: Sendable, Hashable {
  /// The devices of screens that name none.
  public var devices: [String] = []
  /// For a screen that names no text sizes.
  public var textSizes: [String] = []
  /// The oldest major version of iOS, for a file that names none.
  public var minimumOS: Int?

  /// Whether the app runs on iPads alone, so that no phone shows its screens.
  public var isForPadsOnly = false

  public init() {}

  /// With what another one says where this one says nothing.
  public func completed(by other: ProjectDefaults) -> ProjectDefaults {
    var completed = self
    if devices.isEmpty { completed.devices = other.devices }
    if textSizes.isEmpty { completed.textSizes = other.textSizes }
    completed.minimumOS = minimumOS ?? other.minimumOS
    return completed
  }
}
