import StackDSL

extension PropertyName {
  /// What the property makes UIKit do, in one or two sentences.
  ///
  /// Sources: Apple's documentation of `UIView`, `UIStackView` and `UILabel`, and what their
  /// constraints look like in dumps.
  var meaning: String {
    switch self {
    case .hugging, .horizontalHugging, .verticalHugging:
      "How strongly the view refuses to be larger than its content. Of the views in a row with too "
        + "much room, the one with the lowest hugging grows."
    case .compressionResistance, .horizontalCompressionResistance, .verticalCompressionResistance:
      "How strongly the view refuses to be smaller than its content. Of the views in a row with too "
        + "little room, the one with the lowest resistance is cut."
    case .intrinsicContentSize:
      "The size of the content in points, of the alignment rect; `_` where the content has no "
        + "opinion."
    case .alignmentRectInsets:
      "How far the frame reaches beyond the rectangle that constraints speak of: top, leading, "
        + "bottom, trailing."
    case .isHidden:
      "A hidden arranged view leaves its row as if it were not there; a hidden subview keeps its "
        + "place and is only not drawn."
    case .isArranged:
      "`false` makes a child of a stack a plain subview, which needs constraints of its own."
    case .customSpacing: "Space after this view in its stack, in place of the stack's `spacing`."
    case .class: "The name of the class, for export; it changes no layout."
    case .layoutMargins:
      "Insets of the view's margins guide: one number, or top, leading, bottom, trailing. A stack "
        + "heeds its own only with `isLayoutMarginsRelativeArrangement`."
    case .firstBaseline: "From the top of the view to its first line of text, in points."
    case .lastBaseline: "From the last line of text to the bottom of the view, in points."
    case .axis: "The direction in which the stack lays out its arranged views."
    case .distribution, .alignment, .spacing, .isBaselineRelativeArrangement,
      .isLayoutMarginsRelativeArrangement:
      stackMeaning
    default: textOrScreenMeaning
    }
  }

  private var stackMeaning: String {
    switch self {
    case .distribution:
      "How the stack shares its length: `fill` stretches or cuts by hugging and resistance, "
        + "`fillEqually` makes all the same, `fillProportionally` goes by content size, "
        + "`equalSpacing` and `equalCentering` share out the gaps."
    case .alignment:
      "Where the arranged views stand across the axis. `fill` stretches them; the baselines work on "
        + "horizontal stacks only, and tie the stack's edge to its first view."
    case .spacing:
      "Points between neighbours; the least that `equalSpacing` and `equalCentering` leave."
    case .isBaselineRelativeArrangement:
      "In a vertical stack, spacing counts from the last baseline of one view to the first of the "
        + "next. It does nothing in a horizontal one."
    default: "The arranged views stand within the stack's layout margins."
    }
  }

  private var textOrScreenMeaning: String {
    switch self {
    case .text, .title, .placeholder: "The text, from which the content size is estimated."
    case .font: "A text style, which follows the text size, or `system` with a size and a weight."
    case .numberOfLines: "The most lines that the text may take; 0 is as many as it needs."
    case .minimumScaleFactor: "How far the letters may shrink before the text is cut."
    case .adjustsFontForContentSizeCategory: "Whether the text style follows the text size."
    case .image: "The name of the picture; its size is only known from `intrinsicContentSize`."
    case .contentMode: "How the picture fills its frame; it changes no frame."
    case .devices:
      "The devices that the screen is checked on, the first one shown first: `iPhone16`, "
        + "`iPhone16.landscape`, `iPadMini.landscape.half`."
    case .size: "A screen that is no device, in points."
    case .scale: "Pixels a point of that screen; frames are rounded to them."
    case .textSizes: "The Dynamic Type sizes that the screen is checked in."
    case .directions:
      "Whether the screen is checked from left to right, from right to left, or both."
    case .languages: "Languages, with the share by which their texts are longer."
    case .states: "Names of the screen's states, for `when state == …`."
    case .host: "What the screen stands in: `cell(height: 50)` is a table cell's content view."
    case .defaults:
      "Whose default priorities apply: those of views made in `code`, or those that "
        + "`interfaceBuilder` writes (labels and images hug at 251)."
    case .minimumOS: "The oldest iOS to check. Before 15 stacks treat long labels otherwise."
    default: ""
    }
  }
}
