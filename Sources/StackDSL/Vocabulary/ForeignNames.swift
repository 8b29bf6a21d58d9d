/// Words that people know from UIKit's code, from SwiftUI or from the web, and the words of this language for
/// them. They differ in too many letters for `nearestName`, but their meaning is obvious.
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
    "zstack": .view, "container": .view, "box": .view, "rectangle": .view, "circle": .view,
    "divider": .view, "hr": .view, "form": .tableView, "list": .tableView, "listview": .tableView,
    "recyclerview": .tableView, "table": .tableView, "grid": .vstack, "lazyvgrid": .collectionView,
    "lazyhgrid": .collectionView, "gridview": .collectionView, "lazyvstack": .vstack,
    "lazyhstack": .hstack, "securefield": .textField, "edittext": .textField, "link": .button,
    "menu": .button, "span": .label, "img": .imageView, "asyncimage": .imageView,
    "gauge": .progressView, "linearlayout": .stack, "framelayout": .view,
  ]

  /// Explanations of kinds without an equivalent: `Divider`.
  static func advice(on kind: String) -> String? { advice[kind.lowercased()] }

  private static let advice = [
    "divider": "A divider is a view with `height == 1`.",
    "hr": "A divider is a view with `height == 1`.",
    "zstack": "Views lie over each other where constraints put them in one view.",
    "grid": "A grid is a `vstack` of `hstack`s with `distribution: fillEqually`.",
    "form":
      "Each row is a screen of its own: `host: cell`. What is not a table is a `vstack` in a `scrollView`.",
    "list": "Each row is a screen of its own: `host: cell`.",
    "securefield": "That its text is hidden changes no frame.",
  ]

  /// `accessibility3`, `rtl`, `spaceBetween`: the value that is meant, if the property has it.
  static func value(_ word: String, among cases: [String]) -> String? {
    (values[word.lowercased()] ?? hosts[word.lowercased()])
      .flatMap { cases.contains($0) ? $0 : nil }
  }

  private static let values = [
    "accessibility1": "accessibilityMedium", "accessibility2": "accessibilityLarge",
    "accessibility3": "accessibilityExtraLarge", "accessibility4": "accessibilityExtraExtraLarge",
    "accessibility5": "accessibilityExtraExtraExtraLarge", "xsmall": "extraSmall",
    "xlarge": "extraLarge", "xxlarge": "extraExtraLarge", "xxxlarge": "extraExtraExtraLarge",
    "ltr": "leftToRight", "rtl": "rightToLeft", "baseline": "firstBaseline", "start": "leading",
    "end": "trailing", "left": "leading", "right": "trailing", "stretch": "fill",
    "spacebetween": "equalSpacing", "equal": "fillEqually",
    "proportional": "fillProportionally", "high": "defaultHigh", "low": "defaultLow",
    "fittingsizelevel": "fittingSizeLevel", "iphone": "phone", "ipad": "pad",
    "ib": "interfaceBuilder",
    "storyboard": "interfaceBuilder", "aspectfit": "scaleAspectFit",
    "aspectfill": "scaleAspectFill",
    "title": "title1", "caption": "caption1", "landscapeleft": "landscape",
    "landscaperight": "landscape",
  ]

  /// `lineLimit`, `contentHuggingPriority.horizontal`, `gap`: the property that is meant, if the kind
  /// has it.
  static func property(_ word: String, of kind: ViewKind) -> PropertyName? {
    let path = word.split(separator: ".", maxSplits: 1).map { $0.lowercased() }
    let axis = path.count > 1 ? "." + path[1] : ""
    // The inset of a text container is not a margin.
    if word == "padding" { return kind.textProperty == nil ? .layoutMargins : nil }
    let known = path.first.flatMap { properties[$0] }.map { $0 + axis }
    return (known ?? priority(of: word.lowercased()))
      .flatMap(PropertyName.init)
      .flatMap { $0.description.owners.contains(kind) ? $0 : nil }
  }

  /// `horizontalHugging`, `verticalContentCompressionResistancePriority`: "hugging.horizontal".
  private static func priority(of word: String) -> String? {
    let axis = ["horizontal", "vertical"].first(where: word.holds).map { "." + $0 } ?? ""
    if word.holds("hugging") { return "hugging" + axis }
    let isResistance = word.holds("compression") || word.holds("resistance")
    return isResistance ? "compressionResistance" + axis : nil
  }

  private static let properties = [
    "lines": "numberOfLines", "linelimit": "numberOfLines", "maxlines": "numberOfLines",
    "hug": "hugging", "gap": "spacing", "direction": "axis", "orientation": "axis",
    "align": "alignment",
    "alignitems": "alignment", "justify": "distribution", "justifycontent": "distribution",
    "margins": "layoutMargins", "directionallayoutmargins": "layoutMargins", "hidden": "isHidden",
    "textstyle": "font",
    "spacingafter": "customSpacing", "contentsize": "intrinsicContentSize",
    "background": "backgroundColor", "color": "textColor", "foregroundcolor": "textColor",
    "opacity": "alpha", "tint": "tintColor", "radius": "cornerRadius",
    "maskstobounds": "clipsToBounds",
    "label": "text", "string": "text", "caption": "text", "hint": "placeholder",
  ]

  /// `minWidth`: the side of the constraint that says it.
  static let limits = [
    "minWidth": "width >=", "minHeight": "height >=", "maxWidth": "width <=",
    "maxHeight": "height <=", "preferredMaxLayoutWidth": "width <=",
    "minimumWidth": "width >=", "minimumHeight": "height >=", "maximumWidth": "width <=",
    "maximumHeight": "height <=",
  ]

  /// `fontSize: 17`: how the property begins that holds such a value.
  static let beginnings = ["fontSize": "font: system", "pointSize": "font: system"]

  /// Words whose meaning is written in another place or by other means here.
  static let answers = [
    "padding":
      "Text keeps no room free around itself: put it into a stack with `layoutMargins`, or between constraints.",
    "margin":
      "What stays free around a view is the constant of its constraints, or the `spacing` of its stack.",
    "fontWeight": "A weight is the last word of a font: `font: system 17 bold`.",
    "flex": "What takes the room that is left is said by `hugging`: the lowest takes it.",
    "flexGrow": "What takes the room that is left is said by `hugging`: the lowest takes it.",
    "weight": "What takes the room that is left is said by `hugging`: the lowest takes it.",
    "zIndex": "Of siblings, the one that is written last lies in front.",
    "accessory": accessory, "accessoryType": accessory, "accessoryView": accessory,
  ]

  private static let accessory =
    "An accessory takes its room from the content view, which is what the screen is: `size` says how wide the rest is."

  /// Views that UIKit's classes have inside, and whose properties are the view's own here.
  static let innerViews: Set<String> = ["titleLabel", "textLabel"]

  /// The side of a constraint, and how it begins here: a width to a height.
  static let aspectRatio = "aspectRatio"
  static let ratio = "width == height *"

  /// `constraints { … }`: what stands in it, where people expect a block for it.
  static let blocks = [
    "constraints": "Constraints stand", "subviews": "Views stand",
    "arrangedSubviews": "Views stand", "children": "Views stand",
  ]

  /// Statements that UIKit's code needs for each view and that hold here anyway.
  static let needless: Set<String> = ["translatesAutoresizingMaskIntoConstraints"]

  /// Calls that put a view into another: here it stands in the braces of its superview.
  static let additions: Set<String> = [
    "addSubview", "addSubviews", "insertSubview", "addArrangedSubview", "addArrangedSubviews",
    "insertArrangedSubview",
  ]

  /// Properties that change the look or behavior of a view and no frame.
  /// `lookDescription` lists those of this language.
  static let looks: Set<String> = [
    "allowsDefaultTighteningForTruncation", "alwaysBounceHorizontal", "alwaysBounceVertical",
    "dataDetectorTypes", "highlightedTextColor", "isAccessibilityElement", "isHighlighted",
    "isMultipleTouchEnabled", "isOpaque", "keyboardDismissMode", "layer", "maximumTrackTintColor",
    "minimumTrackTintColor", "overrideUserInterfaceStyle", "searchBarStyle", "selectionStyle",
    "separatorStyle", "shadow", "shadowOffset", "textContentType", "thumbTintColor", "titleColor",
  ]

  /// `tableViewCell`, and the host whose screen it is.
  static let hosts = [
    "tablecell": "cell", "tableviewcell": "cell", "uitableviewcell": "cell",
    "collectionviewcell": "collectionCell",
    "uicollectionviewcell": "collectionCell", "tableviewheaderfooterview": "header",
    "uitableviewheaderfooterview": "header", "headerfooterview": "header",
    "sectionheader": "header", "sectionfooter": "footer", "tableheaderview": "view",
    "tablefooterview": "view", "collectionreusableview": "view", "uiview": "view",
  ]

  /// `contentLayoutGuide`: the guide that is meant.
  static let places = [
    "contentLayoutGuide": "content", "frameLayoutGuide": "frame", "safeAreaLayoutGuide": "safeArea",
    "layoutMarginsGuide": "layoutMargins", "readableContentGuide": "readableContent",
  ]

  /// The names in UIKit's code of the view that a screen or a cell is.
  static let ownView: Set<String> = ["view", "contentView", "self"]

  /// `leadingAnchor`: the attribute that is meant.
  static func attribute(_ word: String) -> String? {
    let name = word.hasSuffix("Anchor") ? String(word.dropLast("Anchor".count)) : word
    if name != word, AnchorAttribute(rawValue: name) != nil { return name }
    return attributes[word]
  }

  /// Whether a word of a path may be one of these.
  static func isInPaths(_ word: String) -> Bool {
    pathWords.contains(word) || word.hasSuffix("Anchor")
  }

  private static let pathWords = ownView.union(places.keys).union(attributes.keys).union([
    "superview"
  ])

  private static let attributes = [
    "start": "leading", "end": "trailing", "baseline": "lastBaseline",
    "leadingMargin": "layoutMargins.leading", "trailingMargin": "layoutMargins.trailing",
    "leftMargin": "layoutMargins.left", "rightMargin": "layoutMargins.right",
    "topMargin": "layoutMargins.top", "bottomMargin": "layoutMargins.bottom",
    "centerXWithinMargins": "layoutMargins.centerX",
    "centerYWithinMargins": "layoutMargins.centerY",
  ]

  /// `low`, `UILayoutPriority.defaultHigh`: the priority that is meant, by its last word.
  static func priority(_ word: String) -> String? {
    let names = Vocabulary.namedPriorities.map(\.name)
    if names.contains(word) { return word }
    return value(word, among: names) ?? nearestName(to: word, in: names)
  }
}
