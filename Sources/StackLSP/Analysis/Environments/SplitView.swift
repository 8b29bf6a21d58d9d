import LayoutEngine

/// The share of an iPad's screen that an app has beside another one.
///
/// A divider of 10 pt separates them; the narrow app is as wide as a phone, and the wide one has the rest.
/// Sources: published simulator measurements of the widths (minimalab.com, "Split View width", for 768 ×
/// 1024; hacknicity, "How iPad Apps Adapt" to the 11-inch, 12.9-inch and 8.3-inch screens: 375 and 748 of
/// 1133); size classes: Apple, *Human Interface Guidelines*, "Layout".
enum SplitView: String, Sendable, Hashable, CaseIterable {
  case third, half, twoThirds

  private static let divider = 10.0

  /// The app's width in points; nil if iPadOS does not offer the share, such as halves in portrait.
  func width(on device: Device, _ orientation: Environment.Orientation) -> Double? {
    guard device.idiom == .pad else { return nil }
    let whole = device.size(orientation).width
    let narrow = Self.narrowWidth(on: device, orientation)
    switch self {
    case .third: return narrow
    case .twoThirds: return whole - Self.divider - narrow
    case .half: return orientation == .landscape ? (whole - Self.divider) / 2 : nil
    }
  }

  /// 375 on the largest iPads, and in landscape on those without a home button; otherwise 320.
  private static func narrowWidth(
    on device: Device, _ orientation: Environment.Orientation
  ) -> Double {
    let isLargest = device.width >= 1024
    let hasNoButton = device.portraitSafeArea.bottom > 0
    return isLargest || (hasNoButton && orientation == .landscape) ? 375 : 320
  }

  /// Regular only for the wide app in landscape, and for half of the largest iPads.
  func horizontalSizeClass(
    on device: Device, _ orientation: Environment.Orientation
  ) -> Environment.SizeClass {
    guard orientation == .landscape else { return .compact }
    switch self {
    case .third: return .compact
    case .half: return device.width >= 1024 ? .regular : .compact
    case .twoThirds: return .regular
    }
  }
}
