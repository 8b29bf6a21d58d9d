import LayoutEngine

/// A model of iPhone or iPad, as far as layout can tell models apart.
struct Device: Sendable, Hashable {
  /// As written in a file: `iPhoneSE3`, `iPadMini6`.
  var name: String
  /// As Apple calls it: "iPhone SE (3rd generation)".
  var title: String
  var idiom: Environment.Idiom
  /// In portrait, points.
  var width: Double
  var height: Double
  /// Device pixels a point.
  var scale: Double
  var portraitSafeArea: Insets
  var landscapeSafeArea: Insets
  /// The Plus and Max models are regular in width when held in landscape; every iPad always is.
  var isRegularInLandscape: Bool
  /// The major versions of iOS that run on it, of those this table knows.
  var systems: ClosedRange<Int>
  /// Of its size, its scale and its size classes.
  var sizeSource: DeviceSource
  var safeAreaSource: DeviceSource

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
