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
  var phrase: String {
    switch self {
    case .screen: "the screen"
    case .hstack: "a horizontal stack"
    case .vstack: "a vertical stack"
    case .stack: "a stack"
    case .textField: "a text field"
    case .textView: "a text view"
    case .imageView: "an image view"
    case .scrollView: "a scroll view"
    case .searchBar: "a search bar"
    case .segmentedControl: "a segmented control"
    case .progressView: "a progress view"
    case .activityIndicator: "an activity indicator"
    case .pageControl: "a page control"
    case .datePicker: "a date picker"
    case .tableView: "a table view"
    case .collectionView: "a collection view"
    case .containerView: "a container view"
    case .visualEffectView: "an effect view"
    case .webView: "a web view"
    case .mapView: "a map"
    case .navigationBar: "a navigation bar"
    case .tabBar: "a tab bar"
    case .label, .button, .view, .spacer, .switch, .slider, .stepper, .picker, .toolbar:
      "a \(rawValue)"
    }
  }
}
