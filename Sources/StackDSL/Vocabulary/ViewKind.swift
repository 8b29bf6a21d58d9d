/// The kinds of views, by the word that stands in a file.
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  case screen
  case hstack, vstack, stack
  case label, button, textField, textView, imageView
  case view, spacer, scrollView, searchBar
  case `switch`, slider, stepper
  case segmentedControl, progressView, activityIndicator, pageControl
  case datePicker, picker

  public var isStack: Bool { self == .hstack || self == .vstack || self == .stack }
}
