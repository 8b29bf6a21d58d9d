// swift-format-ignore-file

/// The devices, as `docs/devices.md` has them: `scripts/fix` copies.
enum DeviceRows {
  struct Row {
    var name, title: String
    var width, height, scale: Double
    /// Top, left, bottom, right.
    var upright, lying: [Double]
    var sizeClass: String
    var systems: ClosedRange<Int>
    /// Of the size and of the safe area.
    var sources: [Int]
  }

  static let sources: [Int: String] = [
    1: #"Apple, Human Interface Guidelines, “Layout”, Specifications: screen dimensions and size classes"#,
    2: #"Apple, “Positioning content relative to the safe area”: the status bar"#,
    3: #"`safeAreaInsets` of a window in the simulator, as published (useyourloaf.com, “iPhone 14 Screen Sizes” to “iPhone 17 Screen Sizes”; SwiftUI-Simulator, `DeviceInfo`)"#,
    4: #"the simulators of iOS 26.3 to 27, as people published in 2026 what they print (iPhone 17e 390 × 844 with a notch; iPhone 18 Pro 402 × 874 with 62 at the top; iPhone 18 Pro Max 440 × 956)"#,
  ]

  static let all: [Row] = [
    Row(
      name: "iPhoneSE1", title: "iPhone SE (1st generation)", width: 320, height: 568, scale: 2,
      upright: [20, 0, 0, 0], lying: [0, 0, 0, 0], sizeClass: "compact", systems: 9...15,
      sources: [1, 2]),
    Row(
      name: "iPhone7", title: "iPhone 7", width: 375, height: 667, scale: 2,
      upright: [20, 0, 0, 0], lying: [0, 0, 0, 0], sizeClass: "compact", systems: 10...15,
      sources: [1, 2]),
    Row(
      name: "iPhone7Plus", title: "iPhone 7 Plus", width: 414, height: 736, scale: 3,
      upright: [20, 0, 0, 0], lying: [0, 0, 0, 0], sizeClass: "regular in landscape", systems: 10...15,
      sources: [1, 2]),
    Row(
      name: "iPhone8", title: "iPhone 8", width: 375, height: 667, scale: 2,
      upright: [20, 0, 0, 0], lying: [0, 0, 0, 0], sizeClass: "compact", systems: 11...16,
      sources: [1, 2]),
    Row(
      name: "iPhone8Plus", title: "iPhone 8 Plus", width: 414, height: 736, scale: 3,
      upright: [20, 0, 0, 0], lying: [0, 0, 0, 0], sizeClass: "regular in landscape", systems: 11...16,
      sources: [1, 2]),
    Row(
      name: "iPhoneSE2", title: "iPhone SE (2nd generation)", width: 375, height: 667, scale: 2,
      upright: [20, 0, 0, 0], lying: [0, 0, 0, 0], sizeClass: "compact", systems: 13...27,
      sources: [1, 2]),
    Row(
      name: "iPhoneSE3", title: "iPhone SE (3rd generation)", width: 375, height: 667, scale: 2,
      upright: [20, 0, 0, 0], lying: [0, 0, 0, 0], sizeClass: "compact", systems: 15...27,
      sources: [1, 2]),
    Row(
      name: "iPhoneX", title: "iPhone X", width: 375, height: 812, scale: 3,
      upright: [44, 0, 34, 0], lying: [0, 44, 21, 44], sizeClass: "compact", systems: 11...16,
      sources: [1, 3]),
    Row(
      name: "iPhoneXS", title: "iPhone XS", width: 375, height: 812, scale: 3,
      upright: [44, 0, 34, 0], lying: [0, 44, 21, 44], sizeClass: "compact", systems: 12...18,
      sources: [1, 3]),
    Row(
      name: "iPhoneXSMax", title: "iPhone XS Max", width: 414, height: 896, scale: 3,
      upright: [44, 0, 34, 0], lying: [0, 44, 21, 44], sizeClass: "regular in landscape", systems: 12...18,
      sources: [1, 3]),
    Row(
      name: "iPhone11Pro", title: "iPhone 11 Pro", width: 375, height: 812, scale: 3,
      upright: [44, 0, 34, 0], lying: [0, 44, 21, 44], sizeClass: "compact", systems: 13...27,
      sources: [1, 3]),
    Row(
      name: "iPhone11ProMax", title: "iPhone 11 Pro Max", width: 414, height: 896, scale: 3,
      upright: [44, 0, 34, 0], lying: [0, 44, 21, 44], sizeClass: "regular in landscape", systems: 13...27,
      sources: [1, 3]),
    Row(
      name: "iPhoneXR", title: "iPhone XR", width: 414, height: 896, scale: 2,
      upright: [48, 0, 34, 0], lying: [0, 48, 21, 48], sizeClass: "regular in landscape", systems: 12...18,
      sources: [1, 3]),
    Row(
      name: "iPhone11", title: "iPhone 11", width: 414, height: 896, scale: 2,
      upright: [48, 0, 34, 0], lying: [0, 48, 21, 48], sizeClass: "regular in landscape", systems: 13...27,
      sources: [1, 3]),
    Row(
      name: "iPhone12Mini", title: "iPhone 12 mini", width: 375, height: 812, scale: 3,
      upright: [50, 0, 34, 0], lying: [0, 50, 21, 50], sizeClass: "compact", systems: 14...27,
      sources: [1, 3]),
    Row(
      name: "iPhone12", title: "iPhone 12", width: 390, height: 844, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "compact", systems: 14...27,
      sources: [1, 3]),
    Row(
      name: "iPhone12Pro", title: "iPhone 12 Pro", width: 390, height: 844, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "compact", systems: 14...27,
      sources: [1, 3]),
    Row(
      name: "iPhone12ProMax", title: "iPhone 12 Pro Max", width: 428, height: 926, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "regular in landscape", systems: 14...27,
      sources: [1, 3]),
    Row(
      name: "iPhone13Mini", title: "iPhone 13 mini", width: 375, height: 812, scale: 3,
      upright: [50, 0, 34, 0], lying: [0, 50, 21, 50], sizeClass: "compact", systems: 15...27,
      sources: [1, 3]),
    Row(
      name: "iPhone13", title: "iPhone 13", width: 390, height: 844, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "compact", systems: 15...27,
      sources: [1, 3]),
    Row(
      name: "iPhone13Pro", title: "iPhone 13 Pro", width: 390, height: 844, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "compact", systems: 15...27,
      sources: [1, 3]),
    Row(
      name: "iPhone13ProMax", title: "iPhone 13 Pro Max", width: 428, height: 926, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "regular in landscape", systems: 15...27,
      sources: [1, 3]),
    Row(
      name: "iPhone14", title: "iPhone 14", width: 390, height: 844, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "compact", systems: 16...27,
      sources: [1, 3]),
    Row(
      name: "iPhone14Plus", title: "iPhone 14 Plus", width: 428, height: 926, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "regular in landscape", systems: 16...27,
      sources: [1, 3]),
    Row(
      name: "iPhone16e", title: "iPhone 16e", width: 390, height: 844, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "compact", systems: 18...27,
      sources: [1, 3]),
    Row(
      name: "iPhone17e", title: "iPhone 17e", width: 390, height: 844, scale: 3,
      upright: [47, 0, 34, 0], lying: [0, 47, 21, 47], sizeClass: "compact", systems: 26...27,
      sources: [4, 4]),
    Row(
      name: "iPhone14Pro", title: "iPhone 14 Pro", width: 393, height: 852, scale: 3,
      upright: [59, 0, 34, 0], lying: [0, 59, 21, 59], sizeClass: "compact", systems: 16...27,
      sources: [1, 3]),
    Row(
      name: "iPhone14ProMax", title: "iPhone 14 Pro Max", width: 430, height: 932, scale: 3,
      upright: [59, 0, 34, 0], lying: [0, 59, 21, 59], sizeClass: "regular in landscape", systems: 16...27,
      sources: [1, 3]),
    Row(
      name: "iPhone15", title: "iPhone 15", width: 393, height: 852, scale: 3,
      upright: [59, 0, 34, 0], lying: [0, 59, 21, 59], sizeClass: "compact", systems: 17...27,
      sources: [1, 3]),
    Row(
      name: "iPhone15Plus", title: "iPhone 15 Plus", width: 430, height: 932, scale: 3,
      upright: [59, 0, 34, 0], lying: [0, 59, 21, 59], sizeClass: "regular in landscape", systems: 17...27,
      sources: [1, 3]),
    Row(
      name: "iPhone15Pro", title: "iPhone 15 Pro", width: 393, height: 852, scale: 3,
      upright: [59, 0, 34, 0], lying: [0, 59, 21, 59], sizeClass: "compact", systems: 17...27,
      sources: [1, 3]),
    Row(
      name: "iPhone15ProMax", title: "iPhone 15 Pro Max", width: 430, height: 932, scale: 3,
      upright: [59, 0, 34, 0], lying: [0, 59, 21, 59], sizeClass: "regular in landscape", systems: 17...27,
      sources: [1, 3]),
    Row(
      name: "iPhone16", title: "iPhone 16", width: 393, height: 852, scale: 3,
      upright: [59, 0, 34, 0], lying: [0, 59, 21, 59], sizeClass: "compact", systems: 18...27,
      sources: [1, 3]),
    Row(
      name: "iPhone16Plus", title: "iPhone 16 Plus", width: 430, height: 932, scale: 3,
      upright: [59, 0, 34, 0], lying: [0, 59, 21, 59], sizeClass: "regular in landscape", systems: 18...27,
      sources: [1, 3]),
    Row(
      name: "iPhone16Pro", title: "iPhone 16 Pro", width: 402, height: 874, scale: 3,
      upright: [62, 0, 34, 0], lying: [0, 62, 21, 62], sizeClass: "compact", systems: 18...27,
      sources: [1, 3]),
    Row(
      name: "iPhone16ProMax", title: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3,
      upright: [62, 0, 34, 0], lying: [0, 62, 21, 62], sizeClass: "regular in landscape", systems: 18...27,
      sources: [1, 3]),
    Row(
      name: "iPhone17", title: "iPhone 17", width: 402, height: 874, scale: 3,
      upright: [62, 0, 34, 0], lying: [0, 62, 21, 62], sizeClass: "compact", systems: 26...27,
      sources: [1, 3]),
    Row(
      name: "iPhone17Pro", title: "iPhone 17 Pro", width: 402, height: 874, scale: 3,
      upright: [62, 0, 34, 0], lying: [0, 62, 21, 62], sizeClass: "compact", systems: 26...27,
      sources: [1, 3]),
    Row(
      name: "iPhone17ProMax", title: "iPhone 17 Pro Max", width: 440, height: 956, scale: 3,
      upright: [62, 0, 34, 0], lying: [0, 62, 21, 62], sizeClass: "regular in landscape", systems: 26...27,
      sources: [1, 3]),
    Row(
      name: "iPhone18Pro", title: "iPhone 18 Pro", width: 402, height: 874, scale: 3,
      upright: [62, 0, 34, 0], lying: [0, 62, 21, 62], sizeClass: "compact", systems: 27...27,
      sources: [4, 4]),
    Row(
      name: "iPhone18ProMax", title: "iPhone 18 Pro Max", width: 440, height: 956, scale: 3,
      upright: [62, 0, 34, 0], lying: [0, 62, 21, 62], sizeClass: "regular in landscape", systems: 27...27,
      sources: [4, 4]),
    Row(
      name: "iPhoneAir", title: "iPhone Air", width: 420, height: 912, scale: 3,
      upright: [68, 0, 34, 0], lying: [0, 68, 21, 68], sizeClass: "regular in landscape", systems: 26...27,
      sources: [1, 3]),
    Row(
      name: "iPadMini4", title: "iPad mini 4", width: 768, height: 1024, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 9...15,
      sources: [1, 2]),
    Row(
      name: "iPadMini5", title: "iPad mini (5th generation)", width: 768, height: 1024, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 12...27,
      sources: [1, 2]),
    Row(
      name: "iPadAir2", title: "iPad Air 2", width: 768, height: 1024, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 9...15,
      sources: [1, 2]),
    Row(
      name: "iPadAir3", title: "iPad Air (3rd generation)", width: 834, height: 1112, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 12...27,
      sources: [1, 2]),
    Row(
      name: "iPad5", title: "iPad (5th generation)", width: 768, height: 1024, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 10...16,
      sources: [1, 2]),
    Row(
      name: "iPad6", title: "iPad (6th generation)", width: 768, height: 1024, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 11...17,
      sources: [1, 2]),
    Row(
      name: "iPad7", title: "iPad (7th generation)", width: 810, height: 1080, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 13...18,
      sources: [1, 2]),
    Row(
      name: "iPad8", title: "iPad (8th generation)", width: 810, height: 1080, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 14...27,
      sources: [1, 2]),
    Row(
      name: "iPad9", title: "iPad (9th generation)", width: 810, height: 1080, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 15...27,
      sources: [1, 2]),
    Row(
      name: "iPadPro9_7", title: "iPad Pro 9.7-inch", width: 768, height: 1024, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 9...16,
      sources: [1, 2]),
    Row(
      name: "iPadPro10_5", title: "iPad Pro 10.5-inch", width: 834, height: 1112, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 10...17,
      sources: [1, 2]),
    Row(
      name: "iPadPro12_9", title: "iPad Pro 12.9-inch (1st generation)", width: 1024, height: 1366, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 9...16,
      sources: [1, 2]),
    Row(
      name: "iPadPro12_9Gen2", title: "iPad Pro 12.9-inch (2nd generation)", width: 1024, height: 1366, scale: 2,
      upright: [20, 0, 0, 0], lying: [20, 0, 0, 0], sizeClass: "regular", systems: 10...17,
      sources: [1, 2]),
    Row(
      name: "iPadMini6", title: "iPad mini (6th generation)", width: 744, height: 1133, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 15...27,
      sources: [1, 3]),
    Row(
      name: "iPadMini", title: "iPad mini (A17 Pro)", width: 744, height: 1133, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 18...27,
      sources: [1, 3]),
    Row(
      name: "iPad10", title: "iPad (10th generation)", width: 820, height: 1180, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 16...27,
      sources: [1, 3]),
    Row(
      name: "iPad", title: "iPad (A16)", width: 820, height: 1180, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 18...27,
      sources: [1, 3]),
    Row(
      name: "iPadAir4", title: "iPad Air (4th generation)", width: 820, height: 1180, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 14...27,
      sources: [1, 3]),
    Row(
      name: "iPadAir5", title: "iPad Air (5th generation)", width: 820, height: 1180, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 15...27,
      sources: [1, 3]),
    Row(
      name: "iPadAir11", title: "iPad Air 11-inch (M2 to M4)", width: 820, height: 1180, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 17...27,
      sources: [1, 3]),
    Row(
      name: "iPadAir13", title: "iPad Air 13-inch (M2 to M4)", width: 1024, height: 1366, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 17...27,
      sources: [1, 3]),
    Row(
      name: "iPadPro11", title: "iPad Pro 11-inch (1st to 4th generation)", width: 834, height: 1194, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 12...27,
      sources: [1, 3]),
    Row(
      name: "iPadPro11M4", title: "iPad Pro 11-inch (M4 and M5)", width: 834, height: 1210, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 17...27,
      sources: [1, 3]),
    Row(
      name: "iPadPro12_9Gen3", title: "iPad Pro 12.9-inch (3rd to 6th generation)", width: 1024, height: 1366, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 12...27,
      sources: [1, 3]),
    Row(
      name: "iPadPro13", title: "iPad Pro 13-inch (M4 and M5)", width: 1032, height: 1376, scale: 2,
      upright: [24, 0, 20, 0], lying: [24, 0, 20, 0], sizeClass: "regular", systems: 17...27,
      sources: [1, 3]),
  ]
}
