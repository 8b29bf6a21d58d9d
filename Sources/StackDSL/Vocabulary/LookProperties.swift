/// Properties that change the look or behavior of a view and no frame.
///
/// A file keeps it for export, for the picture, and because a view with a background is there for its
/// looks. Sources: Apple's documentation of `UIView`, `CALayer`, `UILabel` and `UIControl`.
extension PropertyName {
  /// Whether the view itself is drawn with it: such a view is more than a wrapper.
  public var drawsView: Bool {
    switch self {
    case .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .clipsToBounds, .alpha,
      .shadowOpacity:
      true
    default: false
    }
  }

  /// Whether it is a property of the view's layer in UIKit: `layer.cornerRadius`.
  public var isOfLayer: Bool {
    switch self {
    case .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowRadius:
      true
    default: false
    }
  }
}
