import LayoutEngine

/// Every iPhone and iPad since the iPhone SE of 2016, each with the source of its figures (`DeviceSource`);
/// `docs/devices.md` is generated from it.
///
/// iPhone Duo is missing: Apple gives its displays in pixels, asks apps to read its safe areas at run time,
/// and puts bars along its side.
enum DeviceTable {
  /// The major version of iOS that a device runs unless its own last one is older.
  static let currentSystem = 27

  /// The device for a screen without `devices` and `size`.
  static let standard = "iPhone16"

  static let devices: [Device] = iPhones + iPads

  private static let iPhones: [Device] = [
    // Home button: 20 pt of status bar in portrait, nothing in landscape.
    phone("iPhoneSE1", "iPhone SE (1st generation)", 320, 568, 2, .homeButton, 9...15),
    phone("iPhone7", "iPhone 7", 375, 667, 2, .homeButton, 10...15),
    phone("iPhone7Plus", "iPhone 7 Plus", 414, 736, 3, .homeButton, 10...15, large: true),
    phone("iPhone8", "iPhone 8", 375, 667, 2, .homeButton, 11...16),
    phone("iPhone8Plus", "iPhone 8 Plus", 414, 736, 3, .homeButton, 11...16, large: true),
    phone("iPhoneSE2", "iPhone SE (2nd generation)", 375, 667, 2, .homeButton, 13...27),
    phone("iPhoneSE3", "iPhone SE (3rd generation)", 375, 667, 2, .homeButton, 15...27),
    // The first notch: 44 and 34 in portrait; 44 at both sides and 21 in landscape.
    phone("iPhoneX", "iPhone X", 375, 812, 3, .notch(44), 11...16),
    phone("iPhoneXS", "iPhone XS", 375, 812, 3, .notch(44), 12...18),
    phone("iPhoneXSMax", "iPhone XS Max", 414, 896, 3, .notch(44), 12...18, large: true),
    phone("iPhone11Pro", "iPhone 11 Pro", 375, 812, 3, .notch(44), 13...27),
    phone("iPhone11ProMax", "iPhone 11 Pro Max", 414, 896, 3, .notch(44), 13...27, large: true),
    // At scale 2 the same notch takes 48.
    phone("iPhoneXR", "iPhone XR", 414, 896, 2, .notch(48), 12...18, large: true),
    phone("iPhone11", "iPhone 11", 414, 896, 2, .notch(48), 13...27, large: true),
    // 47, and 50 on the mini.
    phone("iPhone12Mini", "iPhone 12 mini", 375, 812, 3, .notch(50), 14...27),
    phone("iPhone12", "iPhone 12", 390, 844, 3, .notch(47), 14...27),
    phone("iPhone12Pro", "iPhone 12 Pro", 390, 844, 3, .notch(47), 14...27),
    phone("iPhone12ProMax", "iPhone 12 Pro Max", 428, 926, 3, .notch(47), 14...27, large: true),
    phone("iPhone13Mini", "iPhone 13 mini", 375, 812, 3, .notch(50), 15...27),
    phone("iPhone13", "iPhone 13", 390, 844, 3, .notch(47), 15...27),
    phone("iPhone13Pro", "iPhone 13 Pro", 390, 844, 3, .notch(47), 15...27),
    phone("iPhone13ProMax", "iPhone 13 Pro Max", 428, 926, 3, .notch(47), 15...27, large: true),
    phone("iPhone14", "iPhone 14", 390, 844, 3, .notch(47), 16...27),
    phone("iPhone14Plus", "iPhone 14 Plus", 428, 926, 3, .notch(47), 16...27, large: true),
    phone("iPhone16e", "iPhone 16e", 390, 844, 3, .notch(47), 18...27),
    phone("iPhone17e", "iPhone 17e", 390, 844, 3, .notch(47), 26...27, source: .simulator27),
    // The Dynamic Island: 59 and 34 in portrait; 59 at both sides and 21 in landscape.
    phone("iPhone14Pro", "iPhone 14 Pro", 393, 852, 3, .notch(59), 16...27),
    phone("iPhone14ProMax", "iPhone 14 Pro Max", 430, 932, 3, .notch(59), 16...27, large: true),
    phone("iPhone15", "iPhone 15", 393, 852, 3, .notch(59), 17...27),
    phone("iPhone15Plus", "iPhone 15 Plus", 430, 932, 3, .notch(59), 17...27, large: true),
    phone("iPhone15Pro", "iPhone 15 Pro", 393, 852, 3, .notch(59), 17...27),
    phone("iPhone15ProMax", "iPhone 15 Pro Max", 430, 932, 3, .notch(59), 17...27, large: true),
    phone("iPhone16", "iPhone 16", 393, 852, 3, .notch(59), 18...27),
    phone("iPhone16Plus", "iPhone 16 Plus", 430, 932, 3, .notch(59), 18...27, large: true),
    // Thinner borders: 62.
    phone("iPhone16Pro", "iPhone 16 Pro", 402, 874, 3, .notch(62), 18...27),
    phone("iPhone16ProMax", "iPhone 16 Pro Max", 440, 956, 3, .notch(62), 18...27, large: true),
    phone("iPhone17", "iPhone 17", 402, 874, 3, .notch(62), 26...27),
    phone("iPhone17Pro", "iPhone 17 Pro", 402, 874, 3, .notch(62), 26...27),
    phone("iPhone17ProMax", "iPhone 17 Pro Max", 440, 956, 3, .notch(62), 26...27, large: true),
    phone("iPhone18Pro", "iPhone 18 Pro", 402, 874, 3, .notch(62), 27...27, source: .simulator27),
    phone(
      "iPhone18ProMax", "iPhone 18 Pro Max", 440, 956, 3, .notch(62), 27...27, large: true,
      source: .simulator27),
    // 68: the island sits lower under the camera bar.
    phone("iPhoneAir", "iPhone Air", 420, 912, 3, .notch(68), 26...27, large: true),
  ]

