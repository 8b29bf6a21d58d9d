/// The kinds of views, by the word that stands in a file.
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  case screen
  case hstack, vstack, stack
  case label, button, textField, textView, imageView
  case view, spacer, scrollView, searchBar
  case `switch`, slider, stepper
  case segmentedControl, progressView, activityIndicator, pageControl
  case datePicker, picker
  case tableView, collectionView, containerView, visualEffectView, webView, mapView
  case toolbar, navigationBar, tabBar

  public var isStack: Bool { self == .hstack || self == .vstack || self == .stack }

  /// The kinds that can be written as a child: all but the screen itself.
  public static let views = allCases.filter { $0 != .screen }
  public static let stacks: [ViewKind] = [.hstack, .vstack, .stack]
  /// The kinds that show text in a font.
  public static let texts: [ViewKind] = [.label, .button, .textField, .textView, .searchBar]

  /// The class of UIKit.
  public var className: String {
    switch self {
    case .screen, .view, .spacer, .containerView: "UIView"
    case .hstack, .vstack, .stack: "UIStackView"
    case .picker: "UIPickerView"
    case .webView: "WKWebView"
    case .mapView: "MKMapView"
    case .activityIndicator: "UIActivityIndicatorView"
    default: "UI" + capitalized(rawValue)
    }
  }

  /// The property that a string behind the name sets: `label title "Hello"`.
  var textProperty: PropertyName? {
    switch self {
    case .label, .textView: .text
    case .button: .title
    case .textField, .searchBar: .placeholder
    case .imageView: .image
    default: nil
    }
  }

  /// The kind in words, for a message: "a label", "an image view".
  var phrase: String { WordTexts.Kinds.phrase[rawValue] ?? rawValue }
}
