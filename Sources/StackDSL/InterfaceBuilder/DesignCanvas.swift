/// The device that a document is drawn on in Interface Builder.
///
/// Source: root views and required constraints to the safe area in 3,444 recorded layouts.
struct DesignCanvas: Sendable {
  /// Points, as it is held.
  var width: Double
  var height: Double
  /// Pixels a point.
  var scale: Double
  var isLandscape: Bool
  var isPad: Bool
  var hasHomeButton: Bool
  /// Points that a bare screen loses to the status bar and the home indicator.
  var top: Double
  var bottom: Double
  /// At both sides of a phone that lies on its side.
  var side: Double

  private struct Row {
    var id: String
    var width: Double
    var height: Double
    var scale: Double
    /// The depth of the notch or island; nil for a device with a home button.
    var notch: Double?
  }

  private static let phones = [
    Row(id: "retina3_5", width: 320, height: 480, scale: 2, notch: nil),
    Row(id: "retina4_0", width: 320, height: 568, scale: 2, notch: nil),
    Row(id: "retina4_7", width: 375, height: 667, scale: 2, notch: nil),
    Row(id: "retina5_5", width: 414, height: 736, scale: 3, notch: nil),
    Row(id: "retina5_9", width: 375, height: 812, scale: 3, notch: 44),
    Row(id: "retina6_1", width: 414, height: 896, scale: 2, notch: 44),
    Row(id: "retina6_5", width: 414, height: 896, scale: 3, notch: 44),
    Row(id: "retina6_0", width: 390, height: 844, scale: 3, notch: 47),
    Row(id: "retina6_12", width: 393, height: 852, scale: 3, notch: 59),
    Row(id: "retina6_7", width: 428, height: 926, scale: 3, notch: 47),
    Row(id: "retina6_72", width: 430, height: 932, scale: 3, notch: 59),
    Row(id: "retina6_3", width: 402, height: 874, scale: 3, notch: 62),
    Row(id: "retina6_9", width: 440, height: 956, scale: 3, notch: 62),
  ]

  private static let pads = [
    Row(id: "ipad9_7", width: 768, height: 1024, scale: 2, notch: nil),
    Row(id: "ipad10_5", width: 834, height: 1112, scale: 2, notch: nil),
    Row(id: "ipad12_9", width: 1024, height: 1366, scale: 2, notch: nil),
    Row(id: "ipad11_0rounded", width: 834, height: 1194, scale: 2, notch: 24),
    Row(id: "ipad10_9rounded", width: 820, height: 1180, scale: 2, notch: 24),
    Row(id: "ipad12_9rounded", width: 1024, height: 1366, scale: 2, notch: 24),
  ]

  /// A document of Xcode 7 or before names no device and is drawn on 600 by 600.
  init(device: String?, isLandscape: Bool, toolsVersion: Int) {
    let pad = Self.pads.first { $0.id == device }
    let row =
      pad ?? Self.phones.first { $0.id == device }
      ?? Row(id: "", width: 600, height: 600, scale: 1, notch: nil)
    self.isLandscape = isLandscape
    isPad = pad != nil
    width = isLandscape ? row.height : row.width
    height = isLandscape ? row.width : row.height
    scale = row.scale
    hasHomeButton = row.notch == nil
    // Interface Builder drew no status bar on phones with a home button from Xcode 11 to 14.
    let drawsStatusBar = isPad || toolsVersion < 15_000 || toolsVersion >= 23_000
    let notch = Self.notch(row.notch, of: row.id, toolsVersion)
    top = notch ?? (drawsStatusBar ? 20 : 0)
    bottom = hasHomeButton ? 0 : isPad ? 20 : 34
    side = 0
    if isLandscape, !isPad {
      side = notch ?? 0
      top = 0
      bottom = hasHomeButton ? 0 : 21
    }
  }

  /// The device of this size, held upright; nil if there is none.
  init?(width: Double, height: Double, toolsVersion: Int) {
    let device = (Self.phones + Self.pads).first { $0.width == width && $0.height == height }
    guard let device else { return nil }
    self.init(device: device.id, isLandscape: false, toolsVersion: toolsVersion)
  }

  /// Whether a controller's view of this size is a screen, without what bars or a sheet take from its height.
  ///
  /// They leave at least half of it. Of 1,511 controllers of public apps that no segue embeds and whose authors
  /// wrote no size, one is lower: 64 of 896 pt, and its app shows it on the whole screen.
  func mayShow(width: Double, height: Double) -> Bool {
    let isWide = width == self.width || (Self.phones + Self.pads).contains { $0.width == width }
    return isWide && height >= self.height / 2
  }

  /// Two devices were replaced by later ones of the same size: XR by 11, X by 13 mini.
  private static func notch(_ notch: Double?, of device: String, _ toolsVersion: Int) -> Double? {
    guard toolsVersion >= 21_000 else { return notch }
    return switch device {
    case "retina6_1": 48
    case "retina5_9": 50
    default: notch
    }
  }
}
