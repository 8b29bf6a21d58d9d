/// One row of the table of properties: what completion, hover, checking and documentation read.
public struct PropertyDescription: Sendable {
  public let name: PropertyName
  public let type: ValueType
  /// The things that have it, in the order of the documentation.
  public let owners: [ViewKind]
  public let isOfFile: Bool
  /// The value in force where none is written, in words.
  public let defaultValue: String
  /// One sentence in UIKit's terms.
  public let summary: String
}

extension PropertyName {
  public var description: PropertyDescription {
    Self.table[self] ?? row
  }

  private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.row) })

  private var row: PropertyDescription {
    func row(
      _ type: ValueType, _ owners: [ViewKind], default defaultValue: String, _ summary: String
    ) -> PropertyDescription {
      PropertyDescription(
        name: self, type: type, owners: owners, isOfFile: false, defaultValue: defaultValue,
        summary: summary)
    }
    switch self {
    case .alignmentRectInsets:
      return row(
        .insets, ViewKind.views, default: "by class",
        "How far the alignment rectangle, which constraints speak of, lies inside the frame.")
    case .hugging, .horizontalHugging, .verticalHugging:
      return row(
        .priority, ViewKind.views, default: "by class and `defaults`",
        "The priority with which the view resists being larger than its content.")
    case .compressionResistance, .horizontalCompressionResistance, .verticalCompressionResistance:
      return row(
        .priority, ViewKind.views, default: "750",
        "The priority with which the view resists being smaller than its content.")
    case .intrinsicContentSize:
      return row(
        .size, ViewKind.views, default: "by class, text and font",
        "The size of the content, of the alignment rectangle, without any constraint.")
    case .isHidden:
      return row(
        .bool, ViewKind.views, default: "false",
        "A hidden arranged view gives up its room in the stack; any other keeps it.")
    case .isArranged:
      return row(
        .bool, ViewKind.views, default: "true in a stack",
        "Whether the stack arranges this child; false makes it a plain subview.")
    case .layoutMargins:
      return row(
        .insets, ViewKind.views + [.screen], default: "8 on each side",
        "The margins that layoutMarginsGuide is inset by: top, leading, bottom, trailing.")
    case .firstBaseline:
      return row(
        .number, ViewKind.views, default: "by font",
        "The distance of the first line's baseline from the top, in points.")
    case .lastBaseline:
      return row(
        .number, ViewKind.views, default: "by font",
        "The distance of the last line's baseline from the bottom, in points.")
    case .customSpacing:
      return row(
        .spacing, ViewKind.views, default: "the stack's spacing",
        "The space after this view in its stack.")
    case .class:
      return row(.word, ViewKind.views, default: "by kind", "The class, for export.")
    default:
      return stackDescription ?? contentDescription ?? environmentDescription
    }
  }

  private var stackDescription: PropertyDescription? {
    func row(_ type: ValueType, default defaultValue: String, _ summary: String)
      -> PropertyDescription
    {
      PropertyDescription(
        name: self, type: type, owners: ViewKind.stacks, isOfFile: false,
        defaultValue: defaultValue, summary: summary)
    }
    switch self {
    case .axis:
      return row(
        .cases(["horizontal", "vertical"]), default: "by kind; horizontal for `stack`",
        "The direction in which the stack arranges its views.")
    case .distribution:
      return row(
        .cases(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
        default: "fill", "How the arranged views share the room along the axis.")
    case .alignment:
      return row(
        .cases([
          "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
        ]), default: "fill", "How the arranged views lie across the axis.")
    case .spacing:
      return row(.spacing, default: "0", "The room between adjacent arranged views, in points.")
    case .isBaselineRelativeArrangement:
      return row(
        .bool, default: "false",
        "Whether a vertical stack measures its spacing from baseline to baseline.")
    case .isLayoutMarginsRelativeArrangement:
      return row(
        .bool, default: "false",
        "Whether the stack arranges its views inside of its layout margins.")
    default:
      return nil
    }
  }

  private var contentDescription: PropertyDescription? {
    func row(
      _ type: ValueType, _ owners: [ViewKind], default defaultValue: String, _ summary: String
    ) -> PropertyDescription {
      PropertyDescription(
        name: self, type: type, owners: owners, isOfFile: false, defaultValue: defaultValue,
        summary: summary)
    }
    switch self {
    case .text:
      return row(
        .string, [.label, .textField, .textView, .searchBar], default: "none", "The text shown.")
    case .title:
      return row(.string, [.button], default: "none", "The title for the normal state.")
    case .placeholder:
      return row(
        .string, [.textField, .searchBar], default: "none", "What stands there while it is empty.")
    case .font:
      return row(
        .font, ViewKind.texts, default: "system 17; system 15 for a button",
        "A Dynamic Type style, or a system font of a size and a weight.")
    case .numberOfLines:
      return row(
        .count, [.label, .button], default: "1", "The lines a text may take; 0 for any number.")
    case .minimumScaleFactor:
      return row(
        .number, [.label], default: "0",
        "How far the font may shrink before the text is cut; 0 for not at all.")
    case .adjustsFontForContentSizeCategory:
      return row(
        .bool, ViewKind.texts, default: "true with a text style",
        "Whether the font follows the user's text size.")
    case .image:
      return row(.word, [.imageView, .button], default: "none", "The name of the image.")
    case .contentMode:
      return row(
        .cases([
          "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
          "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
        ]), ViewKind.views, default: "scaleToFill",
        "How the content is drawn in bounds of another size; it moves no frame.")
    default:
      return nil
    }
  }

  private var environmentDescription: PropertyDescription {
    func row(
      _ type: ValueType, isOfFile: Bool = false, default defaultValue: String, _ summary: String
    ) -> PropertyDescription {
      PropertyDescription(
        name: self, type: type, owners: isOfFile ? [] : [.screen], isOfFile: isOfFile,
        defaultValue: defaultValue, summary: summary)
    }
    switch self {
    case .size:
      return row(.size, default: "by device", "The size of a screen that is no device, in points.")
    case .scale:
      return row(.number, default: "2", "Pixels per point, for a screen with a `size`.")
    case .textSizes:
      return row(
        .caseList(Vocabulary.textSizes), default: "large",
        "The Dynamic Type sizes in which the screen is checked.")
    case .directions:
      return row(
        .caseList(["leftToRight", "rightToLeft"]), default: "leftToRight",
        "The directions of layout in which the screen is checked.")
    case .languages:
      return row(
        .languages, default: "the text as written",
        "The languages in which the screen is checked, each with the growth of its texts.")
    case .states:
      return row(
        .names, default: "none", "Names of states; `when state == …` says what each changes.")
    case .host:
      return row(
        .host, default: "none", "What holds the view: the content view of a table cell, 44 pt high."
      )
    case .defaults:
      return row(
        .cases(["code", "interfaceBuilder"]), isOfFile: true, default: "code",
        "Whose default hugging holds: that of UIKit in code, or Interface Builder's 251.")
    case .minimumOS:
      return row(
        .number, isOfFile: true, default: "the current one",
        "The oldest iOS that the screens must work on.")
    default:
      return row(
        .devices, default: "iPhone 16",
        "The devices on which the screen is checked; the first is shown.")
    }
  }
}
