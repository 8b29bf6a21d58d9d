/// The words of the language that are neither properties nor kinds.
enum Vocabulary {
  /// UIContentSizeCategory, from the smallest to the largest.
  static let textSizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]

  /// UIFont.TextStyle.
  static let textStyles = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption1", "caption2",
  ]

  /// The hosts of a screen.
  static let bars = ["navigation", "largeTitle", "tab", "toolbar"]

  /// UILayoutPriority's names and their values.
  static let namedPriorities: [(name: String, value: Double)] = [
    ("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
  ]

  /// The standard distance between siblings and to the superview's margin, in points.
  static let systemSpacing = 8.0

  /// Attributes and composites: the last word of an anchor.
  static let attributeWords =
    AnchorAttribute.allCases.map(\.rawValue) + CompositeAttribute.allCases.map(\.rawValue)

  static let keywords = Keyword.allCases.map(\.rawValue)

  /// The values that a subject of a condition is compared with; nil if they are numbers or names
  /// that the file declares.
  public static func values(of subject: ConditionSubject) -> [String]? {
    switch subject {
    case .horizontalSizeClass, .verticalSizeClass: ["compact", "regular"]
    case .orientation: ["portrait", "landscape"]
    case .idiom: ["phone", "pad"]
    case .textSize: textSizes
    case .direction: DirectionWord.words
    case .width, .height, .language, .state, .device: nil
    }
  }

  /// The cases that people choose first: in recorded stacks of Interface Builder `center` is the only
  /// alignment beside the default that is not rare, and `fillEqually` such a distribution.
  static func byUse(_ cases: [String]) -> [String] {
    let usual = ["center", "fillEqually"].filter(cases.contains)
    return usual + cases.filter { !usual.contains($0) }
  }

  static func priority(named name: String) -> Double? {
    namedPriorities.first { $0.name == name }?.value
  }
}
