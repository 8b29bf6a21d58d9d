/// The words of a path that lead to a place which no file declares.
public enum PlaceWord: String, Sendable, CaseIterable {
  case superview, safeArea, layoutMargins, readableContent
  case content, frame

  /// Whether only scroll views have it.
  var isOfScrollView: Bool { self == .content || self == .frame }

  /// Its name in UIKit.
  public var summary: String {
    switch self {
    case .superview: "The view that this one is a subview of."
    case .safeArea:
      "`safeAreaLayoutGuide`: what no bar, notch or home indicator covers. Without a view before it, "
        + "that of the screen."
    case .layoutMargins: "`layoutMarginsGuide`: the view without its layout margins."
    case .readableContent: "`readableContentGuide`: no wider than lines of text are easy to read."
    case .content: "`contentLayoutGuide`: what the scroll view scrolls over."
    case .frame: "`frameLayoutGuide`: the scroll view as it lies on the screen."
    }
  }

  static let ofEveryView = allCases.filter { !$0.isOfScrollView }
}
