import LayoutEngine

/// Every iPhone and iPad since the iPhone SE of 2016, as `docs/devices.md` lists them with the source of each
/// figure.
enum DeviceTable {
  /// The major version of iOS that a device runs unless its own last one is older.
  static let currentSystem = 27

  /// The device for a screen without `devices` and `size`.
  static let standard = "iPhone16"

  static let devices = DeviceRows.all.map(Device.init)

  static func device(_ name: String) -> Device? { devices.first { $0.name == name } }
}

extension Device {
  fileprivate init(_ row: DeviceRows.Row) {
    name = row.name
    title = row.title
    idiom = row.sizeClass == "regular" ? .pad : .phone
    width = row.width
    height = row.height
    scale = row.scale
    portraitSafeArea = Insets(topLeftBottomRight: row.upright)
    landscapeSafeArea = Insets(topLeftBottomRight: row.lying)
    isRegularInLandscape = row.sizeClass != "compact"
    systems = row.systems
    sources = row.sources.map { DeviceRows.sources[$0] ?? "" }
  }
}

extension Insets {
  /// - Parameter sides: all four.
  fileprivate init(topLeftBottomRight sides: [Double]) {
    self.init()
    guard sides.count == 4 else { return }
    (top, left, bottom, right) = (sides[0], sides[1], sides[2], sides[3])
  }
}
