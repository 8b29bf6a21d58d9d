/// The words of a path that lead to a place which no file declares.
public enum PlaceWord: String, Sendable, CaseIterable {
  case superview, safeArea, layoutMargins, readableContent
  case content, frame

  /// Whether only scroll views have it.
  var isOfScrollView: Bool { self == .content || self == .frame }

  static let ofEveryView = allCases.filter { !$0.isOfScrollView }
}