  private static let iPads: [Device] = [
    // Home button: 20 pt of status bar in every orientation.
    pad("iPadMini4", "iPad mini 4", 768, 1024, .homeButton, 9...15),
    pad("iPadMini5", "iPad mini (5th generation)", 768, 1024, .homeButton, 12...27),
    pad("iPadAir2", "iPad Air 2", 768, 1024, .homeButton, 9...15),
    pad("iPadAir3", "iPad Air (3rd generation)", 834, 1112, .homeButton, 12...27),
    pad("iPad5", "iPad (5th generation)", 768, 1024, .homeButton, 10...16),
    pad("iPad6", "iPad (6th generation)", 768, 1024, .homeButton, 11...17),
    pad("iPad7", "iPad (7th generation)", 810, 1080, .homeButton, 13...18),
    pad("iPad8", "iPad (8th generation)", 810, 1080, .homeButton, 14...27),
    pad("iPad9", "iPad (9th generation)", 810, 1080, .homeButton, 15...27),
    pad("iPadPro9_7", "iPad Pro 9.7-inch", 768, 1024, .homeButton, 9...16),
    pad("iPadPro10_5", "iPad Pro 10.5-inch", 834, 1112, .homeButton, 10...17),
    pad(
      "iPadPro12_9", "iPad Pro 12.9-inch (1st generation)", 1024, 1366, .homeButton, 9...16),
    pad(
      "iPadPro12_9Gen2", "iPad Pro 12.9-inch (2nd generation)", 1024, 1366, .homeButton, 10...17),
    // No home button: 24 at the top and 20 at the bottom in every orientation.
    pad("iPadMini6", "iPad mini (6th generation)", 744, 1133, .homeIndicator, 15...27),
    pad("iPadMini", "iPad mini (A17 Pro)", 744, 1133, .homeIndicator, 18...27),
    pad("iPad10", "iPad (10th generation)", 820, 1180, .homeIndicator, 16...27),
    pad("iPad", "iPad (A16)", 820, 1180, .homeIndicator, 18...27),
    pad("iPadAir4", "iPad Air (4th generation)", 820, 1180, .homeIndicator, 14...27),
    pad("iPadAir5", "iPad Air (5th generation)", 820, 1180, .homeIndicator, 15...27),
    pad("iPadAir11", "iPad Air 11-inch (M2 to M4)", 820, 1180, .homeIndicator, 17...27),
    pad("iPadAir13", "iPad Air 13-inch (M2 to M4)", 1024, 1366, .homeIndicator, 17...27),
    pad(
      "iPadPro11", "iPad Pro 11-inch (1st to 4th generation)", 834, 1194, .homeIndicator, 12...27),
    pad("iPadPro11M4", "iPad Pro 11-inch (M4 and M5)", 834, 1210, .homeIndicator, 17...27),
    pad(
      "iPadPro12_9Gen3", "iPad Pro 12.9-inch (3rd to 6th generation)", 1024, 1366,
      .homeIndicator, 12...27),
    pad("iPadPro13", "iPad Pro 13-inch (M4 and M5)", 1032, 1376, .homeIndicator, 17...27),
  ]

  private enum Front {
    case homeButton
    /// A notch or island that takes this many points at the top.
    case notch(Double)
    case homeIndicator

    var source: DeviceSource {
      if case .homeButton = self { return .statusBar }
      return .windows
    }
  }

  private static func phone(
    _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double,
    _ front: Front, _ systems: ClosedRange<Int>, large: Bool = false,
    source: DeviceSource = .guidelines
  ) -> Device {
    var portrait = Insets(top: 20)
    var landscape = Insets()
    if case .notch(let depth) = front {
      portrait = Insets(top: depth, bottom: 34)
      landscape = Insets(left: depth, bottom: 21, right: depth)
    }
    return Device(
      name: name, title: title, idiom: .phone, width: width, height: height, scale: scale,
      portraitSafeArea: portrait, landscapeSafeArea: landscape, isRegularInLandscape: large,
      systems: systems, sizeSource: source,
      safeAreaSource: source == .guidelines ? front.source : source)
  }

  private static func pad(
    _ name: String, _ title: String, _ width: Double, _ height: Double, _ front: Front,
    _ systems: ClosedRange<Int>
  ) -> Device {
    var insets = Insets(top: 24, bottom: 20)
    if case .homeButton = front { insets = Insets(top: 20) }
    return Device(
      name: name, title: title, idiom: .pad, width: width, height: height, scale: 2,
      portraitSafeArea: insets, landscapeSafeArea: insets, isRegularInLandscape: true,
      systems: systems, sizeSource: .guidelines, safeAreaSource: front.source)
  }

  static func device(_ name: String) -> Device? { devices.first { $0.name == name } }
}
