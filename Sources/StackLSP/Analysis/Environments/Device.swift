import LayoutEngine

/// A model of iPhone or iPad, with the values that affect layout.
struct Device: Sendable, Hashable {
  /// The name in a file: `iPhoneSE3`, `iPadMini6`.
  var name: String
  /// Apple's name: "iPhone SE (3rd generation)".
  var title: String
  var idiom: Environment.Idiom
  /// In portrait, in points.
  var width: Double
  var height: Double
  /// Pixels per point.
  var scale: Double
  var portraitSafeArea: Insets
  var landscapeSafeArea: Insets
  /// Plus and Max models have a regular width in landscape; an iPad always has one.
  var isRegularInLandscape: Bool
  /// The major versions of iOS that run on it, among those in this table.
  var systems: ClosedRange<Int>
  /// Of its size with its scale and size classes, and of its safe areas.
  var sources: [String]

  func size(_ orientation: Environment.Orientation) -> Size {
    orientation == .portrait
      ? Size(width: width, height: height) : Size(width: height, height: width)
  }

  func safeArea(_ orientation: Environment.Orientation) -> Insets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  func horizontalSizeClass(_ orientation: Environment.Orientation) -> Environment.SizeClass {
    idiom == .pad || (orientation == .landscape && isRegularInLandscape) ? .regular : .compact
  }

  func verticalSizeClass(_ orientation: Environment.Orientation) -> Environment.SizeClass {
    idiom == .pad || orientation == .portrait ? .regular : .compact
  }
}
