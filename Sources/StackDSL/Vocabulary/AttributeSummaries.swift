/// The attributes of an anchor, described in UIKit's terms.
extension Vocabulary {
  /// The summary of an attribute or a composite; nil for any other word.
  static func summary(ofAttribute word: String) -> String? {
    if let attribute = AnchorAttribute(rawValue: word) { return attribute.summary }
    return CompositeAttribute(rawValue: word)?.summary
  }
}

extension AnchorAttribute {
  var summary: String {
    switch self {
    case .leading:
      "The edge where lines of text begin: left, or right where they run from right to left."
    case .trailing:
      "The edge where lines of text end: right, or left where they run from right to left."
    case .left: "The left edge in every language; it goes with `right`, not with `leading`."
    case .right: "The right edge in every language; it goes with `left`, not with `trailing`."
    case .top: "The upper edge."
    case .bottom: "The lower edge."
    case .width: "The width in points; it can be a number alone."
    case .height: "The height in points; it can be a number alone."
    case .centerX: "The middle between left and right."
    case .centerY: "The middle between top and bottom."
    case .firstBaseline: "The baseline of the first line of text; of a guide there is none."
    case .lastBaseline: "The baseline of the last line of text; of a guide there is none."
    }
  }
}

extension CompositeAttribute {
  var summary: String {
    switch self {
    case .edges: "Four constraints: top, leading, bottom and trailing, with an `inset` if need be."
    case .center: "Two constraints: centerX and centerY."
    case .size: "Two constraints: width and height."
    }
  }
}

extension ConditionSubject {
  /// The question that a condition asks with it.
  var summary: String {
    switch self {
    case .horizontalSizeClass:
      "`compact` or `regular`, as the trait collection has it for the width."
    case .verticalSizeClass:
      "`compact` or `regular`, as the trait collection has it for the height."
    case .orientation: "How the device is held."
    case .idiom: "Whether it is an iPhone or an iPad."
    case .width: "The width of the screen in points, or of the app's share of it."
    case .height: "The height of the screen in points."
    case .textSize: "The Dynamic Type size, which has an order: `textSize >= accessibilityMedium`."
    case .direction: "Where lines of text begin."
    case .language: "One of the screen's `languages`."
    case .state: "One of the screen's `states`."
    case .device: "One of the screen's `devices`."
    }
  }
}
