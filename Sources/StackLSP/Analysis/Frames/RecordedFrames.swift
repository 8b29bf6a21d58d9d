import LayoutEngine

/// The recorded frames of a file, with which later frames are compared.
struct RecordedFrames: Sendable {
  /// A screen in one environment.
  struct Listing: Sendable {
    var screen: String
    var environment: RecordedEnvironment
    /// In the superview's coordinates, in points, keyed by the view's path.
    var frames: [String: Rect]
  }

  var listings: [Listing]

  /// Nil if the record does not contain the screen in this environment.
  func frames(of screen: String, in environment: Environment) -> [String: Rect]? {
    let wanted = RecordedEnvironment(environment)
    return listings.first { $0.screen == screen && $0.environment == wanted }?.frames
  }
}

/// The part of an environment in a record that is enough to identify it among those of the screen.
struct RecordedEnvironment: Sendable, Hashable {
  var device: String?
  var orientation: String
  /// In points.
  var width: Double
  var height: Double
  var textSize: String
  var isRightToLeft: Bool
  var language: String
  var state: String?
}

extension RecordedEnvironment {
  init(_ environment: Environment) {
    device = environment.device
    orientation = environment.orientation.rawValue
    width = environment.size.width
    height = environment.size.height
    textSize = environment.textSize.rawValue
    isRightToLeft = environment.direction == .rightToLeft
    language = environment.language.code
    state = environment.state
  }
}
