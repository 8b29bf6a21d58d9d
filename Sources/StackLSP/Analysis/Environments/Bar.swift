import LayoutEngine

/// A bar around a screen that adds to its safe area.
enum Bar: String, Sendable, Hashable {
  case navigation, largeTitle, tab, toolbar
}

extension Place {
  /// The insets of bars beyond the bare safe area, in points.
  ///
  /// Source: required constraints to the safe area in 3,444 layouts that Interface Builder recorded. UIKit
  /// gives a phone on its side a bar of 32 pt in a compact height.
  func insets(of bars: Set<Bar>, system: Int) -> Insets {
    let isCompact = verticalSizeClass == .compact
    let isPad = device?.idiom == .pad
    var insets = Insets()
    if bars.contains(.navigation) || bars.contains(.largeTitle) {
      let isLarge = bars.contains(.largeTitle) && !isCompact
      let plain = system >= 26 ? 54.0 : isCompact ? 32 : isPad ? 50 : 44
      insets.top = plain + (isLarge ? 52 : 0)
    }
    if bars.contains(.tab) {
      insets.bottom = isCompact ? 32 : 49
    } else if bars.contains(.toolbar) {
      let hasHomeIndicator = (device?.safeArea(orientation) ?? safeArea).bottom > 0
      insets.bottom = isCompact ? 32 : hasHomeIndicator ? 49 : 44
    }
    return insets
  }
}
