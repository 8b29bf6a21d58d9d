/// The source of a device's figures.
///
/// The versions of iOS are those of Apple's lists of compatible models; iOS 27 runs on every device that ran
/// iOS 26.
enum DeviceSource: String, Sendable, Hashable, CaseIterable {
  case guidelines = """
    Apple, Human Interface Guidelines, “Layout”, Specifications: screen dimensions and size classes
    """
  /// 20 pt in portrait; hidden in landscape on an iPhone.
  case statusBar = "Apple, “Positioning content relative to the safe area”: the status bar"
  /// No document by Apple has these figures.
  case windows = """
    `safeAreaInsets` of a window in the simulator, as published (useyourloaf.com, “iPhone 14 Screen \
    Sizes” to “iPhone 17 Screen Sizes”; SwiftUI-Simulator, `DeviceInfo`)
    """
  case simulator27 = """
    the simulators of iOS 26.3 to 27, as people published in 2026 what they print (iPhone 17e \
    390 × 844 with a notch; iPhone 18 Pro 402 × 874 with 62 at the top; iPhone 18 Pro Max 440 × 956)
    """
}
