/// The effects of enumeration cases that move frames, in UIKit's terms.
extension PropertyName {
  /// Nil for a property that has no cases, or whose cases move nothing.
  func summary(ofCase name: String) -> String? {
    switch self {
    case .distribution: Self.distributions[name]
    case .alignment: Self.alignments[name]
    case .axis:
      [
        "horizontal": "A row: views from leading to trailing.",
        "vertical": "A column: views from top to bottom.",
      ][
        name]
    case .defaults:
      [
        "code": "Every view hugs at 250, as those made in code do.",
        "interfaceBuilder": "Labels and images hug at 251, as Interface Builder writes them.",
        "uniform":
          "Every view hugs at 250, whatever its class: what a storyboard leaves unwritten.",
      ][name]
    default: nil
    }
  }

  fileprivate static let horizontalAlignments = ["top", "bottom", "firstBaseline", "lastBaseline"]
  fileprivate static let verticalAlignments = ["leading", "trailing"]

  private static let distributions = [
    "fill": "Views fill the axis; hugging and compression resistance decide who gives way.",
    "fillEqually": "Views fill the axis, all of the same length.",
    "fillProportionally": "Views fill the axis in the proportion of their content sizes.",
    "equalSpacing": "Views keep their lengths; equal gaps, of at least the spacing, fill the axis.",
    "equalCentering":
      "Views keep their lengths; their centers have equal distances, as far as the spacing allows.",
  ]

  private static let alignments = [
    "fill": "Views reach across the whole stack.",
    "leading": "Leading edges meet, in a vertical stack.",
    "top": "Top edges meet, in a horizontal stack.",
    "firstBaseline": "First baselines meet, in a horizontal stack.",
    "center": "Centers meet.",
    "trailing": "Trailing edges meet, in a vertical stack.",
    "bottom": "Bottom edges meet, in a horizontal stack.",
    "lastBaseline": "Last baselines meet, in a horizontal stack.",
  ]
}

extension Vocabulary {
  /// An alignment that means nothing in a vertical stack, or in a horizontal one.
  static func isAlignment(_ name: String, ofOtherAxisThan isVertical: Bool) -> Bool {
    (isVertical ? PropertyName.horizontalAlignments : PropertyName.verticalAlignments)
      .contains(name)
  }
}
