/// What people write who come from UIKit's code, from SwiftUI or from the web, and what it is called
/// here: too far from it in letters for `nearestName`, and obvious all the same.
enum ForeignNames {
  /// `UILabel`, `Text`, `image`: the kind that is meant.
  static func kind(_ word: String) -> ViewKind? {
    if let known = kinds[word.lowercased()] { return known }
    return ViewKind.views.first { $0.className == word && $0 != .hstack && $0 != .spacer }
  }

  private static let kinds: [String: ViewKind] = [
    "uistackview": .stack, "stackview": .stack, "uiview": .view, "image": .imageView,
    "text": .label, "textarea": .textView, "texteditor": .textView, "input": .textField,
    "scroll": .scrollView, "search": .searchBar, "searchfield": .searchBar, "toggle": .switch,
    "segmented": .segmentedControl, "segments": .segmentedControl, "progress": .progressView,
    "spinner": .activityIndicator, "activityindicatorview": .activityIndicator, "row": .hstack,
    "column": .vstack, "horizontalstack": .hstack, "verticalstack": .vstack, "div": .view,
  ]

  /// `accessibility3`, `rtl`, `spaceBetween`: the value that is meant, if the property has it.
  static func value(_ word: String, among cases: [String]) -> String? {
    values[word.lowercased()].flatMap { cases.contains($0) ? $0 : nil }
  }

  private static let values = [
    "accessibility1": "accessibilityMedium", "accessibility2": "accessibilityLarge",
    "accessibility3": "accessibilityExtraLarge", "accessibility4": "accessibilityExtraExtraLarge",
    "accessibility5": "accessibilityExtraExtraExtraLarge", "xsmall": "extraSmall",
    "xlarge": "extraLarge", "xxlarge": "extraExtraLarge", "xxxlarge": "extraExtraExtraLarge",
    "ltr": "leftToRight", "rtl": "rightToLeft", "baseline": "firstBaseline", "start": "leading",
    "end": "trailing", "stretch": "fill", "spacebetween": "equalSpacing", "equal": "fillEqually",
    "proportional": "fillProportionally", "high": "defaultHigh", "low": "defaultLow",
    "fittingsizelevel": "fittingSizeLevel", "iphone": "phone", "ipad": "pad",
    "ib": "interfaceBuilder",
    "storyboard": "interfaceBuilder", "aspectfit": "scaleAspectFit",
    "aspectfill": "scaleAspectFill",
    "title": "title1", "caption": "caption1", "landscapeleft": "landscape",
    "landscaperight": "landscape",
  ]

  /// `contentLayoutGuide`: the guide that is meant.
  static let places = [
    "contentLayoutGuide": "content", "frameLayoutGuide": "frame", "safeAreaLayoutGuide": "safeArea",
    "layoutMarginsGuide": "layoutMargins", "readableContentGuide": "readableContent",
  ]

  /// What UIKit's code calls the view that a screen, or a cell, is.
  static let ownView: Set<String> = ["view", "contentView", "self"]

  /// `leadingAnchor`: the attribute that is meant.
  static func attribute(_ word: String) -> String? {
    let name = word.hasSuffix("Anchor") ? String(word.dropLast("Anchor".count)) : word
    if name != word, Anchor.Attribute(rawValue: name) != nil { return name }
    return ["start": "leading", "end": "trailing"][word]
  }
}
