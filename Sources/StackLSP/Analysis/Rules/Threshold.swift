/// From which size on a rule speaks, where nothing in UIKit says it. Each is held by a fixture on both
/// sides of it; `scripts/try-mutants` tries others.
enum Threshold {
  /// Points between the bottom of the safe area and a bar or button that lies at the end of what scrolls:
  /// three times the standard spacing. No count.
  static let gapBelowBar = 24.0
  /// Points by which a view drawn in Interface Builder differs from its constraints before it counts as
  /// misplaced: text sizes are estimates, and what differs by less may follow from one. No count.
  static let misplaced = 8.0
  /// Times its content, for a view that a stack stretches: less is a matter of taste. No count.
  static let stretched = 1.5
  /// Points of a gap beyond any margin, which makes a box of the room between two of them. Three times the
  /// 20 pt of UIKit's widest default margin. No count.
  static let wideGap = 60.0
  /// Points by which constraints may miss each other before it counts: a ratio that somebody has written with
  /// five digits misses by less on any screen, and a pixel is 0.33 pt at the least. No count.
  static let rounding = 0.01
  /// Share of a width that is an estimate: nine of ten recorded labels lie within it.
  static let estimateError = 0.025
}
