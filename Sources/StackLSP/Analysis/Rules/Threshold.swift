/// The sizes from which on a rule reports, where UIKit sets no limit. A fixture on either side holds each of
/// them; `scripts/try-mutants` tries other values.
enum Threshold {
  /// Points between the bottom of the safe area and a bar or button at the end of a scrolling view: three
  /// times the standard spacing. No count.
  static let gapBelowBar = 24.0
  /// Points by which a view drawn in Interface Builder must differ from its constraints to count as
  /// misplaced. Text sizes are estimates, and a smaller difference may follow from one. No count.
  static let misplaced = 8.0
  /// A multiple of the content size, for a view that a stack stretches; a smaller one is a matter of taste.
  /// No count.
  static let stretched = 1.5
  /// Points of a gap that exceeds any margin, so that two such gaps turn the room between them into a box.
  /// Three times the 20 pt of UIKit's widest default margin. No count.
  static let wideGap = 60.0
  /// Points by which constraints may miss each other. A ratio written with five digits misses by less on any
  /// screen, and a pixel is at least 0.33 pt. No count.
  static let rounding = 0.01
  /// The share by which an estimated width may be wrong: nine of ten recorded labels lie within it.
  static let estimateError = 0.025
}
