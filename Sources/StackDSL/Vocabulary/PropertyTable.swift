/// One row of the table of properties: what completion, hover, checking and documentation read.
public struct PropertyDescription: Sendable {
  let type: ValueType
  /// The things that have it, in the order of the documentation.
  public let owners: [ViewKind]
  let isOfFile: Bool
  /// The value in force where none is written, in words.
  let defaultValue: String
  /// Its effect in UIKit, in one or two sentences.
  ///
  /// Sources: Apple's documentation of `UIView`, `UIStackView` and `UILabel`, and what their
  /// constraints look like in dumps.
  public let summary: String
}

extension PropertyDescription {
  /// The views that have it, for a message: "stacks", "a label or a text field".
  var ownerPhrase: String {
    if isOfFile { return "the top level of a file" }
    if owners == ViewKind.stacks { return "stacks" }
    return owners.count > 8 ? "views" : orList(owners.map(\.phrase))
  }
}

extension PropertyName {
  public var description: PropertyDescription {
    Self.table[self] ?? row(.word, [], default: "", "")
  }

  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { name in name.found.map { (name, $0) } })

  /// Nil where none is written yet, which a test finds.
  private var found: PropertyDescription? {
    viewDescription ?? stackDescription ?? contentDescription ?? lookDescription
      ?? controlDescription ?? environmentDescription
  }

  private var viewDescription: PropertyDescription? {
    switch self {
    case .alignmentRectInsets:
      row(
        .insets, ViewKind.views, default: "by class",
        "How far the frame reaches beyond the rectangle that constraints speak of: top, leading, "
          + "bottom, trailing.")
    case .hugging, .horizontalHugging, .verticalHugging:
      row(
        .priority, ViewKind.views, default: "by class and `defaults`",
        "How strongly the view refuses to be larger than its content. Of the views in a row with "
          + "too much room, the one with the lowest hugging grows.")
    case .compressionResistance, .horizontalCompressionResistance, .verticalCompressionResistance:
      row(
        .priority, ViewKind.views, default: "750",
        "How strongly the view refuses to be smaller than its content. Of the views in a row with "
          + "too little room, the one with the lowest resistance is cut.")
    case .intrinsicContentSize:
      row(
        .size, ViewKind.views, default: "by class, text and font",
        "The size of the content in points, of the alignment rect; `_` where the content has no "
          + "opinion.")
    case .isHidden:
      row(
        .bool, ViewKind.views, default: "false",
        "A hidden arranged view takes no length and no spacing in its stack; across the stack its "
          + "alignment and its content still count. A hidden subview keeps its place and is only "
          + "not drawn.")
    case .isArranged:
      row(
        .bool, ViewKind.views, default: "true in a stack",
        "`false` makes a child of a stack a plain subview, which needs constraints of its own.")
    case .preservesSuperviewLayoutMargins:
      row(
        .bool, ViewKind.views, default: "false",
        "Where the view reaches into its superview's margins, its own are at least as far in.")
    case .insetsLayoutMarginsFromSafeArea:
      row(
        .bool, ViewKind.views + [.screen], default: "true",
        "Whether the safe area adds to the view's margins.")
    case .layoutMargins:
      row(
        .insets, ViewKind.views + [.screen], default: "8 on each side",
        "Insets of the view's margins guide: one number, or top, leading, bottom, trailing. A "
          + "stack heeds its own only with `isLayoutMarginsRelativeArrangement`.")
    case .firstBaseline:
      row(
        .number, ViewKind.views, default: "by font",
        "From the top of the view to its first line of text, in points.")
    case .lastBaseline:
      row(
        .number, ViewKind.views, default: "by font",
        "From the last line of text to the bottom of the view, in points.")
    case .customSpacing:
      row(
        .spacing, ViewKind.views, default: "the stack's spacing",
        "Space after this view in its stack, in place of the stack's `spacing`.")
    case .frame:
      row(
        .frame, ViewKind.views, default: "by constraints",
        "Where a view lies that has no constraints, as before Auto Layout: x, y, width and "
          + "height, and the superview's width and height where the mask lets something grow with "
          + "it.")
    case .autoresizingMask:
      row(
        .caseList(FlexibleWord.words), ViewKind.views, default: "none",
        "What of a `frame` grows with the superview; UIKit makes constraints of it.")
    case .class:
      row(
        .className, ViewKind.views, default: "by kind",
        "The name of the class, for export; it changes no layout.")
    default: nil
    }
  }

  private var stackDescription: PropertyDescription? {
    switch self {
    case .axis:
      row(
        .cases(AxisWord.words), ViewKind.stacks, default: "by kind; horizontal for `stack`",
        "The direction in which the stack lays out its arranged views.")
    case .distribution:
      row(
        .cases(DistributionWord.words), ViewKind.stacks, default: "fill",
        "How the stack shares its length: `fill` stretches or cuts by hugging and resistance, "
          + "`fillEqually` makes all the same, `fillProportionally` goes by content size, "
          + "`equalSpacing` and `equalCentering` share out the gaps.")
    case .alignment:
      row(
        .cases(AlignmentWord.words), ViewKind.stacks, default: "fill",
        "Where the arranged views stand across the axis. `fill` stretches them; the baselines "
          + "work on horizontal stacks only, and tie the stack's edge to its first view.")
    case .spacing:
      row(
        .spacing, ViewKind.stacks, default: "0",
        "Points between neighbours; the least that `equalSpacing` and `equalCentering` leave.")
    case .isBaselineRelativeArrangement:
      row(
        .bool, ViewKind.stacks, default: "false",
        "In a vertical stack, spacing counts from the last baseline of one view to the first of "
          + "the next. It does nothing in a horizontal one.")
    case .isLayoutMarginsRelativeArrangement:
      row(
        .bool, ViewKind.stacks, default: "false",
        "The arranged views stand within the stack's layout margins.")
    default: nil
    }
  }

  private var contentDescription: PropertyDescription? {
    switch self {
    case .text:
      row(
        .string, [.label, .textField, .textView, .searchBar], default: "none",
        "The text, from which the content size is estimated.")
    case .title:
      row(
        .string, [.button], default: "none", "The text, from which the content size is estimated.")
    case .placeholder:
      row(
        .string, [.textField, .searchBar], default: "none",
        "The text, from which the content size is estimated.")
    case .font:
      row(
        .font, ViewKind.texts, default: "system 17; system 15 for a button",
        "A text style, which follows the text size, `system` with a size and a weight, or the "
          + "name of a font with a size, whose widths are estimated.")
    case .numberOfLines:
      row(
        .count, [.label, .button], default: "1",
        "The most lines that the text may take; 0 is as many as it needs.")
    case .minimumScaleFactor:
      row(.number, [.label], default: "0", "How far the letters may shrink before the text is cut.")
    case .adjustsFontForContentSizeCategory:
      row(
        .bool, ViewKind.texts, default: "true with a text style",
        "Whether the text style follows the text size.")
    case .image:
      row(
        .word, [.imageView, .button], default: "none",
        "The name of the picture; its size is only known from `intrinsicContentSize`.")
    case .adjustsFontSizeToFitWidth:
      row(
        .bool, [.label, .textField], default: "true with `minimumScaleFactor`",
        "Whether text shrinks before it is cut, down to `minimumScaleFactor`; without one as far "
          + "as it takes.")
    case .isScrollEnabled:
      row(
        .bool, [.textView, .scrollView, .tableView, .collectionView], default: "true",
        "`false` makes a text view as large as its text with 8 pt above and below and 5 pt at the "
          + "sides; one that scrolls has no content size. Of other views it changes no frame.")
    case .borderStyle:
      row(
        .cases(BorderStyleWord.words), [.textField], default: "roundedRect",
        "The frame around the field, which makes it higher than its line of text.")
    case .configuration:
      row(
        .cases(["plain", "gray", "tinted", "filled"]), [.button], default: "none",
        "The style of UIButton.Configuration, whose insets are larger than those of a plain title.")
    case .segments:
      row(
        .strings, [.segmentedControl], default: "none",
        "The titles; the widest sets the width of all.")
    case .imageSize:
      row(
        .size, [.button], default: "none",
        "The size of the button's image, which stands before the title.")
    case .backgroundImageSize:
      row(
        .size, [.button], default: "none",
        "The size of the image behind the title; the button is at least as large.")
    case .contentEdgeInsets:
      row(
        .insets, [.button], default: "6 above and below",
        "Room around title and image: top, leading, bottom, trailing.")
    case .contentMode:
      row(
        .cases([
          "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
          "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
        ]), ViewKind.views, default: "scaleToFill",
        "How the picture fills its frame; it changes no frame.")
    default: nil
    }
  }

  private var environmentDescription: PropertyDescription? {
    switch self {
    case .size:
      row(.size, [.screen], default: "by device", "A screen that is no device, in points.")
    case .scale:
      row(
        .number, [.screen], default: "2",
        "Pixels a point of a screen that is no device; frames are rounded to them.")
    case .system:
      row(
        .number, [.screen], default: "the current one",
        "The version of iOS that a `size` is shown on.")
    case .safeArea:
      row(
        .insets, [.screen], default: "none",
        "What the system and bars cover of a `size`: one number, or top, leading, bottom, "
          + "trailing.")
    case .bars:
      row(
        .caseList(Vocabulary.bars), [.screen], default: "none",
        "Bars that stand around the screen and add to its safe area.")
    case .setInCode:
      row(
        .viewsAndConstraints, [.screen], default: "none",
        "Views that code gives another text or size, and constraints (by their identifiers) that "
          + "it gives another constant, or `safeArea` of a screen inside of another: nothing is "
          + "reported that depends on what the file says of them.")
    case .textSizes:
      row(
        .caseList(Vocabulary.textSizes), [.screen], default: "large",
        "The Dynamic Type sizes that the screen is checked in.")
    case .directions:
      row(
        .caseList(DirectionWord.words), [.screen], default: "leftToRight",
        "Whether the screen is checked from left to right, from right to left, or both.")
    case .languages:
      row(
        .languages, [.screen], default: "the text as written",
        "Languages, with the share by which their texts are longer.")
    case .states:
      row(
        .names, [.screen], default: "none", "Names of the screen's states, for `when state == …`.")
    case .host:
      row(
        .host, [.screen], default: "none",
        "What the screen stands in: `cell(height: 50)` is a table cell's content view, `cell` one "
          + "that sizes itself (it is as high as its constraints make it). `header` and `footer` "
          + "are those of a section. Of several, only what holds in all of them is reported.")
    case .defaults:
      row(
        .cases(DefaultPriorities.words), [], isOfFile: true, default: "code",
        "Whose default priorities apply: those of views made in `code`, those that "
          + "`interfaceBuilder` writes (labels and images hug at 251), or `uniform` ones: 250 for "
          + "every class.")
    case .minimumOS:
      row(
        .number, [], isOfFile: true, default: "the current one",
        "The oldest iOS to check, on devices that run it. A version below 15 adds layouts on the "
          + "oldest one, since text, controls and stacks were laid out otherwise; one below 26 "
          + "does where a control of the screen changed its size. Any other changes nothing.")
    case .devices:
      row(
        .devices, [.screen], default: "iPhone 16",
        "The devices that the screen is checked on, the first one shown first: `iPhone16`, "
          + "`iPhone16.landscape`, `iPadMini.landscape.half`.")
    default: nil
    }
  }
}

/// One row of the table.
func row(
  _ type: ValueType, _ owners: [ViewKind], isOfFile: Bool = false, default defaultValue: String,
  _ summary: String
) -> PropertyDescription {
  PropertyDescription(
    type: type, owners: owners, isOfFile: isOfFile, defaultValue: defaultValue, summary: summary)
}

/// The row of a property that only changes how a view looks or behaves.
func look(
  _ type: ValueType, _ owners: [ViewKind], default defaultValue: String, _ summary: String
) -> PropertyDescription {
  row(type, owners, default: defaultValue, summary + " It changes no frame.")
}
