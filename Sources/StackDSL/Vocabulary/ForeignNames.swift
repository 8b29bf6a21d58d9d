/// Words that people know from UIKit's code, from SwiftUI or from the web, and the words of this language for
/// them (`docs/foreign-words.md`). They differ in too many letters for `nearestName`, but their meaning is
/// obvious.
enum ForeignNames {
  /// `UILabel`, `Text`, `image`: the kind that is meant.
  static func kind(_ word: String) -> ViewKind? {
    if let known = ForeignWords.Kinds.meant[word.lowercased()] { return ViewKind(rawValue: known) }
    return ViewKind.views.first { $0.className == word && $0 != .hstack && $0 != .spacer }
  }

  /// Explanations of kinds without an equivalent: `Divider`.
  static func advice(on kind: String) -> String? { ForeignWords.Kinds.advice[kind.lowercased()] }

  /// `accessibility3`, `rtl`, `spaceBetween`: the value that is meant, if the property has it.
  static func value(_ word: String, among cases: [String]) -> String? {
    (ForeignWords.Values.meant[word.lowercased()] ?? hosts[word.lowercased()])
      .flatMap { cases.contains($0) ? $0 : nil }
  }

  /// `lineLimit`, `contentHuggingPriority.horizontal`, `gap`: the property that is meant, if the kind
  /// has it.
  static func property(_ word: String, of kind: ViewKind) -> PropertyName? {
    let path = word.split(separator: ".", maxSplits: 1).map { $0.lowercased() }
    let axis = path.count > 1 ? "." + path[1] : ""
    // The inset of a text container is not a margin.
    if word == "padding" { return kind.textProperty == nil ? .layoutMargins : nil }
    let known = path.first.flatMap { ForeignWords.Properties.meant[$0] }.map { $0 + axis }
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

  /// `minWidth`: the side of the constraint that says it.
  static let limits = ForeignWords.Limits.meant

  /// `fontSize: 17`: how the property begins that holds such a value.
  static let beginnings = ForeignWords.Beginnings.meant

  /// Words whose meaning is written in another place or by other means here.
  static let answers = ForeignWords.Answers.meant

  /// Views that UIKit's classes have inside, and whose properties are the view's own here.
  static let innerViews: Set<String> = ["titleLabel", "textLabel"]

  /// The side of a constraint, and how it begins here: a width to a height.
  static let aspectRatio = "aspectRatio"
  static let ratio = "width == height *"

  /// `constraints { … }`: what stands in it, where people expect a block for it.
  static let blocks = ForeignWords.Blocks.meant

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

  /// `tableviewcell`, in small letters, and the host whose screen it is.
  static let hosts = ForeignWords.Hosts.meant

  /// `contentLayoutGuide`: the guide that is meant.
  static let places = ForeignWords.Places.meant

  /// The names in UIKit's code of the view that a screen or a cell is.
  static let ownView: Set<String> = ["view", "contentView", "self"]

  /// `leadingAnchor`: the attribute that is meant.
  static func attribute(_ word: String) -> String? {
    let name = word.hasSuffix("Anchor") ? String(word.dropLast("Anchor".count)) : word
    if name != word, AnchorAttribute(rawValue: name) != nil { return name }
    return ForeignWords.Attributes.meant[word]
  }

  /// Whether a word of a path may be one of these.
  static func isInPaths(_ word: String) -> Bool {
    pathWords.contains(word) || word.hasSuffix("Anchor")
  }

  private static let pathWords = ownView.union(places.keys).union(
    ForeignWords.Attributes.meant.keys
  ).union([
    "superview"
  ])

  /// `low`, `UILayoutPriority.defaultHigh`: the priority that is meant, by its last word.
  static func priority(_ word: String) -> String? {
    let names = Vocabulary.namedPriorities.map(\.name)
    if names.contains(word) { return word }
    return value(word, among: names) ?? nearestName(to: word, in: names)
  }
}
